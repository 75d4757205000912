// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_GUID_PROPERTIES in the form of releases 5.0+.
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
/// A registered provider, and the session that enables it.
///
/// In C: `TRACE_GUID_PROPERTIES`, 0x24 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x10 | GUID | `Guid` |
/// | 0x10 | 0x4 | ULONG | `GuidType` |
/// | 0x14 | 0x4 | ULONG | `LoggerId` |
/// | 0x18 | 0x4 | ULONG | `EnableLevel` |
/// | 0x1c | 0x4 | ULONG | `EnableFlags` |
/// | 0x20 | 0x1 | BOOLEAN | `IsEnable` |
/// | 0x21 | 0x3 | padding |  |
///
/// What no source says:
///
/// - The values of GuidType.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_GUID_PROPERTIES")]
pub struct TraceGuidProperties {
    /// `GUID Guid`, at 0x00. The provider.
    pub guid: Guid,
    /// `ULONG GuidType`, at 0x10. What it is for is not known.
    pub guid_type: u32,
    /// `ULONG LoggerId`, at 0x14. The session that enables the provider.
    pub logger_id: u32,
    /// `ULONG EnableLevel`, at 0x18. The level at which it is enabled.
    pub enable_level: u32,
    /// `ULONG EnableFlags`, at 0x1C. The flags with which it is enabled: the provider's own.
    pub enable_flags: u32,
    /// `BOOLEAN IsEnable`, at 0x20. Whether it is enabled.
    pub is_enable: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_21: Bytes<3>,
}
impl TraceGuidProperties {
    /// The size in bytes.
    pub const SIZE: usize = 36;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            guid_type: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            logger_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            enable_level: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            enable_flags: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            is_enable: u8::from_le_bytes(get::<32, 1, _>(bytes)),
            padding_21: Bytes(get::<33, 3, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_GUID_PROPERTIES",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 16, _>(&mut bytes, self.guid.to_bytes());
        put::<16, 4, _>(&mut bytes, self.guid_type.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.enable_level.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.enable_flags.to_le_bytes());
        put::<32, 1, _>(&mut bytes, self.is_enable.to_le_bytes());
        put::<33, 3, _>(&mut bytes, self.padding_21.0);
        bytes
    }
    /// `GUID Guid`, at 0x00. The provider.
    #[inline]
    pub fn guid(&self) -> Guid {
        self.guid
    }
    /// Sets `Guid`.
    #[inline]
    pub fn set_guid(&mut self, value: Guid) {
        self.guid = value;
    }
    /// `ULONG GuidType`, at 0x10. What it is for is not known.
    #[inline]
    pub fn guid_type(&self) -> u32 {
        self.guid_type
    }
    /// Sets `GuidType`.
    #[inline]
    pub fn set_guid_type(&mut self, value: u32) {
        self.guid_type = value;
    }
    /// `ULONG LoggerId`, at 0x14. The session that enables the provider.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        self.logger_id
    }
    /// Sets `LoggerId`.
    #[inline]
    pub fn set_logger_id(&mut self, value: u32) {
        self.logger_id = value;
    }
    /// `ULONG EnableLevel`, at 0x18. The level at which it is enabled.
    #[inline]
    pub fn enable_level(&self) -> u32 {
        self.enable_level
    }
    /// Sets `EnableLevel`.
    #[inline]
    pub fn set_enable_level(&mut self, value: u32) {
        self.enable_level = value;
    }
    /// `ULONG EnableFlags`, at 0x1C. The flags with which it is enabled: the provider's own.
    #[inline]
    pub fn enable_flags(&self) -> u32 {
        self.enable_flags
    }
    /// Sets `EnableFlags`.
    #[inline]
    pub fn set_enable_flags(&mut self, value: u32) {
        self.enable_flags = value;
    }
    /// `BOOLEAN IsEnable`, at 0x20. Whether it is enabled.
    #[inline]
    pub fn is_enable(&self) -> u8 {
        self.is_enable
    }
    /// Sets `IsEnable`.
    #[inline]
    pub fn set_is_enable(&mut self, value: u8) {
        self.is_enable = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_guid_properties::V5_0;
}
impl Default for TraceGuidProperties {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 36])
    }
}
impl Sealed for TraceGuidProperties {}
impl Record for TraceGuidProperties {
    const NAME: &'static str = "TRACE_GUID_PROPERTIES";
    const SIZE: usize = 36;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceGuidProperties {
    const SIZE: usize = 36;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceGuidProperties);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceGuidProperties {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        guid,
                        guid_type,
                        logger_id,
                        enable_level,
                        enable_flags,
                        is_enable,
                        padding_21,
                    ),
                )|
            Self {
                guid,
                guid_type,
                logger_id,
                enable_level,
                enable_flags,
                is_enable,
                padding_21,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceGuidProperties`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceGuidPropertiesView<'a> {
    fixed: &'a [u8; 36],
}
impl<'a> TraceGuidPropertiesView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 36 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_GUID_PROPERTIES",
                    needed: 36,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 36]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceGuidProperties {
        TraceGuidProperties::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 36] {
        self.fixed
    }
    /// `GUID Guid`, at 0x00. The provider.
    #[inline]
    pub fn guid(&self) -> Guid {
        Guid::from_bytes(get::<0, 16, _>(self.fixed))
    }
    /// `ULONG GuidType`, at 0x10. What it is for is not known.
    #[inline]
    pub fn guid_type(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG LoggerId`, at 0x14. The session that enables the provider.
    #[inline]
    pub fn logger_id(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
    /// `ULONG EnableLevel`, at 0x18. The level at which it is enabled.
    #[inline]
    pub fn enable_level(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
    /// `ULONG EnableFlags`, at 0x1C. The flags with which it is enabled: the provider's own.
    #[inline]
    pub fn enable_flags(&self) -> u32 {
        u32::from_le_bytes(get::<28, 4, _>(self.fixed))
    }
    /// `BOOLEAN IsEnable`, at 0x20. Whether it is enabled.
    #[inline]
    pub fn is_enable(&self) -> u8 {
        u8::from_le_bytes(get::<32, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceGuidPropertiesView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceGuidPropertiesView");
        out.field("guid", &self.guid());
        out.field("guid_type", &self.guid_type());
        out.field("logger_id", &self.logger_id());
        out.field("enable_level", &self.enable_level());
        out.field("enable_flags", &self.enable_flags());
        out.field("is_enable", &self.is_enable());
        out.finish()
    }
}
