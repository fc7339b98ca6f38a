/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "word/wipe.h"

#include <sangi/word.h>

#if defined(SANGI_WIPE)
void sangi_wipe(void *memory, size_t length) { SANGI_WIPE(memory, length); }
#elif defined(__GNUC__)
/* The assembly may read the memory, so that the zeros have to be there. */
void sangi_wipe(void *memory, size_t length) {
    __builtin_memset(memory, 0, length);
    __asm__ volatile("" : : "r"(memory) : "memory");
}
#else
void sangi_wipe(void *memory, size_t length) {
    volatile unsigned char *byte = memory;

    for (size_t i = 0; i < length; i++)
        byte[i] = 0;
}
#endif
