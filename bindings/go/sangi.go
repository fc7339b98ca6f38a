// SPDX-License-Identifier: MIT OR Apache-2.0

// Package sangi is modular arithmetic with the C library sangi.
//
// [ModExp] is base^exponent mod modulus for public numbers of up to 1,024 bytes, odd or even, as Ethereum's precompile
// MODEXP defines it.  [Modulus] is a modulus for many operations, which run in constant time.
//
// Numbers are big-endian byte slices.  The package needs cgo and a C compiler.  On linux/amd64 it has assembly, which
// runs where the processor has ADX and BMI2; elsewhere, and with the build tag sangi_portable, it is portable C.
// [Backend] says which one runs.
package sangi

import (
	"errors"
	"fmt"
	"sync"

	"sangi/internal/c"
)

// Why a call was refused.
var (
	// ErrOutOfRange: the bytes encode a number that is not below the modulus.
	ErrOutOfRange = errors.New("sangi: the number is not below the modulus")
	// ErrBadLength: a slice has a length that the function does not take.
	ErrBadLength = errors.New("sangi: a slice has a length that the function does not take")
	// ErrBadModulus: the modulus is 1, or its first byte is 0.
	ErrBadModulus = errors.New("sangi: the modulus is 1, or its first byte is 0")
)

func check(status c.Status) error {
	switch status {
	case c.OK:
		return nil
	case c.OutOfRange:
		return ErrOutOfRange
	case c.BadLength:
		return ErrBadLength
	case c.BadModulus:
		return ErrBadModulus
	}
	return fmt.Errorf("sangi: status %d", status)
}

// Backend returns the back end of exponentiation modulo a 2,048-bit number in this process: "ifma" (AVX-512 IFMA),
// "x64" (assembly with ADX and BMI2) or "c" (portable C).
var Backend = sync.OnceValue(func() string {
	n := make([]byte, 256)
	n[0], n[255] = 1<<7, 1
	m, err := NewModulus(n)
	if err != nil {
		panic(err)
	}
	return c.ExpBackend(m.context)
})
