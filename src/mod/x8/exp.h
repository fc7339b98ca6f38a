/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Modular exponentiation of eight numbers. */
#ifndef SANGI_SRC_MOD_X8_EXP_H
#define SANGI_SRC_MOD_X8_EXP_H

#include "mod/x8/context.h"

#if SANGI_ASM

/** z <- x^e; eight exponents of `length` bytes each, one after the other. */
void sangi_modx8_exp_ifma(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                          const uint8_t *exponents, size_t length, sangi_mp_order order);

#endif

#endif
