/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What compilers call of a C library: memcpy, memset, memmove and their variants. */
#include <stddef.h>
#include <stdint.h>

/* May alias any type; the barrier keeps compilers from turning the loop into a call of itself. */
typedef uintptr_t __attribute__((may_alias)) word;
#define OPAQUE(pointer) __asm__("" : "+r"(pointer))

void *memcpy(void *restrict to, const void *restrict from, size_t length);
void *memmove(void *to, const void *from, size_t length);
void *memset(void *to, int value, size_t length);

/* From the lowest address up. */
static inline void copy(unsigned char *z, const unsigned char *x, size_t length) {
    if (((uintptr_t)z | (uintptr_t)x) % sizeof(word) == 0)
        for (; length >= sizeof(word); length -= sizeof(word)) {
            *(word *)z = *(const word *)x;
            z += sizeof(word);
            x += sizeof(word);
            OPAQUE(z);
        }
    for (; length; length--) {
        *z++ = *x++;
        OPAQUE(z);
    }
}

void *memcpy(void *restrict to, const void *restrict from, size_t length) {
    copy(to, from, length);
    return to;
}

void *memmove(void *to, const void *from, size_t length) {
    unsigned char *z = to;
    const unsigned char *x = from;

    if ((uintptr_t)z - (uintptr_t)x >= length)
        copy(z, x, length);
    else
        while (length--) {
            z[length] = x[length];
            OPAQUE(z);
        }
    return to;
}

void *memset(void *to, int value, size_t length) {
    unsigned char *z = to;
    const word repeated = (word)-1 / 0xff * (unsigned char)value;

    for (; length && (uintptr_t)z % sizeof(word); length--) {
        *z++ = (unsigned char)value;
        OPAQUE(z);
    }
    for (; length >= sizeof(word); length -= sizeof(word)) {
        *(word *)z = repeated;
        z += sizeof(word);
        OPAQUE(z);
    }
    for (; length; length--) {
        *z++ = (unsigned char)value;
        OPAQUE(z);
    }
    return to;
}

#if defined(__arm__)
/* The names of the Arm EABI, one for each alignment; the arguments of memset are swapped. */
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
