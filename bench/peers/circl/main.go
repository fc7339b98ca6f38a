// SPDX-License-Identifier: MIT OR Apache-2.0

// Circl does what the lines of its standard input ask for, with CSIDH-512 of Cloudflare's CIRCL:
//
//	derive COUNT PRIVATE PUBLIC
//
// It validates and derives COUNT times, each time from the result before, and prints the last one, or
// "refused". Keys are in hexadecimal digits, as CIRCL encodes them.
package main

import (
	"bufio"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"os"

	"github.com/cloudflare/circl/dh/csidh"
)

func derive(count int, private, public string) string {
	var prv csidh.PrivateKey
	var pub csidh.PublicKey
	var out [csidh.SharedSecretSize]byte
	d, err := hex.DecodeString(private)
	if err != nil || !prv.Import(d) {
		return "refused"
	}
	q, err := hex.DecodeString(public)
	if err != nil || !pub.Import(q) {
		return "refused"
	}
	for ; count > 0; count-- {
		if !csidh.DeriveSecret(&out, &pub, &prv, rand.Reader) {
			return "refused"
		}
	}
	return hex.EncodeToString(out[:])
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var count int
		var private, public string
		if _, err := fmt.Sscanf(lines.Text(), "derive %d %s %s", &count, &private, &public); err != nil {
			fmt.Println("refused")
			continue
		}
		fmt.Println(derive(count, private, public))
	}
}
