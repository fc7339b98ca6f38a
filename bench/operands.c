/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "operands.h"

#include <stdlib.h>
#include <string.h>

enum { PAGE = 4096, LINE = 64 };

/* splitmix64 [Steele, Lea, Flood 2014] */
uint64_t bench_draw(uint64_t *state) {
    uint64_t x = *state += 0x9e3779b97f4a7c15;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

uint64_t *bench_words(size_t n) {
    size_t bytes = (n * sizeof(uint64_t) + PAGE - 1) / PAGE * PAGE;
    uint64_t *made = aligned_alloc(PAGE, bytes);
    if (made)
        memset(made, 0, bytes);
    return made;
}

uint64_t *bench_accumulators(size_t n, uint64_t *state) {
    size_t line = bench_draw(state) % (PAGE / LINE);
    uint64_t *page = bench_words(PAGE / sizeof(uint64_t) + n);
    return page ? page + line * LINE / sizeof *page : NULL;
}
