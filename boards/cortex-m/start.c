/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** From reset to main: data out of flash, zeros, and the floating-point unit where there is one. */
#include "board.h"

extern uint32_t board_data[], board_data_end[], board_bss[], board_bss_end[], board_stack[];
extern const uint32_t board_data_kept[];

#define CCR (*(volatile uint32_t *)0xe000ed14U)
#define CPACR (*(volatile uint32_t *)0xe000ed88U)

_Noreturn void board_reset(void);

static _Noreturn __attribute__((noinline)) void start(void) {
    const uint32_t *kept = board_data_kept;

    for (uint32_t *at = board_data; at < board_data_end;)
        *at++ = *kept++;
    for (uint32_t *at = board_bss; at < board_bss_end;)
        *at++ = 0;
    board_exit(main());
}

/* A compiler may use the registers of the floating-point unit anywhere but here. */
_Noreturn void board_reset(void) {
#ifdef __ARM_FP
    CPACR |= 0xfU << 20;
#endif
    CCR |= 1U << 3; /* an access that is not aligned is a fault */
    __asm__ volatile("dsb\n\tisb" ::: "memory");
    start();
}

static _Noreturn void fault(void) { board_exit(99); }

typedef union {
    void *stack;
    void (*handler)(void);
} vector;

/* The stack, reset, then the faults: NMI, hard, memory, bus, usage. */
__attribute__((section(".vectors"), used)) static const vector vectors[16] = {
    {.stack = board_stack}, {.handler = board_reset}, {.handler = fault}, {.handler = fault},
    {.handler = fault},     {.handler = fault},       {.handler = fault}};
