// SPDX-License-Identifier: MIT OR Apache-2.0

package c

/*
#cgo noescape ctidh_of
#cgo noescape ctidh_keygen
#cgo noescape ctidh_public
#cgo noescape ctidh_action
#cgo noescape ctidh_lanes
#cgo noescape ctidh_derive_eight
#cgo noescape ctidh_validate
#cgo nocallback ctidh_of
#cgo nocallback ctidh_keygen
#cgo nocallback ctidh_public
#cgo nocallback ctidh_action
#cgo nocallback ctidh_lanes
#cgo nocallback ctidh_derive_eight
#cgo nocallback ctidh_validate

#include "ctidh.h"
*/
import "C"

import "unsafe"

// A Ctidh is the functions of one size; the callers answer for lengths.
type Ctidh C.ctidh_size

// The bytes of randomness that functions take.
const (
	CtidhKeygenSeed = 64
	CtidhActionSeed = 32
)

// CtidhOf finds the functions by the name of the size, such as "512f"; it returns nil where there are none.
func CtidhOf(size string) *Ctidh {
	name := unsafe.StringData(size)
	return (*Ctidh)(C.ctidh_of((*C.char)(unsafe.Pointer(name)), C.size_t(len(size))))
}

func (of *Ctidh) c() *C.ctidh_size { return (*C.ctidh_size)(of) }

// PublicBytes is the length of a public key and of a shared secret.
func (of *Ctidh) PublicBytes() int { return int(of.public_bytes) }

// SecretBytes is the length of a secret key.
func (of *Ctidh) SecretBytes() int { return int(of.secret_bytes) }

func start(b []byte) *C.uint8_t { return (*C.uint8_t)(unsafe.SliceData(b)) }

// Keygen is sangi_ctidh512_keygen and its like.
func (of *Ctidh) Keygen(public, secret []byte, seed *[CtidhKeygenSeed]byte) Status {
	return Status(C.ctidh_keygen(of.c(), start(public), start(secret), start(seed[:]), CtidhKeygenSeed))
}

// Public is sangi_ctidh512_public and its like.
func (of *Ctidh) Public(public, secret []byte, seed *[CtidhActionSeed]byte) Status {
	return Status(C.ctidh_public(of.c(), start(public), start(secret), start(seed[:]), CtidhActionSeed))
}

// Act is sangi_ctidh512_derive and its like if the result is to be hashed, else sangi_ctidh512_blind.
func (of *Ctidh) Act(hashed bool, result, public, secret []byte, seed *[CtidhActionSeed]byte) Status {
	var hash C.int
	if hashed {
		hash = 1
	}
	return Status(C.ctidh_action(of.c(), hash, start(result), start(public), start(secret), start(seed[:]),
		CtidhActionSeed))
}

// Lanes says whether eight actions at once run in vectors.
func (of *Ctidh) Lanes() bool { return C.ctidh_lanes(of.c()) != 0 }

// DeriveEight is sangi_ctidh512x8_derive and its like, of eight keys one after the other; [Ctidh.Lanes] holds.
func (of *Ctidh) DeriveEight(shared, public, secret []byte, seed *[8 * CtidhActionSeed]byte) Status {
	return Status(C.ctidh_derive_eight(of.c(), start(shared), start(public), start(secret), start(seed[:]),
		8*CtidhActionSeed))
}

// Validate is sangi_ctidh512_validate and its like.
func (of *Ctidh) Validate(public []byte) Status {
	return Status(C.ctidh_validate(of.c(), start(public)))
}
