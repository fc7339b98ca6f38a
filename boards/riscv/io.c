/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Semihosting, or a port of words; and the counter of machine mode. */
#include "board.h"

enum { WRITE0 = 0x04, EXIT_EXTENDED = 0x20, APPLICATION_EXIT = 0x20026 };

#define PORT(i) (((volatile uint32_t *)BOARD_PORT)[i])

/* The call is these three instructions, uncompressed and in one page. */
static void ask_host(long operation, const void *argument) {
    register long a0 __asm__("a0") = operation;
    register const void *a1 __asm__("a1") = argument;

    __asm__ volatile(".balign 16\n\t"
                     ".option push\n\t"
                     ".option norvc\n\t"
                     "slli zero, zero, 0x1f\n\t"
                     "ebreak\n\t"
                     "srai zero, zero, 7\n\t"
                     ".option pop"
                     : "+r"(a0)
                     : "r"(a1)
                     : "memory");
}

void board_print(const char *text) {
    if (board_port == 0)
        ask_host(WRITE0, text);
    else
        while (*text)
            PORT(0) = (uint8_t)*text++;
}

_Noreturn void board_exit(int status) {
    const uintptr_t block[2] = {APPLICATION_EXIT, (uintptr_t)status};

    if (board_port == 0)
        ask_host(EXIT_EXTENDED, block);
    for (;;)
        PORT(1) = (uint32_t)status;
}

uint64_t board_cycles(void) {
    unsigned long count;

    __asm__ volatile("csrr %0, mcycle" : "=r"(count)::"memory");
    return count;
}
