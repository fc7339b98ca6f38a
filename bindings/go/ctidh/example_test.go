// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh_test

import (
	"bytes"
	"fmt"
	"log"

	"sangi/ctidh"
)

func Example() {
	scheme := ctidh.CTIDH512
	publicKey, privateKey, err := scheme.GenerateKeyPair()
	if err != nil {
		log.Fatal(err)
	}
	theirPublicKey, theirPrivateKey, err := scheme.GenerateKeyPair()
	if err != nil {
		log.Fatal(err)
	}
	received, err := scheme.UnmarshalBinaryPublicKey(theirPublicKey.Bytes()) // validates it
	if err != nil {
		log.Fatal(err)
	}
	shared, err := scheme.DeriveSecret(privateKey, received)
	if err != nil {
		log.Fatal(err)
	}
	theirs, err := scheme.DeriveSecret(theirPrivateKey, publicKey)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(bytes.Equal(shared, theirs))
	// Output: true
}
