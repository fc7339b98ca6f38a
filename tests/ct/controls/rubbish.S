/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Bytes that are no instruction on any target. */
    .text
    .globl control
    .type control, %function
#ifdef __thumb__
    .thumb_func
#endif
control:
    .4byte 0xffffffff, 0xffffffff
    .size control, . - control
