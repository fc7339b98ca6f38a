// SPDX-License-Identifier: MIT OR Apache-2.0

package c

// In the repository each C file here includes one of the library's; scripts/dist-go puts the library in one file in
// their place and leaves this file out.

// #cgo CFLAGS: -I${SRCDIR}/../../../../include -I${SRCDIR}/../../../../src -I${SRCDIR}/../../../..
import "C"
