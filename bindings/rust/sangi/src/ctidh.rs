// SPDX-License-Identifier: MIT OR Apache-2.0
//! CTIDH, non-interactive key exchange from isogenies of supersingular curves, in constant time: a module for each size.
//!
//! Keys, public keys, blinded keys and shared secrets are those of highctidh, byte for byte; secret keys of [`ctidh512f`]
//! are its own.  A quantum computer needs far fewer evaluations of the action to find a secret key of these sizes than new
//! systems must withstand; this is for interoperability and research.  No time depends on a secret; faults and power
//! consumption are not defended against.
//!
//! ```
//! # #[cfg(feature = "host")] {
//! use sangi::ctidh::ctidh512::{blind, derive, keygen, validate, PublicKey};
//! let (public_key, secret_key) = keygen()?;
//! let (other_public, other_secret) = keygen()?;
//! let received = PublicKey::try_from(&other_public.as_bytes()[..])?;
//! assert_eq!(derive(&secret_key, &received)?, derive(&other_secret, &public_key)?);
//!
//! let blinded = blind(&secret_key, &received)?;
//! validate(&blinded)?;
//! assert_eq!(blinded, blind(&other_secret, &public_key)?);
//! # }
//! # Ok::<(), sangi::Error>(())
//! ```

use core::ffi::{c_char, CStr};

/// The pairs of one call in lanes, and from how many on it takes less time than one by one.
const LANES: usize = 8;
const FEWEST: usize = 6;

/// Whether the back end that a function of C names has lanes.
fn in_lanes(backend: unsafe extern "C" fn() -> *const c_char) -> bool {
    // SAFETY: the function takes nothing, and returns a string that is there for ever.
    unsafe { CStr::from_ptr(backend()) }.to_bytes() == b"ifma"
}

/// Makes the types and functions of the size `$name`; lengths are in bytes.  `$eight` computes for eight keys at once.
macro_rules! size {
    ($name:ident, public: $public:literal, secret: $secret:literal $(, eight: $eight:ident)?) => {
        use super::LANES;
        use crate::bytes::{public_bytes, secret_bytes};
        use crate::source::Source;
        use crate::wipe::wipe;
        use crate::{check, Error};
        use sangi_sys::ctidh::$name as c;

        public_bytes! {
            /// A curve's coefficient.  It may come from anybody: what takes one validates it.
            PublicKey, $public
        }
        secret_bytes! {
            /// An exponent for each prime, a signed byte.  Whether they are within their bounds is checked where they
            /// are used, and an error tells it.
            SecretKey, $secret
        }
        secret_bytes! {
            /// What both sides end up with: SHAKE256 of a blinded key.
            SharedSecret, $public
        }

        /// Bytes of randomness for a key pair.
        pub const KEYGEN_RANDOM_BYTES: usize = 64;
        /// Bytes of randomness for any other function that takes a secret key.
        pub const ACTION_RANDOM_BYTES: usize = 32;

        fn keys(source: Source<'_>) -> Result<(PublicKey, SecretKey), Error> {
            let mut public = PublicKey([0; $public]);
            let mut secret = SecretKey([0; $secret]);
            // SAFETY: every pointer comes with its length, and the callback with its context.
            source.run(|rng, context| unsafe {
                let (to, size) = (secret.0.as_mut_ptr(), secret.0.len());
                c::keygen(
                    public.0.as_mut_ptr(),
                    public.0.len(),
                    to,
                    size,
                    rng,
                    context,
                )
            })?;
            Ok((public, secret))
        }

        fn public_of(secret: &SecretKey, source: Source<'_>) -> Result<PublicKey, Error> {
            let mut public = PublicKey([0; $public]);
            // SAFETY: as for keys.
            source.run(|rng, context| unsafe {
                let (key, size) = (secret.0.as_ptr(), secret.0.len());
                c::public(
                    public.0.as_mut_ptr(),
                    public.0.len(),
                    key,
                    size,
                    rng,
                    context,
                )
            })?;
            Ok(public)
        }

        fn shared(
            secret: &SecretKey,
            public: &PublicKey,
            source: Source<'_>,
        ) -> Result<SharedSecret, Error> {
            let mut shared = SharedSecret([0; $public]);
            // SAFETY: as for keys.
            source.run(|rng, context| unsafe {
                c::derive(
                    shared.0.as_mut_ptr(),
                    shared.0.len(),
                    public.0.as_ptr(),
                    public.0.len(),
                    secret.0.as_ptr(),
                    secret.0.len(),
                    rng,
                    context,
                )
            })?;
            Ok(shared)
        }

        /// The secrets of up to eight pairs by one call, with the last pair in the lanes that are left over; whether
        /// they were computed: not where that takes longer, or where a pair is refused.
        #[allow(unused_variables)]
        fn shared_together(
            pairs: &[(&SecretKey, &PublicKey)],
            seeds: Option<&[[u8; ACTION_RANDOM_BYTES]]>,
            shared: &mut [SharedSecret],
        ) -> bool {
            $(if pairs.len() >= super::FEWEST && super::in_lanes(c::backend) {
                let mut secrets = [0; LANES * $secret];
                let mut publics = [0; LANES * $public];
                let mut results = [0; LANES * $public];
                let mut given = [0; LANES * ACTION_RANDOM_BYTES];
                for lane in 0..LANES {
                    let i = lane.min(pairs.len() - 1);
                    secrets[lane * $secret..][..$secret].copy_from_slice(&pairs[i].0 .0);
                    publics[lane * $public..][..$public].copy_from_slice(&pairs[i].1 .0);
                    if let Some(seeds) = seeds {
                        given[lane * ACTION_RANDOM_BYTES..][..ACTION_RANDOM_BYTES]
                            .copy_from_slice(&seeds[i]);
                    }
                }
                // SAFETY: as for keys.
                let done = Source::of(seeds.and(Some(&given[..]))).run(|rng, context| unsafe {
                    sangi_sys::ctidh::$eight::derive(
                        results.as_mut_ptr(),
                        results.len(),
                        publics.as_ptr(),
                        publics.len(),
                        secrets.as_ptr(),
                        secrets.len(),
                        rng,
                        context,
                    )
                });
                for (one, result) in shared.iter_mut().zip(results.chunks($public)) {
                    one.0.copy_from_slice(result);
                }
                wipe(&mut secrets);
                wipe(&mut results);
                wipe(&mut given);
                return done.is_ok();
            })?
            false
        }

        fn shared_many(
            pairs: &[(&SecretKey, &PublicKey)],
            seeds: Option<&[[u8; ACTION_RANDOM_BYTES]]>,
            shared: &mut [SharedSecret],
        ) -> Result<(), Error> {
            if pairs.len() != shared.len() || seeds.is_some_and(|s| s.len() != pairs.len()) {
                return Err(Error::BadLength);
            }
            for start in (0..pairs.len()).step_by(LANES) {
                let part = start..pairs.len().min(start + LANES);
                let own = seeds.map(|seeds| &seeds[part.clone()]);
                if shared_together(&pairs[part.clone()], own, &mut shared[part.clone()]) {
                    continue;
                }
                for i in part {
                    let source = Source::of(seeds.map(|seeds| &seeds[i][..]));
                    match self::shared(pairs[i].0, pairs[i].1, source) {
                        Ok(one) => shared[i] = one,
                        Err(error) => {
                            for one in shared {
                                wipe(&mut one.0);
                            }
                            return Err(error);
                        }
                    }
                }
            }
            Ok(())
        }

        fn blinded(
            secret: &SecretKey,
            public: &PublicKey,
            source: Source<'_>,
        ) -> Result<PublicKey, Error> {
            let mut blinded = PublicKey([0; $public]);
            // SAFETY: as for keys.
            source.run(|rng, context| unsafe {
                c::blind(
                    blinded.0.as_mut_ptr(),
                    blinded.0.len(),
                    public.0.as_ptr(),
                    public.0.len(),
                    secret.0.as_ptr(),
                    secret.0.len(),
                    rng,
                    context,
                )
            })?;
            Ok(blinded)
        }

        /// A key pair from the operating system's random numbers.
        ///
        /// # Errors
        /// [`Error::RngFailed`]
        #[cfg(feature = "host")]
        pub fn keygen() -> Result<(PublicKey, SecretKey), Error> {
            keys(Source::Host)
        }

        /// The key pair that secret uniform randomness gives; erasing the randomness is up to the caller.
        pub fn keygen_from(randomness: &[u8; KEYGEN_RANDOM_BYTES]) -> (PublicKey, SecretKey) {
            keys(Source::Given(randomness)).expect("lengths alone can be wrong, and they are right")
        }

        /// The public key of a secret key.
        ///
        /// # Errors
        /// [`Error::OutOfRange`] for a secret key beyond a bound; [`Error::RngFailed`]
        #[cfg(feature = "host")]
        pub fn public(secret: &SecretKey) -> Result<PublicKey, Error> {
            public_of(secret, Source::Host)
        }

        /// As `public`, with points and coins from secret uniform randomness, on which the result does not depend.
        ///
        /// # Errors
        /// [`Error::OutOfRange`] for a secret key beyond a bound.
        pub fn public_from(
            secret: &SecretKey,
            randomness: &[u8; ACTION_RANDOM_BYTES],
        ) -> Result<PublicKey, Error> {
            public_of(secret, Source::Given(randomness))
        }

        /// The secret shared with the owner of the public key.
        ///
        /// # Errors
        /// [`Error::OutOfRange`] for a secret key beyond a bound, or a public key that is no number below p;
        /// [`Error::BadPublicKey`] for another that is none; [`Error::RngFailed`]
        #[cfg(feature = "host")]
        pub fn derive(secret: &SecretKey, public: &PublicKey) -> Result<SharedSecret, Error> {
            shared(secret, public, Source::Host)
        }

        /// As `derive`, with points and coins from secret uniform randomness, on which the result does not depend.
        ///
        /// # Errors
        /// Those of `derive` but the last.
        pub fn derive_from(
            secret: &SecretKey,
            public: &PublicKey,
            randomness: &[u8; ACTION_RANDOM_BYTES],
        ) -> Result<SharedSecret, Error> {
            shared(secret, public, Source::Given(randomness))
        }

        /// What `derive` gives for each pair.  Eight pairs at a time are computed in the lanes of AVX-512 IFMA where the
        /// size and the processor have them, which takes less time than six calls of `derive`.  A key may be in several
        /// pairs.
        ///
        /// # Errors
        /// [`Error::BadLength`] if there are not as many secrets as pairs; those of `derive` for any of the pairs, and all
        /// secrets are 0 then.
        #[cfg(feature = "host")]
        pub fn derive_many(
            pairs: &[(&SecretKey, &PublicKey)],
            shared: &mut [SharedSecret],
        ) -> Result<(), Error> {
            shared_many(pairs, None, shared)
        }

        /// As `derive_many`, with points and coins of each pair from secret uniform randomness, on which no result depends.
        ///
        /// # Errors
        /// Those of `derive_many` but the last of `derive`; [`Error::BadLength`] if there is not as much randomness as pairs.
        pub fn derive_many_from(
            pairs: &[(&SecretKey, &PublicKey)],
            randomness: &[[u8; ACTION_RANDOM_BYTES]],
            shared: &mut [SharedSecret],
        ) -> Result<(), Error> {
            shared_many(pairs, Some(randomness), shared)
        }

        /// The action of a secret key on a public key: another public key, that of both secrets together.
        ///
        /// # Errors
        /// Those of `derive`.
        #[cfg(feature = "host")]
        pub fn blind(secret: &SecretKey, public: &PublicKey) -> Result<PublicKey, Error> {
            blinded(secret, public, Source::Host)
        }

        /// As `blind`, with points and coins from secret uniform randomness, on which the result does not depend.
        ///
        /// # Errors
        /// Those of `derive` but the last.
        pub fn blind_from(
            secret: &SecretKey,
            public: &PublicKey,
            randomness: &[u8; ACTION_RANDOM_BYTES],
        ) -> Result<PublicKey, Error> {
            blinded(secret, public, Source::Given(randomness))
        }

        /// Whether a public key is one: its curve is supersingular.
        ///
        /// # Errors
        /// [`Error::OutOfRange`] for a number that is not below p; [`Error::BadPublicKey`]
        pub fn validate(public: &PublicKey) -> Result<(), Error> {
            // SAFETY: the pointer comes with its length.
            check(unsafe { c::validate(public.0.as_ptr(), public.0.len()) })
        }
    };
}

pub mod ctidh511 {
    //! CTIDH-511: 2^220 secret keys, over the prime of CSIDH-512.
    size! { ctidh511, public: 64, secret: 74, eight: ctidh511x8 }
}

pub mod ctidh512 {
    //! CTIDH-512: 2^256 secret keys, over the prime of CSIDH-512.
    //!
    //! ```
    //! use sangi::ctidh::ctidh512::{derive_from, keygen_from};
    //! let (public_key, secret_key) = keygen_from(&[1; 64]); // uniform secret bytes in earnest
    //! let (other_public, other_secret) = keygen_from(&[2; 64]);
    //! let shared = derive_from(&secret_key, &other_public, &[3; 32])?;
    //! assert_eq!(shared, derive_from(&other_secret, &public_key, &[4; 32])?);
    //!
    //! use sangi::ctidh::ctidh512::{derive_many_from, SharedSecret};
    //! let mut many = [[0; 64]; 8].map(SharedSecret::from);
    //! derive_many_from(&[(&secret_key, &other_public); 8], &[[5; 32]; 8], &mut many)?;
    //! assert_eq!(many[7], shared);
    //! # Ok::<(), sangi::Error>(())
    //! ```
    size! { ctidh512, public: 64, secret: 74, eight: ctidh512x8 }
}

pub mod ctidh512f {
    //! CTIDH-512f: CTIDH-512 with another set of 2^256 secret keys, for which an action takes less time.
    //!
    //! Public keys and shared secrets are those of [`ctidh512`](super::ctidh512) and of highctidh, and key pairs of both
    //! exchange.  A secret key of one is in general refused by the functions of the other with
    //! [`Error::OutOfRange`](crate::Error::OutOfRange); they accept it if it happens to be within the bounds of both.
    //!
    //! ```
    //! use sangi::ctidh::{ctidh512, ctidh512f};
    //! let (public_key, secret_key) = ctidh512::keygen_from(&[1; 64]); // uniform secret bytes in earnest
    //! let (other_public, other_secret) = ctidh512f::keygen_from(&[2; 64]);
    //! let received = ctidh512::PublicKey::from(*other_public.as_bytes());
    //! let shared = ctidh512::derive_from(&secret_key, &received, &[3; 32])?;
    //! let received = ctidh512f::PublicKey::from(*public_key.as_bytes());
    //! let same = ctidh512f::derive_from(&other_secret, &received, &[4; 32])?;
    //! assert!(shared.as_bytes() == same.as_bytes());
    //! # Ok::<(), sangi::Error>(())
    //! ```
    size! { ctidh512f, public: 64, secret: 74, eight: ctidh512fx8 }
}

pub mod ctidh1024 {
    //! CTIDH-1024: 2^256 secret keys, over a prime of 1020 bits.  A call takes up to 126 KiB of stack, one
    //! for eight pairs 528 KiB.
    size! { ctidh1024, public: 128, secret: 130, eight: ctidh1024x8 }
}

pub mod ctidh2048 {
    //! CTIDH-2048: 2^220 secret keys, over a prime of 2047 bits.  A call takes up to 208 KiB of stack.
    size! { ctidh2048, public: 256, secret: 231 }
}
