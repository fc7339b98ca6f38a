/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include <sangi/status.h>

const char *sangi_strerror(sangi_status status) {
    switch (status) {
    case SANGI_OK:
        return "success";
    case SANGI_OUT_OF_RANGE:
        return "a number is out of range: not below the modulus, or beyond its bound";
    case SANGI_BAD_LENGTH:
        return "an array has a length that the function does not take";
    case SANGI_RNG_FAILED:
        return "the callback gave no randomness";
    case SANGI_BAD_MODULUS:
        return "the modulus is 0 or 1, or its highest byte is 0";
    case SANGI_BAD_METHOD:
        return "the method does not take this modulus";
    case SANGI_BAD_MEMORY:
        return "the memory is too small";
    case SANGI_BAD_SHAPE:
        return "no product of this shape is exact, or its numbers are out of range";
    case SANGI_BAD_PUBLIC_KEY:
        return "the public key is none: its curve is not supersingular";
    case SANGI_NO_INVERSE:
        return "the randomness gives a polynomial without inverse: draw other";
    case SANGI_BAD_RESULT:
        return "a result fails its check: a key of wrong numbers, or a fault of the machine";
    }
    return "unknown status";
}
