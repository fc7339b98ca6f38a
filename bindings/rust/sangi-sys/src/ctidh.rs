// SPDX-License-Identifier: MIT OR Apache-2.0
//! Non-interactive key exchange; `include/sangi/ctidh511.h` and its like document it.

use crate::Rng;
use core::ffi::{c_char, c_int, c_void};

/// Declares a function of one key alone.
macro_rules! more {
    ($name:ident validate) => {
        extern "C" {
            #[link_name = concat!("sangi_", stringify!($name), "_validate")]
            pub fn validate(public_key: *const u8, public_length: usize) -> c_int;
        }
    };
    ($name:ident backend) => {
        extern "C" {
            #[link_name = concat!("sangi_", stringify!($name), "_backend")]
            pub fn backend() -> *const c_char;
        }
    };
}

/// Declares for each name a module with the functions `sangi_NAME_...` that compute, of one key or of eight, and with
/// those in parentheses.
macro_rules! sizes {
    ($($name:ident ($($more:ident)*))*) => { $(
        #[doc = concat!("The functions `sangi_", stringify!($name), "_...`")]
        pub mod $name {
            use super::*;

            extern "C" {
                #[link_name = concat!("sangi_", stringify!($name), "_keygen")]
                pub fn keygen(
                    public_key: *mut u8,
                    public_length: usize,
                    secret_key: *mut u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_public")]
                pub fn public(
                    public_key: *mut u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_derive")]
                pub fn derive(
                    shared: *mut u8,
                    shared_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
                #[link_name = concat!("sangi_", stringify!($name), "_blind")]
                pub fn blind(
                    blinded: *mut u8,
                    blinded_length: usize,
                    public_key: *const u8,
                    public_length: usize,
                    secret_key: *const u8,
                    secret_length: usize,
                    rng: Rng,
                    context: *mut c_void,
                ) -> c_int;
            }
            $(more! { $name $more })*
        }
    )* };
}

sizes! {
    ctidh511 (validate backend)
    ctidh512 (validate backend)
    ctidh512f (validate backend)
    ctidh1024 (validate backend)
    ctidh2048 (validate backend)
    ctidh511x8 ()
    ctidh512x8 ()
    ctidh512fx8 ()
    ctidh1024x8 ()
}
