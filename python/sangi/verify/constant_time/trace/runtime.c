/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* What compilers call without being asked, where there is no C library; only the length steers it.
 */
#include <stddef.h>

/* Keeps a compiler from making a call of memcpy out of memcpy. */
#define OPAQUE(pointer) __asm__("" : "+r"(pointer))

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memmove(void *to, const void *from, size_t length);
void *memset(void *to, int value, size_t length);

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
    unsigned char *z = to;
    const unsigned char *x = from;
    for (size_t i = 0; i < length; i++) {
        z[i] = x[i];
        OPAQUE(z);
    }
    return to;
}

void *memmove(void *to, const void *from, size_t length) {
    unsigned char *z = to;
    const unsigned char *x = from;
    for (size_t i = 0; i < length; i++) {
        const size_t at = (size_t)z < (size_t)x ? i : length - 1 - i;
        z[at] = x[at];
        OPAQUE(z);
    }
    return to;
}

void *memset(void *to, int value, size_t length) {
    unsigned char *z = to;
    for (size_t i = 0; i < length; i++) {
        z[i] = (unsigned char)value;
        OPAQUE(z);
    }
    return to;
}

#if defined(__arm__)
/* Arm's names for the same, one for each alignment; the value and the length of memset change
 * places. */
#define FOR_EACH_ALIGNMENT(define) define() define(4) define(8)
#define COPY(n)                                                                                    \
    void __aeabi_memcpy##n(void *to, const void *from, size_t length);                             \
    void __aeabi_memcpy##n(void *to, const void *from, size_t length) { memcpy(to, from, length); }
#define MOVE(n)                                                                                    \
    void __aeabi_memmove##n(void *to, const void *from, size_t length);                            \
    void __aeabi_memmove##n(void *to, const void *from, size_t length) {                           \
        memmove(to, from, length);                                                                 \
    }
#define SET(n)                                                                                     \
    void __aeabi_memset##n(void *to, size_t length, int value);                                    \
    void __aeabi_memset##n(void *to, size_t length, int value) { memset(to, value, length); }
#define CLEAR(n)                                                                                   \
    void __aeabi_memclr##n(void *to, size_t length);                                               \
    void __aeabi_memclr##n(void *to, size_t length) { memset(to, 0, length); }

FOR_EACH_ALIGNMENT(COPY)
FOR_EACH_ALIGNMENT(MOVE)
FOR_EACH_ALIGNMENT(SET)
FOR_EACH_ALIGNMENT(CLEAR)
#endif
