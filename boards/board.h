/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What a program needs of a board: text out, an end, a counter of cycles; and the marks between
 * which everything is counted.
 *
 * A program takes no arguments.  Three words of its constants say what it does, and whoever runs it
 * writes them into the image: at their addresses in memory, or at their places in the ELF file.
 */
#ifndef SANGI_BOARDS_BOARD_H
#define SANGI_BOARDS_BOARD_H

#include <stddef.h>
#include <stdint.h>

/** The case to run, by its place in the table; any other number prints the table. */
extern const volatile uint32_t board_choice;

/**
 * The secret that it runs on: 0 is random, 1 all zeros, 2 the greatest magnitudes, any other a
 * random one again.  What is public stays the same.
 */
extern const volatile uint32_t board_secret;

/**
 * How text leaves: 0 by semihosting or a system call; 1 by words stored at BOARD_PORT, a character
 * each, and the exit status at BOARD_PORT + 4.
 */
extern const volatile uint32_t board_port;

#define BOARD_PORT 0x10010000U

/** Prints text that ends with a zero. */
void board_print(const char *text);

/** Ends the program: 0 is success, 99 a fault of the processor. */
_Noreturn void board_exit(int status);

/** The board's own counter of cycles; 0 where it has none.  Emulators do not always keep it. */
uint64_t board_cycles(void);

/** Counting starts where this is entered, and stops where board_end is. */
void board_begin(void);
void board_end(void);

/** The lowest address that the stack may use. */
extern unsigned char board_stack_floor[];

/** Where the stack ends at present; always inlined, so that it is the caller's. */
static inline __attribute__((always_inline)) unsigned char *board_stack_pointer(void) {
    unsigned char *pointer;

#if defined(__riscv)
    __asm__ volatile("mv %0, sp" : "=r"(pointer));
#elif defined(__x86_64__)
    __asm__ volatile("mov %%rsp, %0" : "=r"(pointer));
#else
    __asm__ volatile("mov %0, sp" : "=r"(pointer));
#endif
    return pointer;
}

/** The program. */
int main(void);

#endif
