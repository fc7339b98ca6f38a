/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Times kernels one after the other, in rounds, so that all of them see the same machine.
 *
 * A time is in units of a chain of multiplications that runs before and after it: a change of the
 * clock changes both.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <x86intrin.h>

#define CALLS 100
#define CHAINS 4
#define WORDS 16
#define CALLERS 4
/* At most: the one that a chain replaces, and others that stay. */
#define OPERANDS 3

typedef void (*unary)(uint64_t *, const uint64_t *);
typedef void (*binary)(uint64_t *, const uint64_t *, const uint64_t *);
typedef void (*ternary)(uint64_t *, const uint64_t *, const uint64_t *, const uint64_t *);

typedef struct {
    void *kernel;
    int operands;
} job;

/* Loops at several distances from the start of a line: a caller's code lies anywhere. */
#define LOOP(name, padding)                                                                        \
    __attribute__((noinline, aligned(64))) static void name(job j, uint64_t *z, int chains) {      \
        const uint64_t *y = z + CHAINS * WORDS, *m = y + WORDS;                                    \
        __asm__ volatile(padding);                                                                 \
        if (j.operands == 1)                                                                       \
            for (int i = 0; i < CALLS; i++)                                                        \
                ((unary)j.kernel)(z + (i & chains) * WORDS, z + (i & chains) * WORDS);             \
        else if (j.operands == 2)                                                                  \
            for (int i = 0; i < CALLS; i++)                                                        \
                ((binary)j.kernel)(z + (i & chains) * WORDS, z + (i & chains) * WORDS, y);         \
        else                                                                                       \
            for (int i = 0; i < CALLS; i++)                                                        \
                ((ternary)j.kernel)(z + (i & chains) * WORDS, z + (i & chains) * WORDS, y, m);     \
    }
LOOP(at0, "")
LOOP(at5, ".rept 5; nop; .endr")
LOOP(at11, ".rept 11; nop; .endr")
LOOP(at19, ".rept 19; nop; .endr")
static void (*const callers[CALLERS])(job, uint64_t *, int) = {at0, at5, at11, at19};

static uint64_t ticks(void) {
    unsigned core;
    return __rdtscp(&core);
}

/* 480 multiplications, each waiting 3 cycles for the one before. */
static uint64_t reference(void) {
    uint64_t start = ticks(), x = 1;
    for (int i = 0; i < 480; i++)
        __asm__ volatile("imul %0, %0" : "+r"(x));
    return ticks() - start;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/**
 * Cycles of each kernel by each caller: `out` has CALLERS latencies and one throughput for each of
 * `n` kernels.
 *
 * `start` has the words that every chain starts from, then those of the other operands; `rounds`
 * are taken, and of their times the one below which 30 % lie.  Returns 0, or 1 if memory is short.
 */
int measure(void *const *kernels, int operands, int n, int rounds, const uint64_t *start,
            double *out) {
    const int columns = CALLERS + 1;
    const size_t row = WORDS * sizeof *start;
    double *times = malloc(sizeof *times * (size_t)n * (size_t)columns * (size_t)rounds);
    static uint64_t z[(CHAINS + OPERANDS - 1) * WORDS] __attribute__((aligned(64)));
    if (!times)
        return 1;
    for (int r = 0; r < rounds; r++)
        for (int k = 0; k < n; k++)
            for (int c = 0; c < columns; c++) {
                job j = {kernels[k], operands};
                int chains = c == CALLERS ? CHAINS - 1 : 0;
                for (int i = 0; i < CHAINS; i++)
                    memcpy(z + i * WORDS, start, row);
                memcpy(z + CHAINS * WORDS, start + WORDS, row * (size_t)(operands - 1));
                uint64_t before = reference();
                callers[c % CALLERS](j, z, chains);
                uint64_t begin = ticks();
                callers[c % CALLERS](j, z, chains);
                uint64_t time = ticks() - begin, after = reference();
                double cycle = (double)(before < after ? before : after) / (3 * 480);
                times[(k * columns + c) * rounds + r] = (double)time / CALLS / cycle;
            }
    for (int i = 0; i < n * columns; i++) {
        qsort(times + i * rounds, (size_t)rounds, sizeof *times, compare);
        out[i] = times[i * rounds + rounds * 3 / 10];
    }
    free(times);
    return 0;
}

/** One call: z <- kernel(x), kernel(x, y) or kernel(x, y, m), whose words are at `from`. */
void call(void *kernel, int operands, const uint64_t *from, uint64_t *z) {
    if (operands == 1)
        ((unary)kernel)(z, from);
    else if (operands == 2)
        ((binary)kernel)(z, from, from + WORDS);
    else
        ((ternary)kernel)(z, from, from + WORDS, from + 2 * WORDS);
}
