/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Constant-time table lookup for the windows of an exponentiation. */
#ifndef SANGI_SRC_MOD_LOOKUP_H
#define SANGI_SRC_MOD_LOOKUP_H

#include "mod/exponent.h"
#include "word/limb.h"

/**
 * z <- entry `digit` of a table of `count` entries, each of `limbs` limbs.
 *
 * @pre  digit < count <= SANGI_MOD_TABLE_ENTRIES; z is outside the table
 * @ct   reads every entry; depends only on count and limbs
 */
typedef void (*sangi_mod_scan)(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                               unsigned digit);

/** In C, and in 256-bit registers for 64-bit limbs. */
void sangi_mod_scan_c(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                      unsigned digit);
void sangi_mod_scan_avx2(sangi_limb *z, const sangi_limb *table, size_t count, size_t limbs,
                         unsigned digit);

/** The one for this machine. */
sangi_mod_scan sangi_mod_scan_choose(void);

#endif
