/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The two strategies of the action. */
#ifndef SANGI_SRC_CSIDH_STRATEGY_H
#define SANGI_SRC_CSIDH_STRATEGY_H

/** How the primes of a round are chosen and its kernels reached. */
typedef enum {
    /** All primes with steps left, descending; one point is pushed; ladders [CLMPR18], [MR18]. */
    SANGI_CSIDH_BASIC,
    /** A balanced share of the primes, ascending; the cheapest plan; addition chains. */
    SANGI_CSIDH_OPTIMAL,
} sangi_csidh_strategy;

#endif
