/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The operands of a case of the family `mod`. */
#ifndef SANGI_BENCH_MOD_DATA_H
#define SANGI_BENCH_MOD_DATA_H

#include "mod/case.h"

enum { MOD_LANES = 8, MOD_STREAM = 64 };

/**
 * MOD_STREAM operands y (elements; exponents for exp; moduli for init) and MOD_LANES accumulators
 * z. The operands are few, so that those of 4096 bits stay in the first cache; no result returns.
 */
typedef struct {
    const mod_library *library;
    mod_op op;
    mod_modulus modulus; /**< that of the seed and the size, whatever the library */
    void *context;
    size_t stride;    /**< words between the slots of the operands */
    size_t lane;      /**< words between accumulators: whole cache lines */
    uint64_t *values; /**< the operands as numbers, of modulus.words each */
    uint64_t *begin;  /**< where the accumulators begin, as numbers */
    uint64_t *y, *z;  /**< in the library's form */
} mod_data;

/** The operands for a case, made at its first use from the seed; NULL when memory is short. */
mod_data *mod_data_for(const mod_case *c, uint64_t seed);

/** Sets the accumulators to where they begin; false when memory is short. */
bool mod_data_reset(mod_data *d);

#endif
