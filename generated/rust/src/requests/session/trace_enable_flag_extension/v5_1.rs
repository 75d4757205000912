// Generated from spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXTENSION in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the extension of EnableFlags is.
///
/// In C: `TRACE_ENABLE_FLAG_EXTENSION`, 0x4 bytes. Releases 5.1+.
///
/// It lies over EnableFlags of EVENT_TRACE_PROPERTIES or WMI_LOGGER_INFORMATION and says where in the same buffer an array of dwords is: more flags, or, from 6.0 on and with 0xFF as Length, a TRACE_ENABLE_FLAG_EXT_HEADER and items.
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_ENABLE_FLAG_EXTENSION")]
pub struct TraceEnableFlagExtension {
    /// `USHORT Offset`, at 0x00. Where the array is, from the start of the structure that has EnableFlags. Unit: bytes.
    pub offset: u16,
    /// `UCHAR Length`, at 0x02. How many dwords the array has; 0xFF, from 6.0 on, for a header and items instead. Unit: 4 bytes.
    pub length: u8,
    /// `UCHAR Flag`, at 0x03. The high byte of EnableFlags: its highest bit is set; no other is known in use.
    pub flag: u8,
}

impl TraceEnableFlagExtension {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            offset: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            length: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            flag: u8::from_le_bytes(get::<3, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.offset.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.length.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.flag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_flag_extension::V5_1;
}

fixed_record!(TraceEnableFlagExtension, TraceEnableFlagExtensionView, 4, "TRACE_ENABLE_FLAG_EXTENSION");
getters! {
    self TraceEnableFlagExtensionView "TraceEnableFlagExtensionView" {
        /// `USHORT Offset`, at 0x00.
        offset: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Length`, at 0x02.
        length: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR Flag`, at 0x03.
        flag: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
    }
}
