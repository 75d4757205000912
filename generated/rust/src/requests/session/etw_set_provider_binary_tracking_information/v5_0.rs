// Generated from spec/structs/ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whether a session is to log the images of its providers.
///
/// In C: `ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases 5.0+.
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
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            enable: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            reserved1: array(part::<5, 3, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.enable.to_le_bytes());
        fill(part_mut::<5, 3, _>(&mut bytes), &self.reserved1, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_provider_binary_tracking_information::V5_0;
}

fixed_record!(EtwSetProviderBinaryTrackingInformation, EtwSetProviderBinaryTrackingInformationView, 8, "ETW_SET_PROVIDER_BINARY_TRACKING_INFORMATION");
getters! {
    self EtwSetProviderBinaryTrackingInformationView "EtwSetProviderBinaryTrackingInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `BOOLEAN Enable`, at 0x04.
        enable: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR Reserved1`, at 0x05.
        reserved1: [u8; 3] = array(part::<5, 3, _>(self.fixed), u8::from_le_bytes);
    }
}
