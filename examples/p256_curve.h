/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Multiples of points of P-256 [FIPS186], over any way to reduce: the field is a sangi_mod.
 *
 * It shows one application over two methods.  Where P-256 is what is wanted, <sangi/p256.h> is the
 * faster field.
 */
#ifndef P256_CURVE_H
#define P256_CURVE_H

#include <stdint.h>

#include <sangi/mod.h>

enum { P256_CURVE_BYTES = 32 };

typedef sangi_limb p256_element[SANGI_MOD_LIMBS(256)];

/** The field and b of y^2 = x^3 - 3 x + b; it points into itself and is not to be copied. */
typedef struct {
    sangi_mod *p;
    p256_element b;
    unsigned char memory[SANGI_MOD_SIZE(256)];
} p256_curve;

/** Makes the curve; anything but SANGI_OK is a method that does not exist. */
sangi_status p256_curve_start(p256_curve *curve, sangi_mod_method method);

/** The generator: x and y, big-endian. */
extern const uint8_t p256_curve_generator[2 * P256_CURVE_BYTES];

/**
 * out <- scalar * point, each point as x and y, all of them big-endian; they may be the same.
 *
 * @return SANGI_OK; SANGI_OUT_OF_RANGE where the point is none of the curve, or the result is the
 *         point at infinity, and out is then 0
 * @ct     scalar, point and out are secret; what the status says is told
 * @ref    complete addition, [RCB16], Algorithm 4; windows of four bits, their table read whole
 */
sangi_status p256_curve_multiply(const p256_curve *curve, uint8_t out[2 * P256_CURVE_BYTES],
                                 const uint8_t scalar[P256_CURVE_BYTES],
                                 const uint8_t point[2 * P256_CURVE_BYTES]);

#endif
