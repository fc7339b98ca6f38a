/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The sizes of CTIDH over the prime of SANGI_CURVE_BITS, by name.
 *
 * A program defines PARAMETERS(size), the name of a size's parameters, and includes this file.
 */
#include <string.h>

#include "csidh/ctidh/parameters.h"

#if SANGI_CURVE_BITS == 511
#define SIZES(of) of(511) of(512) of(512f)
#elif SANGI_CURVE_BITS == 1020
#define SIZES(of) of(1024)
#else
#define SIZES(of) of(2048)
#endif

#define NAMED(size) {#size, &PARAMETERS(size)},

/* NULL for another name. */
static const sangi_ctidh_parameters *parameters_of(const char *name) {
    static const struct {
        const char *name;
        const sangi_ctidh_parameters *parameters;
    } sizes[] = {SIZES(NAMED)};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (strcmp(sizes[i].name, name) == 0)
            return sizes[i].parameters;
    return NULL;
}
