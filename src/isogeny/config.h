/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The methods, the parameters and the limits of an isogeny computation. */
#ifndef SANGI_SRC_ISOGENY_CONFIG_H
#define SANGI_SRC_ISOGENY_CONFIG_H

#include <stddef.h>
#include <stdint.h>

#include "isogeny/names.h"

/** Points that one call can push: CTIDH pushes few. */
#if SANGI_CURVE_BITS == 511
#define SANGI_ISOGENY_MAX_POINTS 24
#else
#define SANGI_ISOGENY_MAX_POINTS 8
#endif

typedef enum {
    SANGI_ISOGENY_VELU,     /**< every [i]P: Algorithm 1 of [KCM], of [MR18] */
    SANGI_ISOGENY_ADDSKIP2, /**< Algorithm 2 of [KCM]: ADDSKIP with n = 1; VELU for l < 11 */
    SANGI_ISOGENY_ADDSKIP,  /**< Algorithm 3 of [KCM] with the best n; VELU if that is cheaper */
    SANGI_ISOGENY_SQRTVELU, /**< square-root Velu [BDLS20]; VELU if that is cheaper */
    SANGI_ISOGENY_GROUPED,  /**< 2-ADD-Skip by inner products, groups of giant steps; the fastest */
    SANGI_ISOGENY_METHODS
} sangi_isogeny_method;

/** How the indices 1..d are covered, and how their factors are computed. */
typedef enum {
    SANGI_ISOGENY_ALL,      /**< every index individually */
    SANGI_ISOGENY_PAIRS,    /**< baby steps 1..n, giant steps r + i(2n+1); pairs by 2-ADD-Skip */
    SANGI_ISOGENY_RUNS,     /**< the same indices; pairs by inner products */
    SANGI_ISOGENY_ODD,      /**< baby steps 1, 3, ..., 2b-1, giant steps 2b(2i+1); inner products */
    SANGI_ISOGENY_RESULTANT /**< the same indices; resultants */
} sangi_isogeny_kind;

/** How the codomain is computed from the kernel points. */
typedef enum {
    SANGI_ISOGENY_EDWARDS,        /**< by the twisted Edwards curve [MR18] */
    SANGI_ISOGENY_COSTELLO_HISIL, /**< by sums of x and 1/x [CH17]; kind ALL only */
    SANGI_ISOGENY_CASTRYCK,       /**< by four coefficients of a product [CLMPR18]; kind ALL only */
} sangi_isogeny_codomain;

/** The parameters of an isogeny computation. */
typedef struct {
    uint8_t kind;        /**< sangi_isogeny_kind */
    uint8_t baby_steps;  /**< n or b; not for ALL */
    uint8_t giant_steps; /**< for ODD and RESULTANT; PAIRS and RUNS derive the number from n */
    uint8_t group;       /**< giant steps whose forms are multiplied together: RUNS and ODD */
    uint8_t codomain;    /**< sangi_isogeny_codomain */
} sangi_isogeny_config;

/** Most baby steps: with PAIRS (every n that leaves a giant step), and with other kinds. */
#define SANGI_ISOGENY_MAX_BABY_STEPS 98
#define SANGI_ISOGENY_MAX_COLUMNS 24
/** Most giant steps of a group, and of RESULTANT. */
#define SANGI_ISOGENY_MAX_GROUP 4
#define SANGI_ISOGENY_MAX_RESULTANT_GIANT_STEPS 32

/** The cheapest configuration for a degree, a method and a number of points to push. */
sangi_isogeny_config sangi_isogeny_best(sangi_isogeny_method method, size_t index, size_t count);

#endif
