/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What an action of CTIDH costs.
 *
 * A line of the input is the size and an exponent for each prime; the answer is "mul sqr add", the
 * outcomes of the attempts as ones and zeros, and the public key reached from A = 0.  The program
 * is compiled for one prime: see curve/size.h.
 */
#include <stdio.h>

#include "csidh/ctidh/mask.h"

struct counted counted;

static char outcomes[4096];
static size_t attempts;

static ctidh_mask recorded(ctidh_mask success) {
    if (attempts + 1 < sizeof outcomes)
        outcomes[attempts++] = success ? '1' : '0';
    return success;
}

#define SANGI_CTIDH_DECLASSIFY(mask) recorded(mask)
#include "csidh/ctidh/action.c"
#include "mp/bytes.h"

#define PARAMETERS(size) sangi_ctidh##size##_parameters
#include "ctidh_sizes.h"

int main(void) {
    uint8_t seed[SANGI_CTIDH_SEED] = {0};
    char size[8];

    while (scanf("%7s", size) == 1) {
        int8_t exponent[SANGI_CURVE_PRIMES];
        uint8_t bytes[SANGI_FP_BYTES];
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
        counted = (struct counted){0, 0, 0};
        sangi_ctidh_act(&a, exponent, parameters_of(size), &stream);
        outcomes[attempts] = 0;
        sangi_mp_to_bytes(bytes, sizeof bytes, a.limb, SANGI_MP_LITTLE_ENDIAN);
        printf("%lu %lu %lu %s ", counted.mul, counted.sqr, counted.add, outcomes);
        for (size_t i = 0; i < sizeof bytes; i++)
            printf("%02x", bytes[i]);
        printf("\n");
    }
    return 0;
}
