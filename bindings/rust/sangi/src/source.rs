// SPDX-License-Identifier: MIT OR Apache-2.0
//! Random bytes for a function of C: the operating system's, or the caller's.

use crate::{check, Error};
use core::ffi::{c_int, c_void};
use sangi_sys::Rng;

/// Where the points and coins of an action come from.
pub(crate) enum Source<'a> {
    #[cfg(feature = "host")]
    Host,
    Given(&'a [u8]),
}

/// A `sangi_rng` whose context is a `&[u8]`, all of which it gives.
///
/// # Safety
/// `context` points to a `&[u8]`, and `bytes` to so many bytes.
unsafe extern "C" fn give(context: *mut c_void, bytes: *mut u8, length: usize) -> c_int {
    // SAFETY: the caller's duty.
    let given = unsafe { *context.cast::<&[u8]>() };
    if given.len() != length {
        return sangi_sys::SANGI_RNG_FAILED;
    }
    // SAFETY: both have this length, and what the library wants filled is its own.
    unsafe { core::ptr::copy_nonoverlapping(given.as_ptr(), bytes, length) };
    sangi_sys::SANGI_OK
}

impl<'a> Source<'a> {
    /// The operating system's random numbers where none are given.
    pub(crate) fn of(given: Option<&'a [u8]>) -> Self {
        match given {
            Some(bytes) => Source::Given(bytes),
            #[cfg(feature = "host")]
            None => Source::Host,
            #[cfg(not(feature = "host"))]
            None => Source::Given(&[]),
        }
    }

    /// Runs a function of C with its last two arguments.
    pub(crate) fn run(mut self, call: impl FnOnce(Rng, *mut c_void) -> c_int) -> Result<(), Error> {
        check(match &mut self {
            #[cfg(feature = "host")]
            Source::Host => call(sangi_sys::sangi_rng_host, core::ptr::null_mut()),
            Source::Given(bytes) => call(give, (bytes as *mut &[u8]).cast()),
        })
    }
}
