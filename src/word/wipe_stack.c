/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "word/wipe.h"

#if defined(__GNUC__)
/* In one piece, since words between frames would be left; by words where limbs are narrow, since a
 * small machine's memset may go by bytes. */
SANGI_OWN_FRAME void sangi_wipe_stack(size_t bytes) {
    size_t *const room = __builtin_alloca(bytes);

#if SANGI_LIMB_BITS == 64
    sangi_wipe(room, bytes);
#else
    for (size_t i = 0; i < bytes / sizeof *room; i += 4) {
        room[i] = room[i + 1] = room[i + 2] = room[i + 3] = 0;
        __asm__ volatile("" : : "r"(room) : "memory");
    }
#endif
}
#else
void sangi_wipe_stack(size_t bytes) {
    unsigned char room[256];

    /* The deepest frame first: the wipe that follows keeps this from being a jump. */
    if (bytes > sizeof room)
        sangi_wipe_stack(bytes - sizeof room);
    sangi_wipe(room, sizeof room);
}
#endif
