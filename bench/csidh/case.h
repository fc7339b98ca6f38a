/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A case of the family `csidh`: the action, and the key exchange made of it. */
#ifndef SANGI_BENCH_CSIDH_CASE_H
#define SANGI_BENCH_CSIDH_CASE_H

typedef enum { CSIDH_ACTION, CSIDH_VALIDATE, CSIDH_DERIVE, CSIDH_DERIVE_X8 } csidh_op;
typedef enum { CSIDH_VELU, CSIDH_ADDSKIP, CSIDH_SQRTVELU, CSIDH_GROUPED } csidh_method;
typedef enum { CSIDH_BASIC, CSIDH_OPTIMAL } csidh_strategy;

/** Who works: one way to do it. */
typedef struct csidh_kernel csidh_kernel;

/** The library: scalar and vectorised actions; CIRCL. */
extern const csidh_kernel csidh_sangi, csidh_simd, csidh_circl;
/** Controls: steps back, any key is one, derivation without validation, and secrets in disorder. */
extern const csidh_kernel csidh_control_back, csidh_control_accepts, csidh_control_trusts;
extern const csidh_kernel csidh_control_mixes;

typedef struct {
    csidh_op op;
    csidh_method method;
    csidh_strategy strategy;
    const csidh_kernel *kernel;
    /** 0: keys are drawn; n > 0: the key of a seed of bytes n - 1, 0, 0, ..., from A = 0. */
    unsigned key;
} csidh_case;

#endif
