// SPDX-License-Identifier: MIT OR Apache-2.0

// Package nike has CTIDH, computed by sangi, behind Katzenpost's interface nike.Scheme: keys, blinded keys and shared
// secrets are those of the schemes with the same names in github.com/katzenpost/hpqc.
//
// It imports the interface from that module, whose licence is the AGPL 3.0; the package sangi/ctidh does not.
package nike

import (
	"io"

	"github.com/katzenpost/hpqc/nike"

	"sangi/ctidh"
)

// CTIDH511 returns the scheme with 2^220 private keys.
func CTIDH511() nike.Scheme { return scheme{ctidh.CTIDH511} }

// CTIDH512 returns the scheme with 2^256 private keys.
func CTIDH512() nike.Scheme { return scheme{ctidh.CTIDH512} }

// CTIDH1024 returns the scheme with 2^256 private keys over a longer prime.
func CTIDH1024() nike.Scheme { return scheme{ctidh.CTIDH1024} }

// CTIDH2048 returns the scheme with 2^220 private keys over the longest prime.
func CTIDH2048() nike.Scheme { return scheme{ctidh.CTIDH2048} }

type scheme struct{ *ctidh.Scheme }

type publicKey struct{ *ctidh.PublicKey }

type privateKey struct{ *ctidh.PrivateKey }

// must returns a value; an error that the interface has no place for is a mistake of the program: it panics.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Blind replaces the key by its blinded key.
func (k publicKey) Blind(factor nike.PrivateKey) error {
	return k.PublicKey.Blind(factor.(privateKey).PrivateKey)
}

// Public returns the public key; it panics for a key with a batch beyond its bound, as all that follow do.
func (k privateKey) Public() nike.PublicKey { return publicKey{must(k.PrivateKey.Public())} }

// GeneratePrivateKey returns the private key that 64 bytes of the reader give.
func (s scheme) GeneratePrivateKey(rng io.Reader) nike.PrivateKey {
	_, private, err := s.Scheme.GenerateKeyPairFromEntropy(rng)
	return privateKey{must(private, err)}
}

// GenerateKeyPair returns a key pair from crypto/rand.
func (s scheme) GenerateKeyPair() (nike.PublicKey, nike.PrivateKey, error) {
	return pair(s.Scheme.GenerateKeyPair())
}

// GenerateKeyPairFromEntropy returns the key pair that 64 bytes of the reader give.
func (s scheme) GenerateKeyPairFromEntropy(rng io.Reader) (nike.PublicKey, nike.PrivateKey, error) {
	return pair(s.Scheme.GenerateKeyPairFromEntropy(rng))
}

func pair(public *ctidh.PublicKey, private *ctidh.PrivateKey, err error) (nike.PublicKey, nike.PrivateKey, error) {
	if err != nil {
		return nil, nil, err
	}
	return publicKey{public}, privateKey{private}, nil
}

// DeriveSecret returns the bytes of the blinded key, which hpqc does not hash.
func (s scheme) DeriveSecret(private nike.PrivateKey, public nike.PublicKey) []byte {
	return s.Blind(public, private).Bytes()
}

// DerivePublicKey returns the public key of a private key.
func (s scheme) DerivePublicKey(private nike.PrivateKey) nike.PublicKey { return private.Public() }

// Blind returns the action of the blinding factor on the public key.
func (s scheme) Blind(public nike.PublicKey, factor nike.PrivateKey) nike.PublicKey {
	return publicKey{must(s.Scheme.Blind(public.(publicKey).PublicKey, factor.(privateKey).PrivateKey))}
}

// NewEmptyPublicKey returns the public key of bytes that are all 0.
func (s scheme) NewEmptyPublicKey() nike.PublicKey { return publicKey{s.Scheme.NewEmptyPublicKey()} }

// NewEmptyPrivateKey returns the private key of bytes that are all 0.
func (s scheme) NewEmptyPrivateKey() nike.PrivateKey {
	return privateKey{s.Scheme.NewEmptyPrivateKey()}
}

// UnmarshalBinaryPublicKey returns the public key that the bytes encode, which it validates.
func (s scheme) UnmarshalBinaryPublicKey(b []byte) (nike.PublicKey, error) {
	k, err := s.Scheme.UnmarshalBinaryPublicKey(b)
	if err != nil {
		return nil, err
	}
	return publicKey{k}, nil
}

// UnmarshalBinaryPrivateKey returns the private key of these bytes.
func (s scheme) UnmarshalBinaryPrivateKey(b []byte) (nike.PrivateKey, error) {
	k, err := s.Scheme.UnmarshalBinaryPrivateKey(b)
	if err != nil {
		return nil, err
	}
	return privateKey{k}, nil
}
