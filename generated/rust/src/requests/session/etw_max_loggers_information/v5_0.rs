// Generated from spec/structs/ETW_MAX_LOGGERS_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_MAX_LOGGERS_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How many sessions there can be.
///
/// In C: `ETW_MAX_LOGGERS_INFORMATION`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_MAX_LOGGERS_INFORMATION")]
pub struct EtwMaxLoggersInformation {
    /// `ULONG MaximumLoggers`, at 0x00.
    pub maximum_loggers: u32,
}

impl EtwMaxLoggersInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            maximum_loggers: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.maximum_loggers.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_max_loggers_information::V5_0;
}

fixed_record!(EtwMaxLoggersInformation, EtwMaxLoggersInformationView, 4, "ETW_MAX_LOGGERS_INFORMATION");
getters! {
    self EtwMaxLoggersInformationView "EtwMaxLoggersInformationView" {
        /// `ULONG MaximumLoggers`, at 0x00.
        maximum_loggers: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
