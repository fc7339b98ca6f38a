/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Sorting in constant time, by a sorting network. */
#ifndef SANGI_SRC_SNTRUP_SORT_H
#define SANGI_SRC_SNTRUP_SORT_H

#include <stdint.h>

enum { SANGI_SNTRUP_SORTED = 768 };

/** x <- the same 768 numbers in ascending order. */
void sangi_sntrup_sort(uint32_t *x);

/** The same in vectors; x86-64 only. */
void sangi_sntrup_sort_avx2(uint32_t *x);
void sangi_sntrup_sort_avx512(uint32_t *x);

#endif
