// SPDX-License-Identifier: MIT OR Apache-2.0

package ctidh_test

import "sangi/ctidh"

func init() { schemes = append(schemes, ctidh.CTIDH1024, ctidh.CTIDH2048) }
