// SPDX-License-Identifier: MIT OR Apache-2.0

//go:build sangi_portable

package sangi_test

const portable = true
