/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The choice of the primes of a round. */
#ifndef SANGI_SRC_CSIDH_ROUND_H
#define SANGI_SRC_CSIDH_ROUND_H

#include "csidh/plan.h"
#include "csidh/strategy.h"

/**
 * Writes the primes of a round to the plan; none if no step of this sign remains.
 *
 * @param left  the remaining exponents
 */
void sangi_csidh_round_choose(sangi_csidh_plan *plan, const int *left, int sign,
                              sangi_csidh_strategy strategy);

/** Writes the primes that are not in the plan, ascending, and returns their number. */
size_t sangi_csidh_round_others(uint8_t *prime, const sangi_csidh_plan *plan);

#endif
