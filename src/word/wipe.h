/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Erasing secrets. */
#ifndef SANGI_SRC_WORD_WIPE_H
#define SANGI_SRC_WORD_WIPE_H

#include <stddef.h>

#include <sangi/word.h>

/**
 * Sets length bytes at memory to zero; the compiler may not drop it, even where memory is dead.
 *
 * @ct  only length leaks
 */
void sangi_wipe(void *memory, size_t length);

/**
 * Sets at least so many bytes of the stack below the caller's frame to zero: what the functions
 * that it called have spilled there.
 *
 * @pre  the caller has just used that much of the stack, so that there is room for it
 * @ct   only bytes leaks
 */
void sangi_wipe_stack(size_t bytes);

/** Declares a function with a frame of its own, which its caller wipes with sangi_wipe_stack. */
#if defined(__GNUC__)
#define SANGI_OWN_FRAME __attribute__((noinline))
#else
#define SANGI_OWN_FRAME
#endif

/** How deep calls spill that work on one block of a hash, and on one field element. */
enum {
    SANGI_WIPE_HASH = SANGI_LIMB_BITS == 64 ? 768 : 320,
    SANGI_WIPE_ELEMENT = 1024,
    SANGI_WIPE_INVERSE = 1280,
    SANGI_WIPE_POWER = 3072
};

#endif
