/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery products of 1 to 9 limbs of 16 bits
 * z <- x * y / R mod m and z <- x^2 / R mod m for any odd m below R, which may fill its limbs; n0 = -1/m follows m.
 * checked before it was written: each builder exhausted at two limbs of 4 bits, at three of 2 bits and, for
 * squares, at three of 3 bits, for every odd modulus; this code run on edge and random operands of edge and random
 * moduli; object check: straight line, no branch, no call, no secret address
 */

#include "word/limb.h"

void sangi_mod_mont_mul_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);
void sangi_mod_mont_mul_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m);
void sangi_mod_mont_sqr_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m);

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[1 + 2] = {0};
    for (unsigned i = 0; i < 1; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 1; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[1] = sangi_limb_add(t[1], carry, &over);
        t[1 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[1]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 1; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[1 - 1] = sangi_limb_add(t[1], carry, &over);
        t[1] = (sangi_limb)(t[1 + 1] + over);
    }
    sangi_limb d[1], below = 0;
    for (unsigned j = 0; j < 1; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[1], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 1; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_1_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[1 + 2] = {0};
    for (unsigned i = 0; i < 1; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 1; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[1] = sangi_limb_add(t[1], carry, &over);
        t[1 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[1]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 1; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[1 - 1] = sangi_limb_add(t[1], carry, &over);
        t[1] = (sangi_limb)(t[1 + 1] + over);
    }
    sangi_limb d[1], below = 0;
    for (unsigned j = 0; j < 1; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[1], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 1; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[2 + 2] = {0};
    for (unsigned i = 0; i < 2; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 2; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[2] = sangi_limb_add(t[2], carry, &over);
        t[2 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[2]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 2; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[2 - 1] = sangi_limb_add(t[2], carry, &over);
        t[2] = (sangi_limb)(t[2 + 1] + over);
    }
    sangi_limb d[2], below = 0;
    for (unsigned j = 0; j < 2; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[2], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 2; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_2_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[2 + 2] = {0};
    for (unsigned i = 0; i < 2; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 2; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[2] = sangi_limb_add(t[2], carry, &over);
        t[2 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[2]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 2; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[2 - 1] = sangi_limb_add(t[2], carry, &over);
        t[2] = (sangi_limb)(t[2 + 1] + over);
    }
    sangi_limb d[2], below = 0;
    for (unsigned j = 0; j < 2; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[2], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 2; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[3 + 2] = {0};
    for (unsigned i = 0; i < 3; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 3; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[3] = sangi_limb_add(t[3], carry, &over);
        t[3 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[3]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 3; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[3 - 1] = sangi_limb_add(t[3], carry, &over);
        t[3] = (sangi_limb)(t[3 + 1] + over);
    }
    sangi_limb d[3], below = 0;
    for (unsigned j = 0; j < 3; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[3], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 3; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_3_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[3 + 2] = {0};
    for (unsigned i = 0; i < 3; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 3; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[3] = sangi_limb_add(t[3], carry, &over);
        t[3 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[3]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 3; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[3 - 1] = sangi_limb_add(t[3], carry, &over);
        t[3] = (sangi_limb)(t[3 + 1] + over);
    }
    sangi_limb d[3], below = 0;
    for (unsigned j = 0; j < 3; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[3], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 3; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[4 + 2] = {0};
    for (unsigned i = 0; i < 4; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 4; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[4] = sangi_limb_add(t[4], carry, &over);
        t[4 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[4]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 4; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[4 - 1] = sangi_limb_add(t[4], carry, &over);
        t[4] = (sangi_limb)(t[4 + 1] + over);
    }
    sangi_limb d[4], below = 0;
    for (unsigned j = 0; j < 4; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[4], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 4; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_4_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[4 + 2] = {0};
    for (unsigned i = 0; i < 4; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 4; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[4] = sangi_limb_add(t[4], carry, &over);
        t[4 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[4]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 4; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[4 - 1] = sangi_limb_add(t[4], carry, &over);
        t[4] = (sangi_limb)(t[4 + 1] + over);
    }
    sangi_limb d[4], below = 0;
    for (unsigned j = 0; j < 4; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[4], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 4; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[5 + 2] = {0};
    for (unsigned i = 0; i < 5; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 5; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[5] = sangi_limb_add(t[5], carry, &over);
        t[5 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[5]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 5; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[5 - 1] = sangi_limb_add(t[5], carry, &over);
        t[5] = (sangi_limb)(t[5 + 1] + over);
    }
    sangi_limb d[5], below = 0;
    for (unsigned j = 0; j < 5; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[5], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 5; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_5_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[5 + 2] = {0};
    for (unsigned i = 0; i < 5; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 5; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[5] = sangi_limb_add(t[5], carry, &over);
        t[5 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[5]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 5; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[5 - 1] = sangi_limb_add(t[5], carry, &over);
        t[5] = (sangi_limb)(t[5 + 1] + over);
    }
    sangi_limb d[5], below = 0;
    for (unsigned j = 0; j < 5; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[5], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 5; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[6 + 2] = {0};
    for (unsigned i = 0; i < 6; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 6; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[6] = sangi_limb_add(t[6], carry, &over);
        t[6 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[6]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 6; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[6 - 1] = sangi_limb_add(t[6], carry, &over);
        t[6] = (sangi_limb)(t[6 + 1] + over);
    }
    sangi_limb d[6], below = 0;
    for (unsigned j = 0; j < 6; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[6], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 6; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_6_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[6 + 2] = {0};
    for (unsigned i = 0; i < 6; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 6; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[6] = sangi_limb_add(t[6], carry, &over);
        t[6 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[6]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 6; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[6 - 1] = sangi_limb_add(t[6], carry, &over);
        t[6] = (sangi_limb)(t[6 + 1] + over);
    }
    sangi_limb d[6], below = 0;
    for (unsigned j = 0; j < 6; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[6], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 6; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[7 + 2] = {0};
    for (unsigned i = 0; i < 7; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 7; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[7] = sangi_limb_add(t[7], carry, &over);
        t[7 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[7]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 7; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[7 - 1] = sangi_limb_add(t[7], carry, &over);
        t[7] = (sangi_limb)(t[7 + 1] + over);
    }
    sangi_limb d[7], below = 0;
    for (unsigned j = 0; j < 7; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[7], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 7; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_7_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[7 + 2] = {0};
    for (unsigned i = 0; i < 7; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 7; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[7] = sangi_limb_add(t[7], carry, &over);
        t[7 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[7]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 7; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[7 - 1] = sangi_limb_add(t[7], carry, &over);
        t[7] = (sangi_limb)(t[7 + 1] + over);
    }
    sangi_limb d[7], below = 0;
    for (unsigned j = 0; j < 7; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[7], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 7; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[8 + 2] = {0};
    for (unsigned i = 0; i < 8; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 8; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[8] = sangi_limb_add(t[8], carry, &over);
        t[8 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[8]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 8; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[8 - 1] = sangi_limb_add(t[8], carry, &over);
        t[8] = (sangi_limb)(t[8 + 1] + over);
    }
    sangi_limb d[8], below = 0;
    for (unsigned j = 0; j < 8; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[8], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 8; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_8_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[8 + 2] = {0};
    for (unsigned i = 0; i < 8; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 8; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[8] = sangi_limb_add(t[8], carry, &over);
        t[8 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[8]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 8; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[8 - 1] = sangi_limb_add(t[8], carry, &over);
        t[8] = (sangi_limb)(t[8 + 1] + over);
    }
    sangi_limb d[8], below = 0;
    for (unsigned j = 0; j < 8; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[8], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 8; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x * y / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_mul_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[9 + 2] = {0};
    for (unsigned i = 0; i < 9; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 9; j++)
            t[j] = sangi_limb_mac(x[j], y[i], t[j], carry, &carry);
        t[9] = sangi_limb_add(t[9], carry, &over);
        t[9 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[9]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 9; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[9 - 1] = sangi_limb_add(t[9], carry, &over);
        t[9] = (sangi_limb)(t[9 + 1] + over);
    }
    sangi_limb d[9], below = 0;
    for (unsigned j = 0; j < 9; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[9], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 9; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}

/* z <- x^2 / R mod m, R = 2^(bits of all limbs)
 * @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory
 * @post 0 <= z < m
 */
void sangi_mod_mont_sqr_9_c(sangi_limb *z, const sangi_limb *x, const sangi_limb *m) {
    const sangi_limb *const p = m;
    sangi_limb t[9 + 2] = {0};
    for (unsigned i = 0; i < 9; i++) {
        sangi_limb carry = 0, over = 0;
        for (unsigned j = 0; j < 9; j++)
            t[j] = sangi_limb_mac(x[j], x[i], t[j], carry, &carry);
        t[9] = sangi_limb_add(t[9], carry, &over);
        t[9 + 1] = over;
        const sangi_limb q = sangi_limb_mullo(t[0], p[9]);
        (void)sangi_limb_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < 9; j++)
            t[j - 1] = sangi_limb_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[9 - 1] = sangi_limb_add(t[9], carry, &over);
        t[9] = (sangi_limb)(t[9 + 1] + over);
    }
    sangi_limb d[9], below = 0;
    for (unsigned j = 0; j < 9; j++)
        d[j] = sangi_limb_sub(t[j], p[j], &below);
    (void)sangi_limb_sub(t[9], 0, &below);
    const sangi_limb keep = sangi_limb_mask(below);
    for (unsigned j = 0; j < 9; j++)
        z[j] = sangi_limb_select(keep, t[j], d[j]);
}
