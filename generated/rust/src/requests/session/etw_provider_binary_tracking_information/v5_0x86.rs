// Generated from spec/structs/ETW_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PROVIDER_BINARY_TRACKING_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// A registration whose image is to be tracked.
///
/// In C: `ETW_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | HANDLE | `RegHandle` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION")]
pub struct EtwProviderBinaryTrackingInformation32 {
    /// `HANDLE RegHandle`, at 0x00. The handle of the registration.
    pub reg_handle: u32,
}
impl EtwProviderBinaryTrackingInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            reg_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PROVIDER_BINARY_TRACKING_INFORMATION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.reg_handle.to_le_bytes());
        bytes
    }
    /// `HANDLE RegHandle`, at 0x00. The handle of the registration.
    #[inline]
    pub fn reg_handle(&self) -> u32 {
        self.reg_handle
    }
    /// Sets `RegHandle`.
    #[inline]
    pub fn set_reg_handle(&mut self, value: u32) {
        self.reg_handle = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_provider_binary_tracking_information::V5_0X86;
}
impl Default for EtwProviderBinaryTrackingInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for EtwProviderBinaryTrackingInformation32 {}
impl Record for EtwProviderBinaryTrackingInformation32 {
    const NAME: &'static str = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwProviderBinaryTrackingInformation32 {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwProviderBinaryTrackingInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwProviderBinaryTrackingInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((reg_handle,),)| Self { reg_handle });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwProviderBinaryTrackingInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwProviderBinaryTrackingInformation32View<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> EtwProviderBinaryTrackingInformation32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PROVIDER_BINARY_TRACKING_INFORMATION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwProviderBinaryTrackingInformation32 {
        EtwProviderBinaryTrackingInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `HANDLE RegHandle`, at 0x00. The handle of the registration.
    #[inline]
    pub fn reg_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwProviderBinaryTrackingInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwProviderBinaryTrackingInformation32View");
        out.field("reg_handle", &self.reg_handle());
        out.finish()
    }
}
