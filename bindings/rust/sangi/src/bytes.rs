// SPDX-License-Identifier: MIT OR Apache-2.0
//! Byte arrays of fixed lengths: types that the modules for key encapsulation and exchange have in common.

use core::hint::black_box;

/// Whether arrays are equal, in time that depends on their length alone.
pub(crate) fn equal<const N: usize>(x: &[u8; N], y: &[u8; N]) -> bool {
    black_box(x.iter().zip(y).fold(0, |z, (x, y)| z | (x ^ y))) == 0
}

/// Makes a type of so many bytes, whether public or secret.
macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident, $length:expr) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name([u8; $length]);

        impl $name {
            /// The encoding.
            pub const fn as_bytes(&self) -> &[u8; $length] {
                &self.0
            }
        }

        impl From<[u8; $length]> for $name {
            fn from(bytes: [u8; $length]) -> Self {
                $name(bytes)
            }
        }

        impl TryFrom<&[u8]> for $name {
            type Error = $crate::Error;

            /// [`Error::BadLength`](crate::Error::BadLength) for another length.
            fn try_from(bytes: &[u8]) -> Result<Self, $crate::Error> {
                bytes.try_into().map($name).map_err(|_| $crate::Error::BadLength)
            }
        }

        impl PartialEq for $name {
            /// In time that depends on the length alone.
            fn eq(&self, other: &Self) -> bool {
                $crate::bytes::equal(&self.0, &other.0)
            }
        }

        impl Eq for $name {}
    };
}

/// Makes a type of public bytes.
macro_rules! public_bytes {
    ($(#[$doc:meta])* $name:ident, $length:expr) => {
        $crate::bytes::bytes! { $(#[$doc])* #[derive(Debug)] $name, $length }
    };
}

/// Makes a type of secret bytes: they are not printed, and erased when dropped.
macro_rules! secret_bytes {
    ($(#[$doc:meta])* $name:ident, $length:expr) => {
        $crate::bytes::bytes! {
            $(#[$doc])*
            ///
            /// Secret: `Debug` does not print it, comparisons take the same time for all, and it is erased when dropped.
            /// A move may leave a copy behind; keep the value in one place, and pass references.
            $name, $length
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                $crate::wipe::wipe(&mut self.0);
            }
        }
    };
}

pub(crate) use {bytes, public_bytes, secret_bytes};
