/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What an exponentiation is given once its trivial cases are gone, and the paths that take it. */
#ifndef SANGI_SRC_MODEXP_TASK_H
#define SANGI_SRC_MODEXP_TASK_H

#include <stddef.h>
#include <stdint.h>

#include "modexp/exponent.h"
#include "word/limb.h"

/** base^e mod m, with e >= 1 and m >= 2 of n limbs, the highest not 0. */
typedef struct {
    const uint8_t *base; /**< big-endian */
    size_t length;       /**< of the base */
    sangi_modexp_exponent e;
    const sangi_limb *m;
    size_t n;
    unsigned char *scratch; /**< aligned to SANGI_MOD_ALIGNMENT, for takers from here on */
} sangi_modexp_task;

/** Room for so many limbs from the scratch of a task; every room is aligned as the first one. */
static inline sangi_limb *sangi_modexp_take(sangi_modexp_task *task, size_t limbs) {
    sangi_limb *const room = (sangi_limb *)(void *)task->scratch;

    task->scratch += (limbs * sizeof *room + 63) / 64 * 64;
    return room;
}

/** The paths; each writes the n limbs of base^e mod m.  The task is a copy: its scratch is free
 * again. */
typedef void sangi_modexp_path(sangi_modexp_task task, sangi_limb *z);

/** For m of one limb. */
sangi_modexp_path sangi_modexp_by_word;
/** By divisions, without Montgomery form; n >= 2. */
sangi_modexp_path sangi_modexp_by_division;
/** By Montgomery reduction, for odd m; n >= 2. */
sangi_modexp_path sangi_modexp_by_montgomery;
/** For a base of one limb or a power of two, and odd m; n >= 2. */
sangi_modexp_path sangi_modexp_by_tiny;
/** For m = 2^k. */
sangi_modexp_path sangi_modexp_by_binary;
/** Modulo the odd part of m and modulo 2^k, joined; m is even and no power of two. */
sangi_modexp_path sangi_modexp_by_join;
/** By a context of sangi/mod.h, for m of at least 8 bytes. */
sangi_modexp_path sangi_modexp_by_context;

/** The path that takes the least. */
sangi_modexp_path *sangi_modexp_choose(const sangi_modexp_task *task);
/** That of an odd m. */
sangi_modexp_path *sangi_modexp_choose_odd(const sangi_modexp_task *task);

#endif
