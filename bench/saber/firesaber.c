/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Saber in one object, but for the way to multiply: for a build of its own. */
#include "saber/firesaber.c"
#include "hash/keccak.c"
#include "hash/shake_x2.c"
#include "hash/sponge.c"
#include "saber/noise.c"
#include "saber/pack.c"
#include "word/wipe.c"
