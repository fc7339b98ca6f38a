// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh

import (
	"crypto/rand"
	"fmt"

	"sangi/internal/c"
)

// The pairs of one call in lanes, and from how many on it takes less time than one by one.
const (
	lanes  = 8
	fewest = 6
)

// A Pair is a private key and the public key of another owner.
type Pair struct {
	Private *PrivateKey
	Public  *PublicKey
}

// DeriveMany returns what [Scheme.DeriveSecret] returns for each pair, in their order.  With AVX-512 IFMA, eight pairs
// of CTIDH511, CTIDH512, CTIDH512F or CTIDH1024 at a time take less time than six calls of it.  A key may be in several pairs.
//
// The error names the first pair that is refused by its index, and wraps that of DeriveSecret.
func (s *Scheme) DeriveMany(pairs []Pair) ([][]byte, error) {
	for i, pair := range pairs {
		if pair.Private.of != s || pair.Public.of != s {
			return nil, fmt.Errorf("pair %d: %w", i, ErrBadLength)
		}
	}
	shared := make([][]byte, 0, len(pairs))
	for len(shared) < len(pairs) {
		start := len(shared)
		part := pairs[start:min(start+lanes, len(pairs))]
		if together := s.deriveTogether(part); together != nil {
			shared = append(shared, together...)
			continue
		}
		for i, pair := range part {
			one, err := s.DeriveSecret(pair.Private, pair.Public)
			if err != nil {
				return nil, fmt.Errorf("pair %d: %w", start+i, err)
			}
			shared = append(shared, one)
		}
	}
	return shared, nil
}

// deriveTogether returns the secrets of up to eight pairs by one call; nil where that takes longer, or where a pair is
// refused.  The last pair is in the lanes that are left over.
func (s *Scheme) deriveTogether(pairs []Pair) [][]byte {
	if len(pairs) < fewest || !s.c.Lanes() {
		return nil
	}
	var seed [lanes * c.CtidhActionSeed]byte
	private := make([]byte, 0, lanes*s.PrivateKeySize())
	public := make([]byte, 0, lanes*s.PublicKeySize())
	defer func() {
		clear(seed[:])
		clear(private)
	}()
	for i := range lanes {
		pair := pairs[min(i, len(pairs)-1)]
		private = append(private, pair.Private.bytes...)
		public = append(public, pair.Public.bytes...)
	}
	rand.Read(seed[:])
	all := make([]byte, len(public))
	if s.c.DeriveEight(all, public, private, &seed) != c.OK {
		return nil
	}
	shared := make([][]byte, len(pairs))
	for i, size := 0, s.PublicKeySize(); i < len(pairs); i++ {
		shared[i] = all[i*size : (i+1)*size : (i+1)*size]
	}
	return shared
}
