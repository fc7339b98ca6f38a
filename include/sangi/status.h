/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** What a function that can fail returns. */
#ifndef SANGI_STATUS_H
#define SANGI_STATUS_H

#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    SANGI_OK = 0,           /**< it worked */
    SANGI_OUT_OF_RANGE = 1, /**< a number is not below the modulus, or beyond its bound */
    SANGI_BAD_LENGTH = 2,   /**< an array has a length that the function does not take */
    SANGI_RNG_FAILED = 3,   /**< the callback gave no randomness */
    SANGI_BAD_MODULUS = 4,  /**< the modulus is 0 or 1, or its highest byte is 0 */
    SANGI_BAD_METHOD = 5,   /**< the method does not take this modulus, or there is none such */
    SANGI_BAD_MEMORY = 6,   /**< the memory is too small */
    SANGI_BAD_SHAPE = 7, /**< no product of this shape is exact, or its numbers are out of range */
    SANGI_BAD_PUBLIC_KEY = 8, /**< the public key is none: its curve is not supersingular */
    SANGI_NO_INVERSE = 9,     /**< the randomness gives a polynomial without inverse: draw other */
    SANGI_BAD_RESULT = 10     /**< a result fails its check: a key of wrong numbers, or a fault */
} sangi_status;

/**
 * The status in words: a constant English string, never NULL, also for a value outside the enum.
 *
 * @ct  the status is public
 */
SANGI_API const char *sangi_strerror(sangi_status status);

#ifdef __cplusplus
}
#endif

#endif
