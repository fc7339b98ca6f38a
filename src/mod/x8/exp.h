/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers in lanes. */
#ifndef SANGI_SRC_MOD_X8_EXP_H
#define SANGI_SRC_MOD_X8_EXP_H

#include "mod/x8/context.h"

/** z <- x^e in each lane; the exponents stand one after the other. */
void sangi_mod_x8_power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                        const uint8_t *exponents, size_t length, sangi_mp_order order);

#endif
