/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Thumb: CASE is what stands in an IT block after a test of a secret. */
    .syntax unified
    .thumb
    .text
    .globl control
    .type control, %function
    .thumb_func
control:
    ldr r3, [r1]
    cmp r3, #1
    it eq
    CASE
    str r3, [r0]
    bx lr
    .size control, . - control
