/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Counts the calls of the vector kernels, which the linker wraps.
 *
 * A line "i index count baby steps giant steps group" is an isogeny of that configuration, a
 * line "a" and 74 exponents an action on A = 0, a line "e" and eight times as many eight of them at
 * once; printed are the calls of mul, sqr, dot2, dot3, dot4 and of steps.
 */
#include <stdio.h>

#include "csidh/simd/action52.h"
#include "isogeny/simd/isogeny52.h"

#include "wrapped.h"

/* An isogeny of a point that may have any order: what it does depends on no coordinate. */
static int isogeny(void) {
    unsigned index, count, baby_steps, giant_steps, group;
    sangi_point52 point[SANGI_ISOGENY_MAX_POINTS + 1];
    sangi_curve52 curve;
    sangi_curve e;
    sangi_point p;

    if (scanf("%u %u %u %u %u", &index, &count, &baby_steps, &giant_steps, &group) != 5 ||
        index >= SANGI_CURVE_PRIMES || count > SANGI_ISOGENY_MAX_POINTS)
        return 0;
    const sangi_isogeny52_config config = {(uint8_t)baby_steps, (uint8_t)giant_steps,
                                           (uint8_t)group};
    if (!sangi_isogeny52_config_is_valid(&config, index))
        return 0;
    sangi_p511_from_u64(&e.a, 6);
    sangi_p511_from_u64(&e.c, 1);
    sangi_curve52_from_curve(&curve, &e);
    for (size_t i = 0; i <= count; i++) {
        sangi_p511_from_u64(&p.x, 5 + i);
        sangi_p511_from_u64(&p.z, 3);
        sangi_point52_from_point(&point[i], &p);
    }
    for (size_t i = 0; i < 6; i++)
        calls[i] = 0;
    sangi_isogeny52_walk_by(&curve, point + 1, count, point, index, &config);
    return 1;
}

static int action(size_t count) {
    int8_t exponent[FP8_LANES * SANGI_CURVE_PRIMES];
    sangi_p511 a[FP8_LANES];
    int number;

    for (size_t i = 0; i < count * SANGI_CURVE_PRIMES; i++) {
        if (scanf("%d", &number) != 1)
            return 0;
        exponent[i] = (int8_t)number;
    }
    for (size_t i = 0; i < 6; i++)
        calls[i] = 0;
    for (size_t i = 0; i < count; i++)
        sangi_p511_from_u64(&a[i], 0);
    (count == 1 ? sangi_csidh_act52_vartime : sangi_csidh_act52_x8_vartime)(a, exponent);
    return 1;
}

int main(void) {
    char kind;

    while (scanf(" %c", &kind) == 1) {
        if (!(kind == 'i' ? isogeny() : action(kind == 'e' ? FP8_LANES : 1)))
            return 2;
        for (size_t i = 0; i < 6; i++)
            printf("%lu%c", calls[i], i < 5 ? ' ' : '\n');
    }
    return 0;
}
