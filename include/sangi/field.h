/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Every named field, and what they share.
 *
 * A program that uses one field includes that field's header alone; this one includes them all.
 * Where F is a field's name, its functions are sangi_F_add and so on:
 *
 * - z <- f(x, y): add, sub, mul.  z <- f(x): neg, dbl, half, sqr, inv.  mul_small takes a number
 *   of 29 bits, pow an exponent as bytes, batch_inv an array.
 * - Choice without a branch: select, cswap.
 * - Questions, answered by a mask: is_zero, equal, is_square; sqrt answers and gives the root.
 * - In: from_u64; from_bytes takes the canonical encoding and refuses any other; from_bytes_wide
 *   reduces up to twice as many bytes; random draws by a `sangi_rng`.  Out: to_bytes.  Those of
 *   bytes are little-endian, or big-endian with the ending _be.
 * - In a field whose prime leaves a bit of its top limb free, mul_lazy and add_lazy give results
 *   that are not reduced, within the bounds that their comments state, and reduce ends them.
 *
 * Each field has a second header, <sangi/Fx8.h>, for eight elements at once; it is not included
 * here.
 *
 * An element is a value of type sangi_F: it has a fixed size, lives wherever its owner puts it
 * and is copied by =.  What its limbs hold is the library's own affair (Montgomery form) and may
 * differ from one width of limb to another; an encoding may not.
 *
 * Nothing is taken from a heap or printed, and threads may call everything at once.  No branch,
 * no address and no instruction of variable latency depends on an element, a mask or an exponent;
 * only a status tells something about the bytes that it judges.
 */
#ifndef SANGI_FIELD_H
#define SANGI_FIELD_H

#include <sangi/bls12_381_order.h>
#include <sangi/bn254.h>
#include <sangi/bn254_order.h>
#include <sangi/ed25519_order.h>
#include <sangi/p25519.h>
#include <sangi/p256.h>
#include <sangi/p256_order.h>
#include <sangi/p381.h>
#include <sangi/p384.h>
#include <sangi/p434.h>
#include <sangi/p448.h>
#include <sangi/p511.h>
#include <sangi/p521.h>
#include <sangi/secp256k1.h>
#include <sangi/secp256k1_order.h>

#endif
