// Generated from spec/structs/ETW_SET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_COMPRESSION_SETTINGS_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How a session is to compress its buffers.
///
/// In C: `ETW_SET_COMPRESSION_SETTINGS_INFORMATION`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_COMPRESSION_SETTINGS_INFORMATION")]
pub struct EtwSetCompressionSettingsInformation {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG Field4`, at 0x04. What it is for is not known.
    pub field4: u32,
    /// `ULONG Field8`, at 0x08. What it is for is not known.
    pub field8: u32,
    /// `ULONG FieldC`, at 0x0C. What it is for is not known.
    pub field_c: u32,
}

impl EtwSetCompressionSettingsInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            field4: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            field8: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            field_c: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.field4.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.field8.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.field_c.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_compression_settings_information::V5_0;
}

fixed_record!(EtwSetCompressionSettingsInformation, EtwSetCompressionSettingsInformationView, 16, "ETW_SET_COMPRESSION_SETTINGS_INFORMATION");
getters! {
    self EtwSetCompressionSettingsInformationView "EtwSetCompressionSettingsInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Field4`, at 0x04.
        field4: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Field8`, at 0x08.
        field8: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG FieldC`, at 0x0C.
        field_c: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
