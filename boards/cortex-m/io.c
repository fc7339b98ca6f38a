/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Semihosting, and the counter of the debug unit. */
#include "board.h"

enum { WRITE0 = 0x04, EXIT_EXTENDED = 0x20, APPLICATION_EXIT = 0x20026 };

#define DEMCR (*(volatile uint32_t *)0xe000edfcU)
#define DWT_CTRL (*(volatile uint32_t *)0xe0001000U)
#define DWT_CYCCNT (*(volatile uint32_t *)0xe0001004U)
#define PORT(i) (((volatile uint32_t *)BOARD_PORT)[i])

static void ask_host(int operation, const void *argument) {
    register int r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

void board_print(const char *text) {
    if (board_port == 0)
        ask_host(WRITE0, text);
    else
        while (*text)
            PORT(0) = (uint8_t)*text++;
}

_Noreturn void board_exit(int status) {
    const uint32_t block[2] = {APPLICATION_EXIT, (uint32_t)status};

    if (board_port == 0)
        ask_host(EXIT_EXTENDED, block);
    for (;;)
        PORT(1) = (uint32_t)status;
}

uint64_t board_cycles(void) {
    DEMCR |= 1U << 24;
    DWT_CTRL |= 1;
    return DWT_CYCCNT;
}
