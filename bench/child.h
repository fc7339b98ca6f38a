/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A peer in another language: a process of its own, on the same core, that answers line for line.
 *
 * A batch is one question, so that what is timed has one round trip of a pipe in it, some
 * microseconds.
 */
#ifndef SANGI_BENCH_CHILD_H
#define SANGI_BENCH_CHILD_H

#include <stdbool.h>
#include <stdio.h>

typedef struct {
    FILE *questions, *answers;
} bench_child;

/** Starts a program, which ends when this one does; false where it cannot. */
bool bench_child_start(bench_child *child, const char *program);

/**
 * Sends a line (without its end) and reads one; an answer that does not fit is cut off.
 *
 * Returns false, with an empty answer, where the child is gone.
 */
bool bench_child_ask(bench_child *child, const char *question, char *answer, int size);

#endif
