/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The interface of a board: text output, exit, a cycle counter; and the marks between which
 * instructions are counted.
 *
 * A program takes no arguments.  Three constants of the image select what it does; the runner
 * writes them, at their addresses in memory or at their offsets in the ELF file.
 */
#ifndef SANGI_BOARDS_BOARD_H
#define SANGI_BOARDS_BOARD_H

#include <stddef.h>
#include <stdint.h>

/** The index of the case to run; any other number prints the table of cases. */
extern const volatile uint32_t board_choice;

/**
 * The secret to run on: 0 is random, 1 all zeros, 2 the greatest magnitudes, all others random.
 * Public inputs stay the same.
 */
extern const volatile uint32_t board_secret;

/**
 * The text output: 0 is semihosting or a system call; 1 stores each character as a word at
 * BOARD_PORT, and the exit status at BOARD_PORT + 4.
 */
extern const volatile uint32_t board_port;

#define BOARD_PORT 0x10010000U

/** Prints a zero-terminated text. */
void board_print(const char *text);

/** Exits: 0 is success, 99 a processor fault. */
_Noreturn void board_exit(int status);

/** The cycle counter of the board, or 0 if it has none; not every emulator implements it. */
uint64_t board_cycles(void);

/** Counting starts at the entry of this function and stops at that of board_end. */
void board_begin(void);
void board_end(void);

/** The lowest address that the stack may use. */
extern unsigned char board_stack_floor[];

/** The stack pointer; always inlined, so that it is that of the caller. */
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
