/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Random words, and memory for operands, for every family. */
#ifndef SANGI_BENCH_OPERANDS_H
#define SANGI_BENCH_OPERANDS_H

#include <stddef.h>
#include <stdint.h>

/** The next random word of a generator that the state seeds. */
uint64_t bench_draw(uint64_t *state);

/** Zeroed memory that begins a page and is kept until the program ends; NULL when it is short. */
uint64_t *bench_words(size_t n);

/**
 * The same, at a random cache line of its page: a store to accumulators delays a load 4096 bytes
 * away, of a kernel's constants for one, and which kernel that hits must not be the same in every
 * process.
 */
uint64_t *bench_accumulators(size_t n, uint64_t *state);

#endif
