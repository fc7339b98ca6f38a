// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh

import (
	"crypto/subtle"
	"encoding/base64"

	"sangi/internal/c"
)

// key is what both kinds of key have in common.
type key struct {
	of    *Scheme
	bytes []byte
}

// Scheme returns the scheme of the key.
func (k *key) Scheme() *Scheme { return k.of }

// Bytes returns a copy of the encoded key.
func (k *key) Bytes() []byte { return append([]byte(nil), k.bytes...) }

// MarshalBinary returns what Bytes returns, and no error.
func (k *key) MarshalBinary() ([]byte, error) { return k.Bytes(), nil }

// MarshalText returns the encoded key in base64, as Katzenpost writes it, and no error.
func (k *key) MarshalText() ([]byte, error) {
	return []byte(base64.StdEncoding.EncodeToString(k.bytes)), nil
}

// Reset sets all bytes to 0.
func (k *key) Reset() { clear(k.bytes) }

// A PublicKey is the coefficient of a curve, which was validated.
type PublicKey struct{ key }

// FromBytes sets the key to the one that the bytes encode, which it validates.  An error leaves the key as it is:
// [ErrBadLength] or [ErrBadPublicKey].
func (k *PublicKey) FromBytes(b []byte) error {
	if len(b) != len(k.bytes) {
		return ErrBadLength
	}
	if k.of.c.Validate(b) != c.OK {
		return ErrBadPublicKey
	}
	copy(k.bytes, b)
	return nil
}

// UnmarshalBinary is FromBytes.
func (k *PublicKey) UnmarshalBinary(b []byte) error { return k.FromBytes(b) }

// UnmarshalText is FromBytes of what base64 encodes.
func (k *PublicKey) UnmarshalText(text []byte) error {
	b, err := base64.StdEncoding.DecodeString(string(text))
	if err != nil {
		return err
	}
	return k.FromBytes(b)
}

// Equal says whether two public keys are the same.
func (k *PublicKey) Equal(other *PublicKey) bool {
	return k.of == other.of && subtle.ConstantTimeCompare(k.bytes, other.bytes) == 1
}

// Blind replaces the key by [Scheme.Blind] of it.  An error leaves the key as it is.
func (k *PublicKey) Blind(factor *PrivateKey) error {
	blinded, err := k.of.Blind(k, factor)
	if err != nil {
		return err
	}
	copy(k.bytes, blinded.bytes)
	return nil
}

// A PrivateKey is an exponent for each prime, a signed byte.  The garbage collector moves no slice, so that Reset erases
// the only copy that the package made.
type PrivateKey struct{ key }

// FromBytes sets the key to these bytes.  An error leaves the key as it is: [ErrBadLength].
func (k *PrivateKey) FromBytes(b []byte) error {
	if len(b) != len(k.bytes) {
		return ErrBadLength
	}
	copy(k.bytes, b)
	return nil
}

// UnmarshalBinary is FromBytes.
func (k *PrivateKey) UnmarshalBinary(b []byte) error { return k.FromBytes(b) }

// UnmarshalText is FromBytes of what base64 encodes.
func (k *PrivateKey) UnmarshalText(text []byte) error {
	b, err := base64.StdEncoding.DecodeString(string(text))
	if err != nil {
		return err
	}
	return k.FromBytes(b)
}

// Equal says whether two private keys are the same, in constant time.
func (k *PrivateKey) Equal(other *PrivateKey) bool {
	return k.of == other.of && subtle.ConstantTimeCompare(k.bytes, other.bytes) == 1
}

// Public returns the public key; its error is that of [Scheme.DerivePublicKey].
func (k *PrivateKey) Public() (*PublicKey, error) { return k.of.DerivePublicKey(k) }
