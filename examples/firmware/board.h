/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What the program has of its board: text out, randomness, and how deep the stack went. */
#ifndef BOARD_H
#define BOARD_H

#include <sangi/rng.h>

/** Prints text that ends with a zero. */
void board_print(const char *text);

/** A sangi_rng; the context is not used. */
sangi_status board_random(void *context, uint8_t *bytes, size_t length);

/** Bytes of stack that have been used since reset. */
size_t board_stack_used(void);

#endif
