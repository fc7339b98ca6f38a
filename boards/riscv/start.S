/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* From reset to main: pointers, traps, the floating-point unit where there is one, counters, zeros. */
    .section .reset, "ax"
    .globl board_reset
board_reset:
    .option push
    .option norelax
    la gp, __global_pointer$
    .option pop
    la sp, board_stack
    la t0, trap
    csrw mtvec, t0
#ifdef __riscv_flen
    li t0, 0x6000
    csrs mstatus, t0
#endif
    csrwi mcountinhibit, 0
    la t0, board_bss
    la t1, board_bss_end
1:  bgeu t0, t1, 2f
    sw zero, 0(t0)
    addi t0, t0, 4
    j 1b
2:  call main
    call board_exit

    .balign 4
trap:
    li a0, 99
    call board_exit
