// SPDX-License-Identifier: MIT OR Apache-2.0
//! Modular exponentiation of byte strings.

use crate::{check, Error};
use core::mem::MaybeUninit;

/// The longest base, exponent and modulus, in bytes.
pub const MAX_BYTES: usize = sangi_sys::SANGI_MODEXP_MAX_BYTES;

/// Bytes of scratch that [`modexp_with_scratch`] needs for a modulus of so many bytes.
pub const fn scratch_bytes(modulus_bytes: usize) -> usize {
    sangi_sys::modexp_scratch(modulus_bytes)
}

/// out <- base^exponent mod modulus, for public numbers: time depends on all of them.
///
/// Numbers are big-endian with any number of leading zeros, an empty slice is 0; `out` has the modulus's length.
/// x^0 is 1, and modulo 0 and 1 the result is 0.  The base may be longer than the modulus.
///
/// The scratch comes from the stack: 50 times the modulus's length, rounded up to 32, 256, 512 or 1,024 bytes, and
/// 4 kilobytes; [`modexp_with_scratch`] takes it from the caller.
///
/// # Errors
/// [`Error::BadLength`] where a slice is longer than [`MAX_BYTES`] or `out` has another length than `modulus`; `out` is
/// then not written.
///
/// ```
/// let mut out = [0; 2];
/// sangi::modexp_into(&mut out, b"\x02", b"\x10\x00", b"\xff\xfe")?;
/// assert_eq!(u16::from_be_bytes(out), 2);
/// assert!(sangi::modexp_into(&mut out, b"\x02", b"\x10", b"\xff").is_err());
/// # Ok::<(), sangi::Error>(())
/// ```
pub fn modexp_into(
    out: &mut [u8],
    base: &[u8],
    exponent: &[u8],
    modulus: &[u8],
) -> Result<(), Error> {
    match modulus.len() {
        0..=32 => on_stack::<{ scratch_bytes(32) }>(out, base, exponent, modulus),
        33..=256 => on_stack::<{ scratch_bytes(256) }>(out, base, exponent, modulus),
        257..=512 => on_stack::<{ scratch_bytes(512) }>(out, base, exponent, modulus),
        _ => on_stack::<{ scratch_bytes(MAX_BYTES) }>(out, base, exponent, modulus),
    }
}

/// As [`modexp_into`], with scratch of at least [`scratch_bytes`] of the modulus's length; what it holds afterwards has
/// no meaning.
///
/// # Errors
/// As [`modexp_into`], and [`Error::BadMemory`] where the scratch is too short.
pub fn modexp_with_scratch(
    out: &mut [u8],
    base: &[u8],
    exponent: &[u8],
    modulus: &[u8],
    scratch: &mut [MaybeUninit<u8>],
) -> Result<(), Error> {
    // SAFETY: every pointer comes with the length of its slice, and the scratch overlaps none of the others.
    check(unsafe {
        sangi_sys::sangi_modexp_vartime(
            out.as_mut_ptr(),
            out.len(),
            base.as_ptr(),
            base.len(),
            exponent.as_ptr(),
            exponent.len(),
            modulus.as_ptr(),
            modulus.len(),
            scratch.as_mut_ptr().cast(),
            scratch.len(),
        )
    })
}

/// Each size of scratch has a stack frame of its own.
#[inline(never)]
fn on_stack<const SIZE: usize>(
    out: &mut [u8],
    base: &[u8],
    exponent: &[u8],
    modulus: &[u8],
) -> Result<(), Error> {
    let mut scratch = [MaybeUninit::<u8>::uninit(); SIZE];
    modexp_with_scratch(out, base, exponent, modulus, &mut scratch)
}
