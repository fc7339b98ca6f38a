/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/x8/elligator_x8.h"

#include "isogeny/simd/state52.h"
#include "mp/jacobi.h"
#include "word/wipe.h"

#if SANGI_CURVE_SIMD

/* mask <- all ones in the lanes where x is no square */
static void non_squares(sangi_lanes *mask, const fp8 *x) {
    sangi_signed_digit scratch[SANGI_MP_JACOBI_DIGITS(SANGI_CURVE_BITS)];
    sangi_fp each[FP8_LANES];

    FP8(unpack)(each, x);
    /* The limbs are those of x * R mod p, of the same symbol: R is a power of 4. */
    for (size_t l = 0; l < FP8_LANES; l++)
        mask->lane[l] = sangi_mp_jacobi_is_negative(each[l].limb, SANGI_FP_FIELD()->modulus,
                                                    SANGI_FP_LIMBS, SANGI_CURVE_BITS, scratch);
    sangi_wipe(each, sizeof each);
}

static void draw(fp8 *u, sangi_ctidh_stream stream[FP8_LANES]) {
    sangi_fp each[FP8_LANES];

    for (size_t l = 0; l < FP8_LANES; l++)
        sangi_ctidh_draw_element(&stream[l], &each[l]);
    FP8(pack)(u, each);
    sangi_wipe(each, sizeof each);
}

/* The formulas are those of sangi_ctidh_elligator; bounds are multiples of p. */
FP8_TARGET void sangi_ctidhx8_draw_points(sangi_pointx8 both[2], const sangi_curvex8 *curve,
                                          sangi_ctidh_stream stream[FP8_LANES]) {
    sangi_lanes start, swapped;
    fp8 one, u, t;

    fp8_set_one(&one);
    sangi_curvex8_is_zero(&start, &curve->a);
    const __m512i starts = _mm512_load_si512(start.lane);
    draw(&u, stream);
    fp8_sqr(&t, &u);
    fp8_sub(&both[0].z, &t, &one);
    fp8_mul(&both[0].z, &both[0].z, &curve->c);
    fp8_mul(&both[1].x, &curve->a, &t);
    fp8_mul(&t, &curve->a, &both[1].x);
    fp8_select(&both[0].x, starts, &one, &curve->a);
    fp8_select(&both[1].x, starts, &one, &both[1].x);
    fp8_select(&t, starts, &one, &t);
    fp8_neg(&both[1].x, &both[1].x);
    both[1].z = both[0].z;

    fp8_sqr(&u, &both[0].z);
    fp8_add(&t, &t, &u);
    fp8_mul(&t, &t, &both[0].z);
    fp8_mul(&t, &t, &both[0].x);
    non_squares(&swapped, &t);
    sangi_curvex8_swap(&both[0], &both[1], &swapped);
}

#endif
