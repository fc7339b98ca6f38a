/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/saber.h>

#include "ring/ring256.h"

const char *sangi_saber_backend(void) {
    const sangi_ring256_method *const ring = sangi_ring256_best();

    return ring == sangi_ring256_c() ? "c" : ring->name;
}
