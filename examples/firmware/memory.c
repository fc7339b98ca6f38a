/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** memcpy and memset, for a toolchain without a C library: compilers call them unasked. */
#include <stddef.h>

/* Keeps a loop from becoming a call of itself. */
#define OPAQUE(pointer) __asm__("" : "+r"(pointer))

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memset(void *to, int value, size_t length);

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
    unsigned char *z = to;
    const unsigned char *x = from;

    for (; length; length--) {
        *z++ = *x++;
        OPAQUE(z);
    }
    return to;
}

void *memset(void *to, int value, size_t length) {
    unsigned char *z = to;

    for (; length; length--) {
        *z++ = (unsigned char)value;
        OPAQUE(z);
    }
    return to;
}
