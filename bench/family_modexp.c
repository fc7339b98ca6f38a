/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `modexp`: base^exponent mod modulus from bytes to bytes, each call with its set-up.
 */
#include "modexp/case.h"
#include "operands.h"

#include <stdlib.h>
#include <string.h>

enum { LANES = 2 };

/* Of one input; z are the accumulators. */
typedef struct {
    uint8_t modulus[MODEXP_MOST], exponent[MODEXP_MOST];
    uint8_t begin[LANES][MODEXP_MOST], z[LANES][MODEXP_MOST];
    size_t exponent_length;
} numbers;

typedef struct {
    const modexp_case *spec;
    numbers *of;
} operands;

static void draw(uint8_t *bytes, size_t length, uint64_t *state) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)bench_draw(state);
}

/* Odd and below the modulus, so that its powers are odd too where the modulus is even. */
static void draw_base(uint8_t *bytes, size_t length, uint64_t *state) {
    draw(bytes, length, state);
    bytes[0] &= 0x7f;
    bytes[length - 1] |= 1;
}

static void fill(numbers *d, const modexp_input *input, uint64_t *state) {
    const size_t n = input->bytes, zeros = input->twos / 8;
    uint8_t *const lowest = d->modulus + n - 1 - zeros;

    draw(d->modulus, n, state);
    memset(lowest + 1, 0, zeros);
    *lowest = (uint8_t)((*lowest | 1) << input->twos % 8);
    d->modulus[0] |= 0x80;
    d->exponent_length = input->exponent_bytes;
    draw(d->exponent, d->exponent_length, state);
    d->exponent[0] |= 0x80;
    if (!input->exponent_bytes) {
        const uint8_t e[] = {(uint8_t)(input->exponent >> 16), (uint8_t)(input->exponent >> 8),
                             (uint8_t)input->exponent};
        const size_t zero = !e[0] + (!e[0] && !e[1]);
        memcpy(d->exponent, e + zero, sizeof e - zero);
        d->exponent_length = sizeof e - zero;
    }
    for (size_t i = 0; i < LANES; i++)
        draw_base(d->begin[i], n, state);
    memcpy(d->z, d->begin, sizeof d->z);
}

static void *open_case(const bench_case *c, uint64_t seed) {
    const modexp_case *spec = c->spec;
    operands *d = calloc(1, sizeof *d);
    if (!d || !(d->of = calloc(spec->count, sizeof *d->of)))
        return NULL;
    d->spec = spec;
    for (size_t i = 0; i < spec->count; i++)
        fill(&d->of[i], &spec->inputs[i], &seed);
    return d;
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *d = data;
    const modexp_library kernel = d->spec->library;
    const size_t lanes = metric == BENCH_LATENCY ? 0 : LANES - 1;
    (void)c;
    for (; calls; calls--, *at += 1)
        for (size_t i = 0; i < d->spec->count; i++) {
            numbers *of = &d->of[i];
            uint8_t *z = of->z[*at & lanes];
            for (size_t j = 0; j < d->spec->inputs[i].repeats; j++)
                kernel(z, z, of->exponent, of->exponent_length, of->modulus,
                       d->spec->inputs[i].bytes);
        }
    return d->of[0].z[0][0];
}

static bool agrees(const bench_case *c, operands *d, bench_metric metric) {
    const size_t lanes = metric == BENCH_LATENCY ? 1 : LANES;
    size_t at = 0;
    for (size_t i = 0; i < d->spec->count; i++)
        memcpy(d->of[i].z, d->of[i].begin, sizeof d->of[i].z);
    loop(c, d, metric, &at, lanes);
    for (size_t i = 0; i < d->spec->count; i++)
        for (size_t lane = 0; lane < lanes; lane++) {
            const numbers *of = &d->of[i];
            uint8_t wanted[MODEXP_MOST];
            memcpy(wanted, of->begin[lane], sizeof wanted);
            for (size_t j = 0; j < d->spec->inputs[i].repeats; j++)
                modexp_reference(wanted, wanted, of->exponent, of->exponent_length, of->modulus,
                                 d->spec->inputs[i].bytes);
            if (memcmp(wanted, of->z[lane], d->spec->inputs[i].bytes) != 0)
                return false;
        }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    return agrees(c, data, BENCH_LATENCY) && agrees(c, data, BENCH_THROUGHPUT)
               ? NULL
               : "a power differs from the reference";
}

const bench_family bench_family_modexp = {open_case, check, NULL, loop, NULL, 1};
