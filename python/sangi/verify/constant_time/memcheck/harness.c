/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Runs calls on arenas whose secret bytes valgrind takes to be undefined.
 *
 * stdin: for each run a header, the ranges to poison, those that the call declassifies, an arena.
 *
 * stdout: for each run a line of its call's number, bytes poisoned, errors, undefined bytes of the
 * result and of what is declassified, and what that is; in the end a line for each field's back
 * end.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <valgrind/memcheck.h>

#include "word/cpu.h"

enum { RANGES_AT_MOST = 32, RESULT = 8 };

typedef struct {
    uint32_t call, poisoned, declassified, result;
} header;

typedef struct {
    uint32_t at, length;
} range;

typedef struct {
    const char *name;
    void (*run)(void);
} backend;

extern unsigned char sangi_ct_arena[SANGI_CT_ARENA];
extern void (*const sangi_ct_calls[])(void);
extern const backend sangi_ct_backends[];

/* Stands in for src/word/cpu.c, since valgrind runs instructions that its CPUID hides. */
unsigned sangi_cpu_features(void) { return SANGI_CT_FEATURES; }

/* How many of some bytes are undefined in part. */
static unsigned undefined(const unsigned char *bytes, size_t length) {
    unsigned count = 0;

    for (size_t i = 0; i < length; i++) {
        unsigned char bits = 0;
        if (VALGRIND_GET_VBITS(bytes + i, &bits, 1) == 1 && bits)
            count++;
    }
    return count;
}

static int take(void *to, size_t length) { return fread(to, 1, length, stdin) == length; }

int main(void) {
    static unsigned char arena[SANGI_CT_ARENA];
    header h;
    range poison[RANGES_AT_MOST], declassified[RANGES_AT_MOST];

    if (!RUNNING_ON_VALGRIND)
        return 2;
    while (take(&h, sizeof h)) {
        if (h.poisoned > RANGES_AT_MOST || h.declassified > RANGES_AT_MOST)
            return 3;
        if (!take(poison, h.poisoned * sizeof *poison) ||
            !take(declassified, h.declassified * sizeof *declassified) ||
            !take(arena, sizeof arena))
            return 4;
        memcpy(sangi_ct_arena, arena, sizeof arena);
        for (uint32_t i = 0; i < h.poisoned; i++)
            (void)VALGRIND_MAKE_MEM_UNDEFINED(sangi_ct_arena + poison[i].at, poison[i].length);
        const unsigned poisoned = undefined(sangi_ct_arena, sizeof arena);
        const unsigned before = VALGRIND_COUNT_ERRORS;
        sangi_ct_calls[h.call]();
        const unsigned errors = VALGRIND_COUNT_ERRORS - before;
        const unsigned result = undefined(sangi_ct_arena + h.result, RESULT);
        unsigned of_declassified = 0;
        for (uint32_t i = 0; i < h.declassified; i++) {
            of_declassified +=
                undefined(sangi_ct_arena + declassified[i].at, declassified[i].length);
            (void)VALGRIND_MAKE_MEM_DEFINED(sangi_ct_arena + declassified[i].at,
                                            declassified[i].length);
        }
        printf("%u %u %u %u %u ", (unsigned)h.call, poisoned, errors, result, of_declassified);
        for (uint32_t i = 0; i < h.declassified; i++)
            for (uint32_t j = 0; j < declassified[i].length; j++)
                printf("%02x", (unsigned)sangi_ct_arena[declassified[i].at + j]);
        printf(".\n");
        (void)VALGRIND_MAKE_MEM_DEFINED(sangi_ct_arena, sizeof sangi_ct_arena);
    }
    for (const backend *b = sangi_ct_backends; b->name; b++) {
        b->run();
        printf("%s %s\n", b->name, (const char *)sangi_ct_arena);
    }
    return 0;
}
