// SPDX-License-Identifier: MIT OR Apache-2.0

package sangi

import (
	"sync"

	"sangi/internal/c"
)

// MaxBytes is the longest base, exponent and modulus of [ModExp], in bytes.
const MaxBytes = c.MaxModExp

// The scratch of one call, of the size that serves every modulus.
var scratches = sync.Pool{New: func() any { return new([c.Scratch]byte) }}

// ModExp returns base^exponent mod modulus, in as many bytes as the modulus has.  It is for public numbers: its time
// depends on all of them.
//
// Numbers are big-endian, with any number of leading zeros, and an empty or nil slice is 0.  x^0 is 1, also for x = 0.
// Modulo 1 the result is 0, and modulo 0 it is 0 too, as EIP-198 has it.  The base may be longer than the modulus.
//
// The error is [ErrBadLength] if a slice is longer than [MaxBytes].
func ModExp(base, exponent, modulus []byte) ([]byte, error) {
	if len(modulus) > MaxBytes {
		return nil, ErrBadLength
	}
	out := make([]byte, len(modulus))
	if err := ModExpInto(out, base, exponent, modulus); err != nil {
		return nil, err
	}
	return out, nil
}

// ModExpInto is [ModExp] with the result in out, which has the modulus's length and may be one of the inputs.  It
// allocates nothing but scratch, which later calls use again.
//
// The error is [ErrBadLength] if a slice is longer than [MaxBytes] or out has another length than modulus; out is then
// not written.
func ModExpInto(out, base, exponent, modulus []byte) error {
	scratch := scratches.Get().(*[c.Scratch]byte)
	defer scratches.Put(scratch)
	return check(c.ModExp(out, base, exponent, modulus, scratch))
}
