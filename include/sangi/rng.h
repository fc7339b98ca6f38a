/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Where randomness comes from: a callback of the caller's, or this host's generator. */
#ifndef SANGI_RNG_H
#define SANGI_RNG_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Fills `length` bytes with uniform random ones.
 *
 * @param context  what the caller gave beside the callback
 * @return SANGI_OK, or SANGI_RNG_FAILED, and the bytes are then not used
 */
typedef sangi_status (*sangi_rng)(void *context, uint8_t *bytes, size_t length);

/**
 * A `sangi_rng` that asks the operating system; the context is not used.
 *
 * Not in a library that was built without an operating system (SANGI_HOST=OFF).
 */
SANGI_API sangi_status sangi_rng_host(void *context, uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
