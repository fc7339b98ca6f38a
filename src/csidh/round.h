/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Which primes a round walks. */
#ifndef SANGI_SRC_CSIDH_ROUND_H
#define SANGI_SRC_CSIDH_ROUND_H

#include "csidh/action.h"
#include "csidh/plan.h"

/**
 * Writes the primes of a round to the plan; none if nothing is left on its side.
 *
 * @param left  the steps to go, with their sign
 */
void sangi_csidh_round_choose(sangi_csidh_plan *plan, const int *left, int sign,
                              sangi_csidh_strategy strategy);

/** Writes the other primes, ascending, and returns their number. */
size_t sangi_csidh_round_others(uint8_t *prime, const sangi_csidh_plan *plan);

#endif
