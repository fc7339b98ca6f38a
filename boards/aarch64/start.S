/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* From the kernel to main, on a stack of our own. */
    .text
    .globl board_reset
board_reset:
    adrp x0, board_stack
    add x0, x0, :lo12:board_stack
    mov sp, x0
    bl main
    b board_exit
    .section .note.GNU-stack, "", %progbits
