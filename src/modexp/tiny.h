/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Bases of one limb, and powers of two of any size: their digits' powers multiply by one limb. */
#ifndef SANGI_SRC_MODEXP_TINY_H
#define SANGI_SRC_MODEXP_TINY_H

#include "modexp/task.h"

/** A base that is c^times, c of one limb; times is 1 unless c is 2.  c = 0: it is no such base. */
typedef struct {
    sangi_limb c;
    size_t times;
    unsigned window; /**< bits of a digit d such that every c^d has one limb */
} sangi_modexp_tiny;

/** What the base of a task is. */
sangi_modexp_tiny sangi_modexp_tiny_of(const sangi_modexp_task *task);

/** Whether sangi_modexp_by_tiny takes less than Montgomery products alone, for odd m. */
int sangi_modexp_tiny_pays(const sangi_modexp_task *task);

#endif
