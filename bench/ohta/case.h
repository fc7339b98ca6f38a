/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `ohta`: one form of the 220-bit multiplication, and how it holds a number.
 */
#ifndef SANGI_BENCH_OHTA_CASE_H
#define SANGI_BENCH_OHTA_CASE_H

#include "../../papers/ohta/c/ohta220.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OHTA_WORDS = 4 };

/** A number below 2^256, lowest word first. */
typedef uint64_t ohta_number[OHTA_WORDS];

/**
 * How a form holds its numbers, and the constants that it takes: the modulus p, and k.
 *
 * `scale` is R mod p for a form that computes x y / R, else 1.  A form that is not `exact` leaves
 * any number between -p and 2p that is right modulo p.
 */
typedef struct {
    int bits, limbs;
    bool exact, real;
    ohta_number p, scale;
    ohta_modulus words;
    ohta_real_modulus reals;
} ohta_form;

typedef struct {
    const ohta_form *form;
    union {
        void (*words)(ohta_word *z, const ohta_word *x, const ohta_word *y, const ohta_modulus *m);
        void (*reals)(ohta_real *z, const ohta_real *x, const ohta_real *y,
                      const ohta_real_modulus *m);
    } kernel;
} ohta_case;

/** Room for a number in any form. */
typedef union {
    ohta_word words[OHTA_LIMBS];
    ohta_real reals[OHTA_REAL_LIMBS];
    uint64_t line[16];
} ohta_slot;

/** A control: the 14-bit form, but p where the product is 0. */
void ohta_control_edge(ohta_word *z, const ohta_word *x, const ohta_word *y, const ohta_modulus *m);

#endif
