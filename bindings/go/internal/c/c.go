// SPDX-License-Identifier: MIT OR Apache-2.0

// Package c calls the C library sangi; package sangi makes the calls safe.
//
// A context is the address of its first byte.  The callers answer for lengths: an element has Limbs of its context,
// and no slice is checked here.  No call keeps an address.
package c

/*
#cgo CFLAGS: -std=c11 -O3 -fvisibility=hidden -DSANGI_TESTING=0 -DSANGI_HOST=0
#cgo linux,amd64,!sangi_portable CFLAGS: -DSANGI_ASM=1

#cgo noescape modexp
#cgo noescape modexps
#cgo noescape mod_init
#cgo noescape mod_wipe
#cgo noescape mod_limbs
#cgo noescape mod_add
#cgo noescape mod_sub
#cgo noescape mod_neg
#cgo noescape mod_mul
#cgo noescape mod_sqr
#cgo noescape mod_exp
#cgo noescape mod_exp_vartime
#cgo noescape mod_inv
#cgo noescape mod_equal
#cgo noescape mod_from_bytes
#cgo noescape mod_from_bytes_wide
#cgo noescape mod_to_bytes
#cgo noescape mod_exp_backend
#cgo nocallback modexp
#cgo nocallback modexps
#cgo nocallback mod_init
#cgo nocallback mod_wipe
#cgo nocallback mod_limbs
#cgo nocallback mod_add
#cgo nocallback mod_sub
#cgo nocallback mod_neg
#cgo nocallback mod_mul
#cgo nocallback mod_sqr
#cgo nocallback mod_exp
#cgo nocallback mod_exp_vartime
#cgo nocallback mod_inv
#cgo nocallback mod_equal
#cgo nocallback mod_from_bytes
#cgo nocallback mod_from_bytes_wide
#cgo nocallback mod_to_bytes
#cgo nocallback mod_exp_backend

#include "calls.h"
*/
import "C"

import "unsafe"

// A Limb is a word of an element.
type Limb = C.sangi_limb

// A Status is what a function that can fail returns.
type Status C.sangi_status

// The statuses of the functions below.
const (
	OK           Status = C.SANGI_OK
	OutOfRange   Status = C.SANGI_OUT_OF_RANGE
	BadLength    Status = C.SANGI_BAD_LENGTH
	BadModulus   Status = C.SANGI_BAD_MODULUS
	BadPublicKey Status = C.SANGI_BAD_PUBLIC_KEY
)

// Lengths in bytes.
const (
	MaxModExp  = C.SANGI_MODEXP_MAX_BYTES
	MinModulus = C.SANGI_MOD_MIN_BYTES
	MaxModulus = C.SANGI_MOD_MAX_BYTES
	// Scratch serves ModExp with a modulus of MaxModExp.
	Scratch = C.SCRATCH
)

func bytes(b []byte) (*C.uint8_t, C.size_t) {
	return (*C.uint8_t)(unsafe.SliceData(b)), C.size_t(len(b))
}

func context(m *byte) *C.uint8_t { return (*C.uint8_t)(m) }

// ModExp is sangi_modexp_vartime.
func ModExp(out, base, exponent, modulus []byte, scratch *[Scratch]byte) Status {
	o, outLength := bytes(out)
	b, baseLength := bytes(base)
	e, exponentLength := bytes(exponent)
	n, modulusLength := bytes(modulus)
	return Status(C.modexp(o, outLength, b, baseLength, e, exponentLength, n, modulusLength, context(&scratch[0])))
}

// ModExps is the same call so many times, in a loop of C; its numbers are ones that ModExp takes.
func ModExps(count int, out, base, exponent, modulus []byte, scratch *[Scratch]byte) {
	o, outLength := bytes(out)
	b, baseLength := bytes(base)
	e, exponentLength := bytes(exponent)
	n, modulusLength := bytes(modulus)
	C.modexps(C.size_t(count), o, outLength, b, baseLength, e, exponentLength, n, modulusLength, context(&scratch[0]))
}

// Size is the memory of a context, in bytes, for a modulus of so many bytes.
func Size(modulusBytes int) int { return int(C.mod_size(C.size_t(modulusBytes))) }

// Init makes a context of a big-endian modulus in memory of Size, and says where in the memory it begins.
func Init(memory, modulus []byte) (int, Status) {
	room, size := bytes(memory)
	n, length := bytes(modulus)
	var offset C.size_t
	status := Status(C.mod_init(room, size, n, length, &offset))
	return int(offset), status
}

// Wipe is sangi_mod_wipe.
func Wipe(m *byte) { C.mod_wipe(context(m)) }

// Limbs is the length of an element.
func Limbs(m *byte) int { return int(C.mod_limbs(context(m))) }

// Add is z <- x + y.
func Add(m *byte, z, x, y *Limb) { C.mod_add(context(m), z, x, y) }

// Sub is z <- x - y.
func Sub(m *byte, z, x, y *Limb) { C.mod_sub(context(m), z, x, y) }

// Neg is z <- -x.
func Neg(m *byte, z, x *Limb) { C.mod_neg(context(m), z, x) }

// Mul is z <- x y.
func Mul(m *byte, z, x, y *Limb) { C.mod_mul(context(m), z, x, y) }

// Sqr is z <- x^2.
func Sqr(m *byte, z, x *Limb) { C.mod_sqr(context(m), z, x) }

// Exp is z <- x^e for a secret big-endian e.
func Exp(m *byte, z, x *Limb, exponent []byte) {
	e, length := bytes(exponent)
	C.mod_exp(context(m), z, x, e, length)
}

// ExpVartime is z <- x^e for a public big-endian e.
func ExpVartime(m *byte, z, x *Limb, exponent []byte) {
	e, length := bytes(exponent)
	C.mod_exp_vartime(context(m), z, x, e, length)
}

// Inv is z <- 1 / x, and whether it exists; if not, z <- 0.
func Inv(m *byte, z, x *Limb) bool { return C.mod_inv(context(m), z, x) != 0 }

// Equal says whether x = y.
func Equal(m *byte, x, y *Limb) bool { return C.mod_equal(context(m), x, y) != 0 }

// FromBytes is sangi_mod_from_bytes_be.
func FromBytes(m *byte, z *Limb, encoded []byte) Status {
	b, length := bytes(encoded)
	return Status(C.mod_from_bytes(context(m), z, b, length))
}

// FromBytesWide is sangi_mod_from_bytes_wide_be.
func FromBytesWide(m *byte, z *Limb, encoded []byte) Status {
	b, length := bytes(encoded)
	return Status(C.mod_from_bytes_wide(context(m), z, b, length))
}

// ToBytes is sangi_mod_to_bytes_be.
func ToBytes(m *byte, encoded []byte, x *Limb) Status {
	b, length := bytes(encoded)
	return Status(C.mod_to_bytes(context(m), b, length, x))
}

// ExpBackend is sangi_mod_exp_backend.
func ExpBackend(m *byte) string { return C.GoString(C.mod_exp_backend(context(m))) }
