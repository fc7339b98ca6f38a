/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "p256_curve.h"

#include <string.h>

enum { BYTES = P256_CURVE_BYTES, WINDOW = 16 };

/* p = 2^256 - 2^224 + 2^192 + 2^96 - 1 */
static const uint8_t P[BYTES] = {0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00,
                                 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff,
                                 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
static const uint8_t B[BYTES] = {0x5a, 0xc6, 0x35, 0xd8, 0xaa, 0x3a, 0x93, 0xe7, 0xb3, 0xeb, 0xbd,
                                 0x55, 0x76, 0x98, 0x86, 0xbc, 0x65, 0x1d, 0x06, 0xb0, 0xcc, 0x53,
                                 0xb0, 0xf6, 0x3b, 0xce, 0x3c, 0x3e, 0x27, 0xd2, 0x60, 0x4b};
const uint8_t p256_curve_generator[2 * BYTES] = {
    0x6b, 0x17, 0xd1, 0xf2, 0xe1, 0x2c, 0x42, 0x47, 0xf8, 0xbc, 0xe6, 0xe5, 0x63, 0xa4, 0x40, 0xf2,
    0x77, 0x03, 0x7d, 0x81, 0x2d, 0xeb, 0x33, 0xa0, 0xf4, 0xa1, 0x39, 0x45, 0xd8, 0x98, 0xc2, 0x96,
    0x4f, 0xe3, 0x42, 0xe2, 0xfe, 0x1a, 0x7f, 0x9b, 0x8e, 0xe7, 0xeb, 0x4a, 0x7c, 0x0f, 0x9e, 0x16,
    0x2b, 0xce, 0x33, 0x57, 0x6b, 0x31, 0x5e, 0xce, 0xcb, 0xb6, 0x40, 0x68, 0x37, 0xbf, 0x51, 0xf5};

/* X/Z and Y/Z; (0 : 1 : 0) is the point at infinity. */
typedef struct {
    p256_element x, y, z;
} point;

sangi_status p256_curve_start(p256_curve *curve, sangi_mod_method method) {
    const sangi_status status =
        sangi_mod_init_be(&curve->p, curve->memory, sizeof curve->memory, P, BYTES, method);
    return status == SANGI_OK ? sangi_mod_from_bytes_be(curve->p, curve->b, B, BYTES) : status;
}

/* r <- s + t, whatever they are; r may be either. */
static void add(const p256_curve *curve, point *r, const point *s, const point *t) {
    const sangi_mod *const p = curve->p;
    p256_element xx, yy, zz, xy, yz, xz, u, v;

#define SUM_PRODUCT(z, a, b, aa, bb)                                                               \
    sangi_mod_add(p, u, s->a, s->b);                                                               \
    sangi_mod_add(p, v, t->a, t->b);                                                               \
    sangi_mod_mul(p, z, u, v);                                                                     \
    sangi_mod_sub(p, z, z, aa);                                                                    \
    sangi_mod_sub(p, z, z, bb)
#define TRIPLE(z, a)                                                                               \
    sangi_mod_add(p, u, a, a);                                                                     \
    sangi_mod_add(p, z, u, a)
    sangi_mod_mul(p, xx, s->x, t->x);
    sangi_mod_mul(p, yy, s->y, t->y);
    sangi_mod_mul(p, zz, s->z, t->z);
    SUM_PRODUCT(xy, x, y, xx, yy);
    SUM_PRODUCT(yz, y, z, yy, zz);
    SUM_PRODUCT(xz, x, z, xx, zz);

    /* v = 3 (xz - b zz); then yy -+ v */
    sangi_mod_mul(p, u, curve->b, zz);
    sangi_mod_sub(p, v, xz, u);
    TRIPLE(v, v);
    p256_element less, more;
    sangi_mod_sub(p, less, yy, v);
    sangi_mod_add(p, more, yy, v);

    /* xz <- 3 (b xz - 3 zz - xx), xx <- 3 (xx - zz) */
    sangi_mod_mul(p, xz, curve->b, xz);
    TRIPLE(v, zz);
    sangi_mod_sub(p, xz, xz, v);
    sangi_mod_sub(p, xz, xz, xx);
    TRIPLE(xz, xz);
    sangi_mod_sub(p, xx, xx, zz);
    TRIPLE(xx, xx);

    /* X = xy more - yz xz, Y = more less + xx xz, Z = yz less + xy xx */
    sangi_mod_mul(p, u, xy, more);
    sangi_mod_mul(p, v, yz, xz);
    sangi_mod_sub(p, r->x, u, v);
    sangi_mod_mul(p, u, more, less);
    sangi_mod_mul(p, v, xx, xz);
    sangi_mod_add(p, r->y, u, v);
    sangi_mod_mul(p, u, yz, less);
    sangi_mod_mul(p, v, xy, xx);
    sangi_mod_add(p, r->z, u, v);
#undef SUM_PRODUCT
#undef TRIPLE
}

static void choose(const p256_curve *curve, point *r, const point *s, sangi_mask mask) {
    sangi_mod_select(curve->p, r->x, s->x, r->x, mask);
    sangi_mod_select(curve->p, r->y, s->y, r->y, mask);
    sangi_mod_select(curve->p, r->z, s->z, r->z, mask);
}

/* All ones if i = j, both below 256. */
static sangi_mask same(unsigned i, unsigned j) {
    return (sangi_mask)(0 - (sangi_mask)(((i ^ j) - 1) >> (8 * sizeof(unsigned) - 1)));
}

/* r <- table[digit], every entry read. */
static void look_up(const p256_curve *curve, point *r, const point *table, unsigned digit) {
    *r = table[0];
    for (unsigned i = 1; i < WINDOW; i++)
        choose(curve, r, &table[i], same(i, digit));
}

/* Whether the point is one of the curve: y^2 = x^3 - 3 x + b. */
static sangi_mask on_curve(const p256_curve *curve, const point *s) {
    const sangi_mod *const p = curve->p;
    p256_element left, right, three;

    sangi_mod_sqr(p, left, s->y);
    sangi_mod_from_u64(p, three, 3);
    sangi_mod_sqr(p, right, s->x);
    sangi_mod_sub(p, right, right, three);
    sangi_mod_mul(p, right, right, s->x);
    sangi_mod_add(p, right, right, curve->b);
    return sangi_mod_equal(p, left, right);
}

sangi_status p256_curve_multiply(const p256_curve *curve, uint8_t out[2 * BYTES],
                                 const uint8_t scalar[BYTES], const uint8_t bytes[2 * BYTES]) {
    const sangi_mod *const p = curve->p;
    point table[WINDOW], r, s;

    sangi_mod_from_u64(p, r.x, 0);
    sangi_mod_from_u64(p, r.y, 1);
    sangi_mod_from_u64(p, r.z, 0);
    table[0] = r;
    sangi_status status = sangi_mod_from_bytes_be(p, table[1].x, bytes, BYTES);
    if (status == SANGI_OK)
        status = sangi_mod_from_bytes_be(p, table[1].y, bytes + BYTES, BYTES);
    sangi_mod_from_u64(p, table[1].z, 1);
    if (status != SANGI_OK || !on_curve(curve, &table[1])) {
        memset(out, 0, 2 * BYTES);
        return SANGI_OUT_OF_RANGE;
    }
    for (size_t i = 2; i < WINDOW; i++)
        add(curve, &table[i], &table[i - 1], &table[1]);
    for (size_t i = 0; i < 2 * BYTES; i++) {
        for (int doublings = 0; doublings < 4; doublings++)
            add(curve, &r, &r, &r);
        look_up(curve, &s, table, scalar[i / 2] >> (i % 2 ? 0 : 4) & 15);
        add(curve, &r, &r, &s);
    }
    const sangi_mask finite = sangi_mod_inv(p, r.z, r.z);
    sangi_mod_mul(p, r.x, r.x, r.z);
    sangi_mod_mul(p, r.y, r.y, r.z);
    sangi_mod_to_bytes_be(p, out, BYTES, r.x);
    sangi_mod_to_bytes_be(p, out + BYTES, BYTES, r.y);
    return finite ? SANGI_OK : SANGI_OUT_OF_RANGE;
}
