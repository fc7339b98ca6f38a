// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of the C library sangi that the crate `sangi` makes safe; the headers in `c/include` document them.
//!
//! Without `std`, without allocation.  Sizes are those of the limb that `build.rs` chooses: 64 bits on targets with
//! 64-bit pointers, else 32.

#![no_std]

use core::ffi::{c_char, c_int, c_void};

#[cfg(feature = "ctidh")]
pub mod ctidh;
#[cfg(feature = "fields")]
pub mod field;
#[cfg(feature = "kem")]
pub mod kem;

/// The longest base, exponent and modulus of [`sangi_modexp_vartime`], in bytes.
pub const SANGI_MODEXP_MAX_BYTES: usize = 1024;
/// The shortest and the longest modulus of a context, in bytes.
pub const SANGI_MOD_MIN_BYTES: usize = 1;
/// See [`SANGI_MOD_MIN_BYTES`].
pub const SANGI_MOD_MAX_BYTES: usize = 1024;

/// `SANGI_OK`
pub const SANGI_OK: c_int = 0;
/// `SANGI_OUT_OF_RANGE`
pub const SANGI_OUT_OF_RANGE: c_int = 1;
/// `SANGI_BAD_LENGTH`
pub const SANGI_BAD_LENGTH: c_int = 2;
/// `SANGI_RNG_FAILED`
pub const SANGI_RNG_FAILED: c_int = 3;
/// `SANGI_BAD_MODULUS`
pub const SANGI_BAD_MODULUS: c_int = 4;
/// `SANGI_BAD_METHOD`
pub const SANGI_BAD_METHOD: c_int = 5;
/// `SANGI_BAD_MEMORY`
pub const SANGI_BAD_MEMORY: c_int = 6;
/// `SANGI_BAD_PUBLIC_KEY`
pub const SANGI_BAD_PUBLIC_KEY: c_int = 8;
/// `SANGI_NO_INVERSE`
pub const SANGI_NO_INVERSE: c_int = 9;
/// `SANGI_BAD_RESULT`
pub const SANGI_BAD_RESULT: c_int = 10;
/// `SANGI_MOD_AUTO`
pub const SANGI_MOD_AUTO: c_int = 0;

/// `sangi_limb`
#[cfg(target_pointer_width = "64")]
pub type Limb = u64;
/// `sangi_limb`
#[cfg(not(target_pointer_width = "64"))]
pub type Limb = u32;

const LIMB_BYTES: usize = core::mem::size_of::<Limb>();

/// `sangi_rng`
pub type Rng = unsafe extern "C" fn(context: *mut c_void, bytes: *mut u8, length: usize) -> c_int;

/// `SANGI_MODEXP_SCRATCH`: bytes of scratch for a modulus of so many bytes.
pub const fn modexp_scratch(bytes: usize) -> usize {
    (bytes + 7) / 8 * 8 * 48 + 4096
}

/// `SANGI_MOD_LIMBS` times the bytes of a limb: bytes of an element for a modulus of so many bytes.
pub const fn mod_element(bytes: usize) -> usize {
    (bytes / LIMB_BYTES + 1) * LIMB_BYTES
}

/// `SANGI_MOD_SIZE`: bytes of a context for a modulus of so many bytes.
pub const fn mod_size(bytes: usize) -> usize {
    192 + 3 * mod_element(bytes) + 3 * LIMB_BYTES
}

extern "C" {
    /// `include/sangi/modexp.h`
    pub fn sangi_modexp_vartime(
        out: *mut u8,
        out_length: usize,
        base: *const u8,
        base_length: usize,
        exponent: *const u8,
        exponent_length: usize,
        modulus: *const u8,
        modulus_length: usize,
        scratch: *mut c_void,
        scratch_length: usize,
    ) -> c_int;
    /// `include/sangi/status.h`
    pub fn sangi_strerror(status: c_int) -> *const c_char;
    /// `include/sangi/rng.h`
    #[cfg(feature = "host")]
    pub fn sangi_rng_host(context: *mut c_void, bytes: *mut u8, length: usize) -> c_int;
    /// `include/sangi/mod.h`, as all that follow
    pub fn sangi_mod_init_be(
        m: *mut *mut c_void,
        memory: *mut c_void,
        size: usize,
        n: *const u8,
        length: usize,
        method: c_int,
    ) -> c_int;
    pub fn sangi_mod_wipe(m: *mut c_void);
    pub fn sangi_mod_bytes(m: *const c_void) -> usize;
    pub fn sangi_mod_add(m: *const c_void, z: *mut c_void, x: *const c_void, y: *const c_void);
    pub fn sangi_mod_sub(m: *const c_void, z: *mut c_void, x: *const c_void, y: *const c_void);
    pub fn sangi_mod_mul(m: *const c_void, z: *mut c_void, x: *const c_void, y: *const c_void);
    pub fn sangi_mod_exp_be(
        m: *const c_void,
        z: *mut c_void,
        x: *const c_void,
        exponent: *const u8,
        length: usize,
    );
    pub fn sangi_mod_exp_vartime_be(
        m: *const c_void,
        z: *mut c_void,
        x: *const c_void,
        exponent: *const u8,
        length: usize,
    );
    pub fn sangi_mod_from_bytes_be(
        m: *const c_void,
        z: *mut c_void,
        bytes: *const u8,
        length: usize,
    ) -> c_int;
    pub fn sangi_mod_to_bytes_be(
        m: *const c_void,
        bytes: *mut u8,
        length: usize,
        x: *const c_void,
    ) -> c_int;
}
