// Generated from spec/structs/ETW_GET_COMPRESSION_SETTINGS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_GET_COMPRESSION_SETTINGS_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Which session's settings of compression are asked for.
///
/// In C: `ETW_GET_COMPRESSION_SETTINGS_INFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_GET_COMPRESSION_SETTINGS_INFORMATION")]
pub struct EtwGetCompressionSettingsInformation {
    /// `USHORT LoggerId`, at 0x00. The session.
    pub logger_id: u16,
    /// `USHORT Reserved0`, at 0x02. What it is for is not known.
    pub reserved0: u16,
    /// `ULONG Reserved4`, at 0x04. What it is for is not known.
    pub reserved4: u32,
}

impl EtwGetCompressionSettingsInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            reserved0: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            reserved4: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved4.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_get_compression_settings_information::V5_0;
}

fixed_record!(EtwGetCompressionSettingsInformation, EtwGetCompressionSettingsInformationView, 8, "ETW_GET_COMPRESSION_SETTINGS_INFORMATION");
getters! {
    self EtwGetCompressionSettingsInformationView "EtwGetCompressionSettingsInformationView" {
        /// `USHORT LoggerId`, at 0x00.
        logger_id: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT Reserved0`, at 0x02.
        reserved0: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `ULONG Reserved4`, at 0x04.
        reserved4: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
