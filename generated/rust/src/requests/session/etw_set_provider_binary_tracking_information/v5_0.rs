// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION in the form of releases 5.0+.
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
/// Whether a session is to log the images of its providers.
///
/// In C: `ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `LoggerId` |
/// | 0x04 | 0x1 | BOOLEAN | `Enable` |
/// | 0x05 | 0x3 | UCHAR \[3\] | `Reserved1` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION")]
pub struct EtwSetProviderBinaryTrackingInformation {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `BOOLEAN Enable`, at 0x04.
    pub enable: u8,
    /// `UCHAR Reserved1`, at 0x05. What it is for is not known.
    pub reserved1: [u8; 3],
}
impl EtwSetProviderBinaryTrackingInformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            reserved1: array(part::<5, 3, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.enable.to_le_bytes());
        fill(
            part_mut::<5, 3, _>(&mut bytes),
            &self.reserved1,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u32) {
        self.logger_id = value;
    }
    /// `BOOLEAN Enable`, at 0x04.
    #[inline]
    pub fn enable(&self) -> u8 {
        self.enable
    }
    /// Sets `Enable`.
    #[inline]
    pub fn set_enable(&mut self, value: u8) {
        self.enable = value;
    }
    /// `UCHAR Reserved1`, at 0x05. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> [u8; 3] {
        self.reserved1
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: [u8; 3]) {
        self.reserved1 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_provider_binary_tracking_information::V5_0;
}
impl Default for EtwSetProviderBinaryTrackingInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for EtwSetProviderBinaryTrackingInformation {}
impl Record for EtwSetProviderBinaryTrackingInformation {
    const NAME: &'static str = "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwSetProviderBinaryTrackingInformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwSetProviderBinaryTrackingInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwSetProviderBinaryTrackingInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<[u8; 3]>(),
            ),
        )
            .prop_map(|((logger_id, enable, reserved1),)| Self {
                logger_id,
                enable,
                reserved1,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwSetProviderBinaryTrackingInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwSetProviderBinaryTrackingInformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> EtwSetProviderBinaryTrackingInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwSetProviderBinaryTrackingInformation {
        EtwSetProviderBinaryTrackingInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG LoggerId`, at 0x00. The session.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `BOOLEAN Enable`, at 0x04.
    #[inline]
    pub fn enable(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved1`, at 0x05. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> [u8; 3] {
        array(part::<5, 3, _>(self.fixed), u8::from_le_bytes)
    }
}
impl core::fmt::Debug for EtwSetProviderBinaryTrackingInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwSetProviderBinaryTrackingInformationView");
        out.field("logger_id", &self.logger_id());
        out.field("enable", &self.enable());
        out.field("reserved1", &self.reserved1());
        out.finish()
    }
}
