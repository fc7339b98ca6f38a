/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What a case computes, against the reference. */
#ifndef SANGI_BENCH_FIELD_CHECK_H
#define SANGI_BENCH_FIELD_CHECK_H

#include "loop.h"

/**
 * Runs a case through the loops that will time it, and one that computes an element also on 0, 1,
 * 2, (p - 1)/2, (p + 1)/2, p - 2, p - 1 and their pairs.
 *
 * Returns NULL, or what differs from the reference.
 */
const char *field_check(const field_case *c, field_data *d);

#endif
