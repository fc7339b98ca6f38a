// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a module for key encapsulation contains: types of its lengths, and functions by the module of `sangi_sys::kem`.

/// Makes the types and functions of the mechanism `$name`; lengths are in bytes.
macro_rules! kem {
    (
        $name:ident, public: $public:literal, secret: $secret:literal, ciphertext: $ciphertext:literal,
        keygen: $keygen:literal, encaps: $encaps:literal
    ) => {
        use crate::bytes::{public_bytes, secret_bytes};
        use crate::{check, Error};
        use sangi_sys::kem::$name as c;

        public_bytes! {
            /// What anyone may know, to send the owner of the key pair a shared secret.
            PublicKey, $public
        }
        secret_bytes! {
            /// What the owner of the key pair decapsulates with; it contains a copy of the public key.
            SecretKey, $secret
        }
        public_bytes! {
            /// What carries a shared secret to the owner of the public key.
            Ciphertext, $ciphertext
        }
        secret_bytes! {
            /// What both sides end up with.
            SharedSecret, 32
        }

        /// Bytes of randomness for a key pair.
        pub const KEYGEN_RANDOM_BYTES: usize = $keygen;
        /// Bytes of randomness for an encapsulation.
        pub const ENCAPS_RANDOM_BYTES: usize = $encaps;

        fn keys(
            run: impl FnOnce(*mut u8, usize, *mut u8, usize) -> core::ffi::c_int,
        ) -> Result<(PublicKey, SecretKey), Error> {
            let mut public = PublicKey([0; $public]);
            let mut secret = SecretKey([0; $secret]);
            check(run(
                public.0.as_mut_ptr(),
                public.0.len(),
                secret.0.as_mut_ptr(),
                secret.0.len(),
            ))?;
            Ok((public, secret))
        }

        fn sent(
            run: impl FnOnce(*mut u8, usize, *mut u8, usize) -> core::ffi::c_int,
        ) -> Result<(Ciphertext, SharedSecret), Error> {
            let mut ciphertext = Ciphertext([0; $ciphertext]);
            let mut shared = SharedSecret([0; 32]);
            check(run(
                ciphertext.0.as_mut_ptr(),
                ciphertext.0.len(),
                shared.0.as_mut_ptr(),
                shared.0.len(),
            ))?;
            Ok((ciphertext, shared))
        }

        /// A key pair from the operating system's random numbers.
        ///
        /// # Errors
        /// [`Error::RngFailed`]
        #[cfg(feature = "host")]
        pub fn keygen() -> Result<(PublicKey, SecretKey), Error> {
            // SAFETY: every pointer comes with its length, and this generator does not use its context.
            keys(|public, m, secret, n| unsafe {
                c::keygen(
                    public,
                    m,
                    secret,
                    n,
                    sangi_sys::sangi_rng_host,
                    core::ptr::null_mut(),
                )
            })
        }

        /// The key pair that secret uniform randomness gives; erasing the randomness is up to the caller.
        ///
        /// # Errors
        /// [`Error::NoInverse`] where the randomness has to be drawn again, which sntrup761 alone can ask for.
        pub fn keygen_from(
            randomness: &[u8; KEYGEN_RANDOM_BYTES],
        ) -> Result<(PublicKey, SecretKey), Error> {
            // SAFETY: every pointer comes with its length.
            keys(|public, m, secret, n| unsafe {
                c::keygen_from(public, m, secret, n, randomness.as_ptr(), randomness.len())
            })
        }

        /// A fresh shared secret, and the ciphertext that carries it to the owner of the public key.
        ///
        /// # Errors
        /// [`Error::RngFailed`]
        #[cfg(feature = "host")]
        pub fn encaps(public: &PublicKey) -> Result<(Ciphertext, SharedSecret), Error> {
            // SAFETY: as for keygen.
            sent(|ciphertext, m, shared, n| unsafe {
                c::encaps(
                    ciphertext,
                    m,
                    shared,
                    n,
                    public.0.as_ptr(),
                    public.0.len(),
                    sangi_sys::sangi_rng_host,
                    core::ptr::null_mut(),
                )
            })
        }

        /// As `encaps`, from secret uniform randomness; erasing it is up to the caller.
        pub fn encaps_from(
            public: &PublicKey,
            randomness: &[u8; ENCAPS_RANDOM_BYTES],
        ) -> (Ciphertext, SharedSecret) {
            // SAFETY: every pointer comes with its length.
            sent(|ciphertext, m, shared, n| unsafe {
                c::encaps_from(
                    ciphertext,
                    m,
                    shared,
                    n,
                    public.0.as_ptr(),
                    public.0.len(),
                    randomness.as_ptr(),
                    randomness.len(),
                )
            })
            .expect("lengths alone can be wrong, and they are those of the types")
        }

        /// The shared secret that a ciphertext carries.
        ///
        /// A ciphertext that encapsulation did not produce is no error: it gives a pseudorandom secret, the same one
        /// each time, and time does not tell.
        pub fn decaps(secret: &SecretKey, ciphertext: &Ciphertext) -> SharedSecret {
            let mut shared = SharedSecret([0; 32]);
            // SAFETY: every pointer comes with its length.
            check(unsafe {
                c::decaps(
                    shared.0.as_mut_ptr(),
                    shared.0.len(),
                    ciphertext.0.as_ptr(),
                    ciphertext.0.len(),
                    secret.0.as_ptr(),
                    secret.0.len(),
                )
            })
            .expect("lengths alone can be wrong, and they are those of the types");
            shared
        }
    };
}

pub(crate) use kem;
