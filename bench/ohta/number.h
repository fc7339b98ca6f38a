/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Numbers of 256 bits: into a form and out of it, and products by doubling and adding. */
#ifndef SANGI_BENCH_OHTA_NUMBER_H
#define SANGI_BENCH_OHTA_NUMBER_H

#include "ohta/case.h"

/** slot <- x in limbs.  @pre x < p */
void ohta_put(const ohta_form *form, ohta_slot *slot, const uint64_t *x);

/** x <- the number in a slot; false where the form promises limbs or a range that it does not keep.
 */
bool ohta_get(const ohta_form *form, uint64_t *x, const ohta_slot *slot);

/** z <- x y mod p.  @pre x, y < p */
void ohta_reference(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *p);

#endif
