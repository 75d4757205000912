// Generated from spec/structs/ETW_UM_REGISTRATION_REPLY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UM_REGISTRATION_REPLY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// What a provider of user mode gets when it has registered.
///
/// In C: `ETW_UM_REGISTRATION_REPLY`, 0xa0 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0xa0 | ETW_UM_REGISTRATION_INFORMATION | `Registration` |
///
/// What no source says:
///
/// - What tells how many filters there are, if not NextOffset of each.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UM_REGISTRATION_REPLY")]
pub struct EtwUmRegistrationReply64 {
    /// `ETW_UM_REGISTRATION_INFORMATION Registration`, at 0x00.
    pub registration: crate::requests::provider::EtwUmRegistrationInformation64,
}
impl EtwUmRegistrationReply64 {
    /// The size in bytes.
    pub const SIZE: usize = 160;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 160]) -> Self {
        Self {
            registration: crate::requests::provider::EtwUmRegistrationInformation64::from_bytes(
                part::<0, 160, _>(bytes),
            ),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 160 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UM_REGISTRATION_REPLY",
                    needed: 160,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 160] {
        let mut bytes = [0; 160];
        put::<0, 160, _>(&mut bytes, self.registration.to_bytes());
        bytes
    }
    /// `ETW_UM_REGISTRATION_INFORMATION Registration`, at 0x00.
    #[inline]
    pub fn registration(
        &self,
    ) -> crate::requests::provider::EtwUmRegistrationInformation64 {
        self.registration
    }
    /// Sets `Registration`.
    #[inline]
    pub fn set_registration(
        &mut self,
        value: crate::requests::provider::EtwUmRegistrationInformation64,
    ) {
        self.registration = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_um_registration_reply::V5_0X64;
}
impl Default for EtwUmRegistrationReply64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 160])
    }
}
impl Sealed for EtwUmRegistrationReply64 {}
impl Record for EtwUmRegistrationReply64 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const SIZE: usize = 160;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwUmRegistrationReply64 {
    const SIZE: usize = 160;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwUmRegistrationReply64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReply64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<
                    crate::requests::provider::EtwUmRegistrationInformation64,
                >(),
            ),
        )
            .prop_map(|((registration,),)| Self { registration });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwUmRegistrationReply64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmRegistrationReply64View<'a> {
    fixed: &'a [u8; 160],
}
impl<'a> EtwUmRegistrationReply64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 160 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_UM_REGISTRATION_REPLY",
                    needed: 160,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 160]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwUmRegistrationReply64 {
        EtwUmRegistrationReply64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 160] {
        self.fixed
    }
    /// `ETW_UM_REGISTRATION_INFORMATION Registration`, at 0x00.
    #[inline]
    pub fn registration(
        &self,
    ) -> crate::requests::provider::EtwUmRegistrationInformation64View<'a> {
        crate::requests::provider::EtwUmRegistrationInformation64View::from_bytes(
            part::<0, 160, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for EtwUmRegistrationReply64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwUmRegistrationReply64View");
        out.field("registration", &self.registration());
        out.finish()
    }
}
