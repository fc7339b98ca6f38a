// SPDX-License-Identifier: MIT OR Apache-2.0
//! A modulus and its elements.

use crate::{check, Error};
use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::ptr;

const BYTES: usize = sangi_sys::SANGI_MOD_MAX_BYTES;

/// A modulus of 1 to 1,024 bytes, odd or even, with what is worked out from it once.
///
/// Its operations take the same time for every number of a length, but those that end in `_vartime`.  Elements belong
/// to the modulus that made them.  What it holds is erased when it is dropped.
///
/// ```
/// use sangi::Modulus;
/// let n = Modulus::from_be_bytes(&[0xff, 0, 0, 0, 0, 0, 0, 1])?;
/// let x = n.element(&[0, 0, 0, 0, 0, 0, 0, 7])?;
/// let mut out = [0; 8];
/// n.write(&n.pow(&x, &[2]), &mut out)?;
/// assert_eq!(u64::from_be_bytes(out), 49);
/// # Ok::<(), sangi::Error>(())
/// ```
#[repr(C, align(64))]
pub struct Modulus {
    // A context holds no address of itself: it may be moved.
    memory: [MaybeUninit<u8>; sangi_sys::mod_size(BYTES)],
}

/// A number modulo a [`Modulus`], in whatever form that has it.
#[derive(Clone)]
#[repr(C, align(8))]
pub struct Element {
    memory: [u8; sangi_sys::mod_element(BYTES)],
}

impl Element {
    fn zero() -> Self {
        Element {
            memory: [0; sangi_sys::mod_element(BYTES)],
        }
    }

    fn get(&self) -> *const c_void {
        self.memory.as_ptr().cast()
    }

    fn room(&mut self) -> *mut c_void {
        self.memory.as_mut_ptr().cast()
    }
}

impl Modulus {
    /// The modulus that big-endian bytes encode, the first of them not 0.
    ///
    /// # Errors
    /// [`Error::BadLength`] for other lengths than 1 to 1,024, [`Error::BadModulus`] where the first byte is 0, and for 1.
    pub fn from_be_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let mut made = Modulus {
            memory: [MaybeUninit::zeroed(); sangi_sys::mod_size(BYTES)],
        };
        let mut context = ptr::null_mut();
        // SAFETY: memory and bytes are as long as the lengths passed with them.
        check(unsafe {
            sangi_sys::sangi_mod_init_be(
                &mut context,
                made.memory.as_mut_ptr().cast(),
                made.memory.len(),
                bytes.as_ptr(),
                bytes.len(),
                sangi_sys::SANGI_MOD_AUTO,
            )
        })?;
        debug_assert_eq!(context.cast_const(), made.context());
        Ok(made)
    }

    /// Memory is aligned as a context is, so that it begins there.
    fn context(&self) -> *const c_void {
        self.memory.as_ptr().cast()
    }

    /// Bytes of an encoded element, which are those of the modulus.
    pub fn len(&self) -> usize {
        // SAFETY: the context is made.
        unsafe { sangi_sys::sangi_mod_bytes(self.context()) }
    }

    /// A modulus has bytes.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The element that big-endian bytes encode.
    ///
    /// # Errors
    /// [`Error::BadLength`] for another length than [`Modulus::len`], [`Error::OutOfRange`] for a number that is not
    /// below the modulus.
    pub fn element(&self, bytes: &[u8]) -> Result<Element, Error> {
        let mut z = Element::zero();
        // SAFETY: an element has room for the longest modulus.
        check(unsafe {
            sangi_sys::sangi_mod_from_bytes_be(
                self.context(),
                z.room(),
                bytes.as_ptr(),
                bytes.len(),
            )
        })?;
        Ok(z)
    }

    /// out <- x, big-endian.
    ///
    /// # Errors
    /// [`Error::BadLength`] unless `out` has [`Modulus::len`] bytes; nothing is then written.
    pub fn write(&self, x: &Element, out: &mut [u8]) -> Result<(), Error> {
        // SAFETY: as above.
        check(unsafe {
            sangi_sys::sangi_mod_to_bytes_be(self.context(), out.as_mut_ptr(), out.len(), x.get())
        })
    }

    /// x + y
    pub fn add(&self, x: &Element, y: &Element) -> Element {
        self.binary(sangi_sys::sangi_mod_add, x, y)
    }

    /// x - y
    pub fn sub(&self, x: &Element, y: &Element) -> Element {
        self.binary(sangi_sys::sangi_mod_sub, x, y)
    }

    /// x y
    pub fn mul(&self, x: &Element, y: &Element) -> Element {
        self.binary(sangi_sys::sangi_mod_mul, x, y)
    }

    /// x^e for a secret big-endian exponent, of which the length is public.
    pub fn pow(&self, x: &Element, exponent: &[u8]) -> Element {
        self.power(sangi_sys::sangi_mod_exp_be, x, exponent)
    }

    /// x^e for a public big-endian exponent; x stays secret.
    pub fn pow_vartime(&self, x: &Element, exponent: &[u8]) -> Element {
        self.power(sangi_sys::sangi_mod_exp_vartime_be, x, exponent)
    }

    fn binary(
        &self,
        run: unsafe extern "C" fn(*const c_void, *mut c_void, *const c_void, *const c_void),
        x: &Element,
        y: &Element,
    ) -> Element {
        let mut z = Element::zero();
        // SAFETY: elements have room for the longest modulus.  One of another modulus gives a wrong number, or one
        // that is not reduced, and nothing is read or written outside: lengths alone decide addresses.
        unsafe { run(self.context(), z.room(), x.get(), y.get()) };
        z
    }

    fn power(
        &self,
        run: unsafe extern "C" fn(*const c_void, *mut c_void, *const c_void, *const u8, usize),
        x: &Element,
        exponent: &[u8],
    ) -> Element {
        let mut z = Element::zero();
        // SAFETY: as for two elements; the exponent comes with its length.
        unsafe {
            run(
                self.context(),
                z.room(),
                x.get(),
                exponent.as_ptr(),
                exponent.len(),
            )
        };
        z
    }
}

impl Drop for Modulus {
    fn drop(&mut self) {
        // SAFETY: the context is made, or its memory is zeros.
        unsafe { sangi_sys::sangi_mod_wipe(self.memory.as_mut_ptr().cast()) };
    }
}
