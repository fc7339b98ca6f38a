/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What a call leaves on the stack below its caller's frame.
 *
 * The call runs on a stack of its own, which is painted before; what is found of a secret
 * afterwards are eight bytes in a row, in either order.  SANGI_DEAD_STACK is 0 where this cannot be
 * done.
 */
#ifndef SANGI_TESTS_DEAD_STACK_H
#define SANGI_TESTS_DEAD_STACK_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#endif

/* A sanitizer keeps stacks of its own, and musl has no makecontext. */
#if defined(__GLIBC__) && !defined(SANITIZED)
#define SANGI_DEAD_STACK 1

#include <ucontext.h>

enum { STACK = 1 << 20, WINDOW = 8, MOST = 1 << 14 };

static unsigned char stack[STACK];
static ucontext_t here, there, fresh; /* fresh: its registers hold no secret */
static void (*body)(void);
static uint64_t windows[2 * MOST];
static size_t known;
static int failures;

static void run_body(void) { body(); }

static int by_value(const void *a, const void *b) {
    uint64_t x, y;

    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    return x < y ? -1 : x > y;
}

/* A window with few different bytes may be there by chance. */
static int telling(const unsigned char *bytes) {
    int different = 0;

    for (int i = 0; i < WINDOW; i++)
        different += memchr(bytes, bytes[i], (size_t)i) == NULL;
    return different >= 5;
}

/* No call may leave any part of these bytes. */
static void secret(const void *bytes, size_t length) {
    const unsigned char *const at = bytes;
    unsigned char turned[WINDOW];

    for (size_t i = 0; i + WINDOW <= length && known + 2 <= sizeof windows / sizeof *windows; i++) {
        if (!telling(at + i))
            continue;
        memcpy(&windows[known++], at + i, WINDOW);
        for (size_t j = 0; j < WINDOW; j++)
            turned[j] = at[i + WINDOW - 1 - j];
        memcpy(&windows[known++], turned, WINDOW);
    }
}

/* The number of places at which the stack holds a part of a secret after a call. */
static size_t left_by(void (*call)(void)) {
    volatile size_t found = 0; /* kept across the switch of stacks */

    memset(stack, 0xa5, sizeof stack);
    body = call;
    there = fresh;
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    makecontext(&there, run_body, 0);
    swapcontext(&here, &there);
    qsort(windows, known, sizeof *windows, by_value);
    for (size_t i = 0; i + WINDOW <= sizeof stack; i++) {
        uint64_t word;

        memcpy(&word, stack + i, sizeof word);
        if (word != 0xa5a5a5a5a5a5a5a5 && bsearch(&word, windows, known, sizeof *windows, by_value))
            found++;
    }
    known = 0;
    return found;
}

/* The bytes of the stack that the last call has used. */
static size_t used(void) {
    size_t unused = 0;

    while (unused < sizeof stack && stack[unused] == 0xa5)
        unused++;
    return sizeof stack - unused;
}

static void expect(size_t found, const char *what) {
    if (found) {
        printf("dead_stack: %s leaves parts of a secret in %zu places\n", what, found);
        failures++;
    }
}

/* Numbers that look random, the same in every run. */
static void draw(unsigned char *bytes, size_t length) {
    static uint64_t state = 0x9e3779b97f4a7c15;

    for (size_t i = 0; i < length; i++) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        bytes[i] = (unsigned char)(state >> 32);
    }
}

#else
#define SANGI_DEAD_STACK 0
#endif
#endif
