// Generated from spec/structs/ETW_REFERENCE_TIME_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REFERENCE_TIME_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Whose reference time is asked for.
///
/// In C: `ETW_REFERENCE_TIME_INFORMATION`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REFERENCE_TIME_INFORMATION")]
pub struct EtwReferenceTimeInformation {
    /// `ULONG LoggerId`, at 0x00. The session; 0xFFFF for the default one.
    pub logger_id: u32,
}

impl EtwReferenceTimeInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_reference_time_information::V5_0;
}

fixed_record!(EtwReferenceTimeInformation, EtwReferenceTimeInformationView, 4, "ETW_REFERENCE_TIME_INFORMATION");
getters! {
    self EtwReferenceTimeInformationView "EtwReferenceTimeInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
