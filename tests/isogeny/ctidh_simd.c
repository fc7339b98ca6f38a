/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What a vectorised action of CTIDH calls.
 *
 * A line of the input is the size and its exponents; the answer are the calls of mul, sqr, dot2,
 * dot3, dot4 and of steps, and the outcomes of the attempts as ones and zeros, from A = 0.
 * SANGI_CURVE_BITS says which sizes.
 */
#include <stdio.h>

#include "csidh/ctidh/mask.h"

static char outcomes[4096];
static size_t attempts;

static ctidh_mask recorded(ctidh_mask success) {
    if (attempts + 1 < sizeof outcomes)
        outcomes[attempts++] = success ? '1' : '0';
    return success;
}

#define SANGI_CTIDH_DECLASSIFY(mask) recorded(mask)
#include "csidh/simd/ctidh52.c"

#include "wrapped.h"

#define PARAMETERS(size) sangi_ctidh##size##_simd_parameters
#include "ctidh_sizes.h"

int main(void) {
    uint8_t seed[SANGI_CTIDH_SEED] = {0};
    char size[8];

    while (scanf("%7s", size) == 1) {
        int8_t exponent[SANGI_CURVE_PRIMES];
        sangi_ctidh_stream stream;
        sangi_fp a;
        int number;
        for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++) {
            if (scanf("%d", &number) != 1)
                return 2;
            exponent[i] = (int8_t)number;
        }
        attempts = 0;
        seed[0]++;
        sangi_ctidh_stream_init(&stream, seed);
        fp_from_u64(&a, 0);
        for (size_t i = 0; i < 6; i++)
            calls[i] = 0;
        sangi_ctidh_act52(&a, exponent, parameters_of(size), &stream);
        outcomes[attempts] = 0;
        for (size_t i = 0; i < 6; i++)
            printf("%lu ", calls[i]);
        printf("%s\n", outcomes);
    }
    return 0;
}
