// Generated from spec/structs/TRACE_GUID_PROPERTIES.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_GUID_PROPERTIES in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A registered provider, and the session that enables it.
///
/// In C: `TRACE_GUID_PROPERTIES`, 0x24 bytes. Releases 5.0+.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_guid_properties::V5_0;
}

fixed_record!(TraceGuidProperties, TraceGuidPropertiesView, 36, "TRACE_GUID_PROPERTIES");
getters! {
    self TraceGuidPropertiesView "TraceGuidPropertiesView" {
        /// `GUID Guid`, at 0x00.
        guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `ULONG GuidType`, at 0x10.
        guid_type: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG LoggerId`, at 0x14.
        logger_id: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG EnableLevel`, at 0x18.
        enable_level: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG EnableFlags`, at 0x1C.
        enable_flags: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `BOOLEAN IsEnable`, at 0x20.
        is_enable: u8 = u8::from_le_bytes(get::<32, 1, _>(self.fixed));
    }
}
