// SPDX-License-Identifier: MIT OR Apache-2.0

// Package ctidh is non-interactive key exchange from isogenies of supersingular curves, in constant time, with the C
// library sangi.
//
// Keys, public keys, blinded keys and shared secrets are those of highctidh, byte for byte; private keys of [CTIDH512F]
// are its own.  A quantum computer needs far fewer evaluations of the action to find a secret key than new systems must
// withstand; the package is for interoperability and research.  No time depends on a private key; faults and power
// consumption are not defended against.
//
// The methods are those of Katzenpost's interface nike.Scheme, with types and errors of this package; the module
// sangi/nike has the interface itself.
package ctidh

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"

	"sangi/internal/c"
)

// Why a call was refused.
var (
	// ErrBadLength: a key has another length than those of its scheme.
	ErrBadLength = errors.New("ctidh: a key has a length that is not of its scheme")
	// ErrBadPublicKey: the bytes encode no number below p, or one whose curve is not supersingular.
	ErrBadPublicKey = errors.New("ctidh: the public key is none: its curve is not supersingular")
	// ErrBadPrivateKey: the exponents of a batch are beyond its bound.
	ErrBadPrivateKey = errors.New("ctidh: the private key is none: a batch exceeds its bound")
)

// A Scheme is a size of CTIDH.
type Scheme struct {
	size string
	c    *c.Ctidh
}

// The schemes over the prime of CSIDH-512: 2^220 and 2^256 private keys.
var (
	CTIDH511 = scheme("511")
	CTIDH512 = scheme("512")
)

// CTIDH512F is CTIDH512 with another set of 2^256 private keys, for which an action takes less time.
//
// Public keys, encoded, and shared secrets are those of CTIDH512 and of highctidh, and the owner of a key pair of one
// and the owner of a key pair of the other share a secret.  A private key of one is in general refused by the other,
// with [ErrBadPrivateKey]; it is accepted if it happens to be within the bounds of both.
var CTIDH512F = scheme("512f")

func scheme(size string) *Scheme { return &Scheme{size, c.CtidhOf(size)} }

// Name returns the name of the scheme, such as "ctidh512", by which Katzenpost knows those with highctidh's private
// keys.
func (s *Scheme) Name() string { return "ctidh" + s.size }

// PublicKeySize returns the bytes of a public key, and of a shared secret.
func (s *Scheme) PublicKeySize() int { return s.c.PublicBytes() }

// PrivateKeySize returns the bytes of a private key.
func (s *Scheme) PrivateKeySize() int { return s.c.SecretBytes() }

// NewEmptyPublicKey returns the public key of bytes that are all 0: the coefficient of the first curve.
func (s *Scheme) NewEmptyPublicKey() *PublicKey {
	return &PublicKey{key{s, make([]byte, s.PublicKeySize())}}
}

// NewEmptyPrivateKey returns the private key of bytes that are all 0, whose action is the identity.
func (s *Scheme) NewEmptyPrivateKey() *PrivateKey {
	return &PrivateKey{key{s, make([]byte, s.PrivateKeySize())}}
}

// UnmarshalBinaryPublicKey returns the public key that the bytes encode, which it validates.
//
// The error is [ErrBadLength] or [ErrBadPublicKey].
func (s *Scheme) UnmarshalBinaryPublicKey(b []byte) (*PublicKey, error) {
	k := s.NewEmptyPublicKey()
	if err := k.FromBytes(b); err != nil {
		return nil, err
	}
	return k, nil
}

// UnmarshalBinaryPrivateKey returns the private key of these bytes.  Whether its exponents are within their bounds is
// checked where it is used.
//
// The error is [ErrBadLength].
func (s *Scheme) UnmarshalBinaryPrivateKey(b []byte) (*PrivateKey, error) {
	k := s.NewEmptyPrivateKey()
	if err := k.FromBytes(b); err != nil {
		return nil, err
	}
	return k, nil
}

// GenerateKeyPair returns a key pair from crypto/rand.
func (s *Scheme) GenerateKeyPair() (*PublicKey, *PrivateKey, error) {
	return s.GenerateKeyPairFromEntropy(rand.Reader)
}

// GenerateKeyPairFromEntropy returns the key pair that 64 bytes of the reader give.  They are not those that highctidh
// makes of the same bytes.
//
// The error is the reader's.
func (s *Scheme) GenerateKeyPairFromEntropy(rng io.Reader) (*PublicKey, *PrivateKey, error) {
	var seed [c.CtidhKeygenSeed]byte
	defer clear(seed[:])
	if _, err := io.ReadFull(rng, seed[:]); err != nil {
		return nil, nil, err
	}
	public, private := s.NewEmptyPublicKey(), s.NewEmptyPrivateKey()
	if status := s.c.Keygen(public.bytes, private.bytes, &seed); status != c.OK {
		return nil, nil, fmt.Errorf("ctidh: status %d", status)
	}
	return public, private, nil
}

// DerivePublicKey returns the public key of a private key.
//
// The error is [ErrBadPrivateKey], or [ErrBadLength] for a key of another scheme.
func (s *Scheme) DerivePublicKey(private *PrivateKey) (*PublicKey, error) {
	if private.of != s {
		return nil, ErrBadLength
	}
	var seed [c.CtidhActionSeed]byte
	defer clear(seed[:])
	rand.Read(seed[:])
	public := s.NewEmptyPublicKey()
	switch status := s.c.Public(public.bytes, private.bytes, &seed); status {
	case c.OK:
		return public, nil
	case c.OutOfRange:
		return nil, ErrBadPrivateKey
	default:
		return nil, fmt.Errorf("ctidh: status %d", status)
	}
}

// DeriveSecret returns the secret shared with the owner of the public key: SHAKE256 of the bytes of what
// [Scheme.Blind] returns, as highctidh's dh in Python.
//
// The error is [ErrBadPrivateKey], or [ErrBadLength] for a key of another scheme.
func (s *Scheme) DeriveSecret(private *PrivateKey, public *PublicKey) ([]byte, error) {
	shared := make([]byte, s.PublicKeySize())
	if err := s.act(true, shared, public, private); err != nil {
		return nil, err
	}
	return shared, nil
}

// Blind returns the action of the blinding factor on the public key: another public key.
//
// The error is [ErrBadPrivateKey], or [ErrBadLength] for a key of another scheme.
func (s *Scheme) Blind(public *PublicKey, factor *PrivateKey) (*PublicKey, error) {
	blinded := s.NewEmptyPublicKey()
	if err := s.act(false, blinded.bytes, public, factor); err != nil {
		return nil, err
	}
	return blinded, nil
}

func (s *Scheme) act(hashed bool, result []byte, public *PublicKey, private *PrivateKey) error {
	if public.of != s || private.of != s {
		return ErrBadLength
	}
	var seed [c.CtidhActionSeed]byte
	defer clear(seed[:])
	rand.Read(seed[:])
	switch status := s.c.Act(hashed, result, public.bytes, private.bytes, &seed); status {
	case c.OK:
		return nil
	case c.OutOfRange: // the public key was validated when it was read
		return ErrBadPrivateKey
	default:
		return fmt.Errorf("ctidh: status %d", status)
	}
}
