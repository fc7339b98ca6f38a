/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `modx8`: eight odd moduli of a size, one per lane. */
#ifndef SANGI_BENCH_MODX8_CASE_H
#define SANGI_BENCH_MODX8_CASE_H

#include "family.h"

#include <sangi/modx8.h>

enum { MODX8_LANES = 8, MODX8_MOST = 4096 };

typedef enum { MODX8_MUL, MODX8_SQR, MODX8_EXP } modx8_op;

/** Almost-Montgomery products by rows: src/mod/x8/context.h has the layout, `work` room for R. */
typedef void (*modx8_flat)(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *data,
                           size_t blocks, uint64_t *work);

/** What this family knows of a bench_case; `flat` is NULL for the library's own. */
typedef struct {
    size_t bits;
    modx8_op op;
    sangi_mod_method method;
    modx8_flat flat;
    /** Wrong on purpose: the last lane is left as it was. */
    bool seven;
} modx8_case;

/** z <- x y and x^e by a flat kernel, which squares by multiplying. */
void modx8_flat_mul(modx8_flat kernel, const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                    const sangi_limb *y);
void modx8_flat_exp(modx8_flat kernel, const sangi_modx8 *m, sangi_limb *z, const sangi_limb *x,
                    const uint8_t *exponents, size_t length);

#endif
