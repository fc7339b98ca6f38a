/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A user's configuration header: everything that it may say. */
#include <stddef.h>

#define SANGI_LIMB_BITS 32

void explicit_bzero(void *memory, size_t length);
#define SANGI_WIPE(memory, length) explicit_bzero(memory, length)
