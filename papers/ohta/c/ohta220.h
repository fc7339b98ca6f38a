/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Modular multiplication of 220 bits as [TOA] writes it, corrected (../errata.md): the paper's
 * forms and the ones that take its techniques apart.
 *
 * A number is held in limbs of w bits, lowest first, each in a word of 32 bits; "a limb" below
 * means that its upper bits are zero.  The modulus has exactly 220 bits.  Every form is
 * straight-line apart from loops of fixed length, and selects by masks where the paper has an `if`.
 *
 * | forms                                   | w  | limbs | z             | k                  |
 * |-----------------------------------------|----|-------|---------------|--------------------|
 * | alg1, alg1_unrolled                     | 16 | 14    | xy/2^224 mod p| k[0] = -1/p mod 2^16|
 * | mont_carrysave                          | 13 | 17    | xy/2^221 mod p| k[0] = -1/p mod 2^13|
 * | mont_lazy                               | 14 | 16    | xy/2^224, < 2p| k[0] = -1/p mod 2^14|
 * | alg2                                    | 16 | 14    | xy mod p      | floor(2^448 / p)   |
 * | alg3_plain, _carrysave, _unrolled,      | 14 | 16    | xy mod p      | floor(2^440 / p)   |
 * |   _blocked, _1x1, _2x2, _3x3, _4x4      |    |       |               |                    |
 * | alg3_lazy                               | 14 | 16    | xy mod p, < 2p| floor(2^443 / p)   |
 *
 * OHTA_WORD is the word; a program that counts operations puts a class in its place, and an object
 * that no operation on is counted in the place of OHTA_NONE, a term that is left out of a sum.
 */
#ifndef SANGI_PAPERS_OHTA_C_OHTA220_H
#define SANGI_PAPERS_OHTA_C_OHTA220_H

#include <stdint.h>

#ifndef OHTA_WORD
#define OHTA_WORD uint32_t
#define OHTA_REAL double
#define OHTA_NONE 0
#endif

enum { OHTA_LIMBS = 17, OHTA_REAL_LIMBS = 5 };

typedef OHTA_WORD ohta_word;
typedef OHTA_REAL ohta_real;

/** A modulus p, with 2^219 < p < 2^220 and p odd for the Montgomery forms, and the constant k. */
typedef struct {
    ohta_word p[OHTA_LIMBS], k[OHTA_LIMBS];
} ohta_modulus;

/** The same in limbs of 45 bits that are integers in doubles: k = floor(2^450 / p), its top limb of
 * 51 bits. */
typedef struct {
    ohta_real p[OHTA_REAL_LIMBS], k[OHTA_REAL_LIMBS];
} ohta_real_modulus;

#define OHTA_NAME(form) sangi_ohta220_##form
#define OHTA_FORM(form)                                                                            \
    void OHTA_NAME(form)(ohta_word * z, const ohta_word *x, const ohta_word *y,                    \
                         const ohta_modulus *m)

/**
 * z <- x y mod p, or x y / R mod p, as the table above says.
 *
 * @pre   0 <= x, y < p; for the lazy forms 0 <= x, y < 2p
 * @post  0 <= z < p; for the lazy forms 0 <= z < 2p
 * @alias z may be x or y
 * @ct    no branch and no address depends on a limb
 * @ref   [TOA], Algorithms 1 to 3
 */
OHTA_FORM(alg1);
OHTA_FORM(alg1_unrolled);
OHTA_FORM(alg2);
OHTA_FORM(alg3_plain);
OHTA_FORM(alg3_carrysave);
OHTA_FORM(alg3_unrolled);
OHTA_FORM(alg3_blocked);
OHTA_FORM(alg3_1x1);
OHTA_FORM(alg3_2x2);
OHTA_FORM(alg3_3x3);
OHTA_FORM(alg3_4x4);
OHTA_FORM(alg3_lazy);
OHTA_FORM(mont_carrysave);
OHTA_FORM(mont_lazy);

/**
 * z <- x y mod p, or x y / 2^225 mod p for Montgomery's with k[0] = -1/p mod 2^45, in limbs that
 * may be negative.
 *
 * @pre   |x|, |y| < 2p, limbs |x_i|, |y_i| <= 2^45; rounding to nearest; a machine with fused
 * products
 * @post  |z| < p, |z_i| <= 2^44 + 2^8
 * @alias z may be x or y
 * @ct    additions and fused products of numbers that are zero or normal
 * @ref   [TOA], section 7
 */
#define OHTA_REAL_FORM(form)                                                                       \
    void OHTA_NAME(form)(ohta_real * z, const ohta_real *x, const ohta_real *y,                    \
                         const ohta_real_modulus *m)
OHTA_REAL_FORM(alg3_float);
OHTA_REAL_FORM(mont_float);

#endif
