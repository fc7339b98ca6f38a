/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The one file that talks to an operating system: its randomness, on every system that has some.
 */
#define _DEFAULT_SOURCE
#include <sangi/rng.h>

#if defined(_WIN32)

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <bcrypt.h>

sangi_status sangi_rng_host(void *context, uint8_t *bytes, size_t length) {
    const size_t most = (size_t)1 << 30; /* a length is a ULONG */

    (void)context;
    while (length > 0) {
        const size_t now = length < most ? length : most;
        if (BCryptGenRandom(NULL, bytes, (ULONG)now, BCRYPT_USE_SYSTEM_PREFERRED_RNG) != 0)
            return SANGI_RNG_FAILED;
        bytes += now;
        length -= now;
    }
    return SANGI_OK;
}

#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__) || \
    defined(__DragonFly__)

#include <stdlib.h>

/* It cannot fail: a system without randomness ends the process. */
sangi_status sangi_rng_host(void *context, uint8_t *bytes, size_t length) {
    (void)context;
    arc4random_buf(bytes, length);
    return SANGI_OK;
}

#else

#include <errno.h>
#include <sys/random.h>

sangi_status sangi_rng_host(void *context, uint8_t *bytes, size_t length) {
    (void)context;
    while (length > 0) {
        const ssize_t got = getrandom(bytes, length, 0);
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return SANGI_RNG_FAILED;
        }
        bytes += got;
        length -= (size_t)got;
    }
    return SANGI_OK;
}

#endif
