/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "word/wipe.h"

#include <sangi/word.h>

#ifdef SANGI_WIPE
void sangi_wipe(void *memory, size_t length) { SANGI_WIPE(memory, length); }
#else
void sangi_wipe(void *memory, size_t length) {
    volatile unsigned char *byte = memory;

    for (size_t i = 0; i < length; i++)
        byte[i] = 0;
}
#endif
