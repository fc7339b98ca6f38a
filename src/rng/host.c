/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The one file that talks to an operating system. */
#define _DEFAULT_SOURCE
#include <sangi/rng.h>

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
