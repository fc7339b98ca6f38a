// SPDX-License-Identifier: MIT OR Apache-2.0

//go:build !cgo

package c

// The library is C.  Without cgo the build stops here, and the missing name says why.
var _ = sangi_needs_cgo__set_CGO_ENABLED_to_1_and_install_a_C_compiler
