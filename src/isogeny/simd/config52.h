/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parameters and the limits of a vectorised isogeny computation. */
#ifndef SANGI_SRC_ISOGENY_SIMD_CONFIG52_H
#define SANGI_SRC_ISOGENY_SIMD_CONFIG52_H

#include <stdint.h>

#include "isogeny/names.h"

/** The parameters of an isogeny computation. */
typedef struct {
    uint8_t baby_steps;  /**< b; 0: every index individually */
    uint8_t giant_steps; /**< c */
    uint8_t group;       /**< giant steps whose forms are multiplied together */
} sangi_isogeny52_config;

#define SANGI_ISOGENY52_MAX_BABY_STEPS 24
#define SANGI_ISOGENY52_MAX_GIANT_STEPS 16
#define SANGI_ISOGENY52_MAX_GROUP 3
/** Indices outside the grid, at most: of a public degree; and of a secret one, up to half the
 * highest degree of its batch. */
#define SANGI_ISOGENY52_MAX_LEFTOVERS 24
#define SANGI_ISOGENY52_MAX_HIDDEN_LEFTOVERS 32

#endif
