/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Erasing secrets. */
#ifndef SANGI_SRC_WORD_WIPE_H
#define SANGI_SRC_WORD_WIPE_H

#include <stddef.h>

/**
 * Sets length bytes at memory to zero; the compiler may not drop it, even where memory is dead.
 *
 * @ct  only length leaks
 */
void sangi_wipe(void *memory, size_t length);

#endif
