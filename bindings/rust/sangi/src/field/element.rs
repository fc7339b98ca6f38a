// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a type of elements contains.

/// Makes the type `$name` of elements of a field of so many bits, by the functions of `sangi_sys::field::$c`.
macro_rules! element {
    ($name:ident, $c:ident, $bits:literal, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy)]
        pub struct $name([sangi_sys::Limb; sangi_sys::field::limbs($bits)]);

        // SAFETY of every call here: an element has the limbs that the C type has, outputs may be inputs, and slices
        // come with their lengths.
        impl $name {
            /// Bytes of an encoded element.
            pub const BYTES: usize = ($bits + 7) / 8;

            /// The neutral element of addition.
            pub const ZERO: Self = $name([0; sangi_sys::field::limbs($bits)]);

            fn made(run: impl FnOnce(*mut sangi_sys::Limb)) -> Self {
                let mut z = Self::ZERO;
                run(z.0.as_mut_ptr());
                z
            }

            fn decoded(
                run: impl FnOnce(*mut sangi_sys::Limb) -> core::ffi::c_int,
            ) -> Result<Self, $crate::Error> {
                let mut z = Self::ZERO;
                $crate::check(run(z.0.as_mut_ptr()))?;
                Ok(z)
            }

            /// The element that big-endian bytes encode.
            ///
            /// # Errors
            /// [`Error::OutOfRange`](crate::Error::OutOfRange) for a number that is not below the prime.
            pub fn from_be_bytes(bytes: &[u8; Self::BYTES]) -> Result<Self, $crate::Error> {
                Self::decoded(|z| unsafe {
                    sangi_sys::field::$c::from_bytes_be(z, bytes.as_ptr(), bytes.len())
                })
            }

            /// As `from_be_bytes`, for little-endian bytes.
            ///
            /// # Errors
            /// [`Error::OutOfRange`](crate::Error::OutOfRange) for a number that is not below the prime.
            pub fn from_le_bytes(bytes: &[u8; Self::BYTES]) -> Result<Self, $crate::Error> {
                Self::decoded(|z| unsafe {
                    sangi_sys::field::$c::from_bytes(z, bytes.as_ptr(), bytes.len())
                })
            }

            /// The number that big-endian bytes encode, modulo the prime; for hashing to the field.
            ///
            /// # Errors
            /// [`Error::BadLength`](crate::Error::BadLength) for more than twice `BYTES`.
            pub fn from_be_bytes_wide(bytes: &[u8]) -> Result<Self, $crate::Error> {
                Self::decoded(|z| unsafe {
                    sangi_sys::field::$c::from_bytes_wide_be(z, bytes.as_ptr(), bytes.len())
                })
            }

            /// As `from_be_bytes_wide`, for little-endian bytes.
            ///
            /// # Errors
            /// [`Error::BadLength`](crate::Error::BadLength) for more than twice `BYTES`.
            pub fn from_le_bytes_wide(bytes: &[u8]) -> Result<Self, $crate::Error> {
                Self::decoded(|z| unsafe {
                    sangi_sys::field::$c::from_bytes_wide(z, bytes.as_ptr(), bytes.len())
                })
            }

            /// The canonical encoding, big-endian.
            pub fn to_be_bytes(&self) -> [u8; Self::BYTES] {
                let mut bytes = [0; Self::BYTES];
                let status = unsafe {
                    sangi_sys::field::$c::to_bytes_be(
                        bytes.as_mut_ptr(),
                        bytes.len(),
                        self.0.as_ptr(),
                    )
                };
                debug_assert_eq!(status, sangi_sys::SANGI_OK);
                bytes
            }

            /// The canonical encoding, little-endian.
            pub fn to_le_bytes(&self) -> [u8; Self::BYTES] {
                let mut bytes = [0; Self::BYTES];
                let status = unsafe {
                    sangi_sys::field::$c::to_bytes(bytes.as_mut_ptr(), bytes.len(), self.0.as_ptr())
                };
                debug_assert_eq!(status, sangi_sys::SANGI_OK);
                bytes
            }

            /// An element whose distance from uniform is below 2^-128, from the operating system's random numbers.
            ///
            /// # Errors
            /// [`Error::RngFailed`](crate::Error::RngFailed)
            #[cfg(feature = "host")]
            pub fn random() -> Result<Self, $crate::Error> {
                Self::decoded(|z| unsafe {
                    sangi_sys::field::$c::random(
                        z,
                        sangi_sys::sangi_rng_host,
                        core::ptr::null_mut(),
                    )
                })
            }

            /// x^2
            pub fn sqr(&self) -> Self {
                Self::made(|z| unsafe { sangi_sys::field::$c::sqr(z, self.0.as_ptr()) })
            }

            /// 1 / x, and 0 for 0.
            pub fn inv(&self) -> Self {
                Self::made(|z| unsafe { sangi_sys::field::$c::inv(z, self.0.as_ptr()) })
            }

            /// x^e for a secret little-endian exponent, of which the length is public; x^0 is 1.
            pub fn pow_le(&self, exponent: &[u8]) -> Self {
                Self::made(|z| unsafe {
                    sangi_sys::field::$c::pow(z, self.0.as_ptr(), exponent.as_ptr(), exponent.len())
                })
            }

            /// A square root, and true; or 0, and false, if there is none.
            pub fn sqrt(&self) -> (Self, $crate::field::Mask) {
                let mut z = Self::ZERO;
                let mask = unsafe { sangi_sys::field::$c::sqrt(z.0.as_mut_ptr(), self.0.as_ptr()) };
                (z, $crate::field::Mask(mask))
            }

            /// Whether it is 0.
            pub fn is_zero(&self) -> $crate::field::Mask {
                $crate::field::Mask(unsafe { sangi_sys::field::$c::is_zero(self.0.as_ptr()) })
            }

            /// Whether both are the same element.
            pub fn equal(&self, other: &Self) -> $crate::field::Mask {
                $crate::field::Mask(unsafe {
                    sangi_sys::field::$c::equal(self.0.as_ptr(), other.0.as_ptr())
                })
            }

            /// x where the mask is true, else y.
            pub fn select(x: &Self, y: &Self, mask: $crate::field::Mask) -> Self {
                Self::made(|z| unsafe {
                    sangi_sys::field::$c::select(z, x.0.as_ptr(), y.0.as_ptr(), mask.0)
                })
            }

            /// Sets this value to 0, which the compiler may not drop; copies of it stay.
            pub fn wipe(&mut self) {
                $crate::wipe::wipe(&mut self.0);
            }
        }

        impl From<u64> for $name {
            fn from(v: u64) -> Self {
                Self::made(|z| unsafe { sangi_sys::field::$c::from_u64(z, v) })
            }
        }

        impl PartialEq for $name {
            /// In constant time; the result is declassified.
            fn eq(&self, other: &Self) -> bool {
                self.equal(other).reveal()
            }
        }

        impl Eq for $name {}

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }

        impl core::ops::Neg for $name {
            type Output = Self;

            fn neg(self) -> Self {
                Self::made(|z| unsafe { sangi_sys::field::$c::neg(z, self.0.as_ptr()) })
            }
        }

        $crate::field::element::operator! { $name, $c, Add, add, AddAssign, add_assign }
        $crate::field::element::operator! { $name, $c, Sub, sub, SubAssign, sub_assign }
        $crate::field::element::operator! { $name, $c, Mul, mul, MulAssign, mul_assign }
    };
}

/// An operator by the function of its name, and the one that assigns.
macro_rules! operator {
    ($name:ident, $c:ident, $trait:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl core::ops::$trait for $name {
            type Output = Self;

            fn $method(self, other: Self) -> Self {
                Self::made(|z| unsafe {
                    sangi_sys::field::$c::$method(z, self.0.as_ptr(), other.0.as_ptr())
                })
            }
        }

        impl core::ops::$assign for $name {
            fn $assign_method(&mut self, other: Self) {
                *self = core::ops::$trait::$method(*self, other);
            }
        }
    };
}

pub(crate) use {element, operator};
