// Generated from spec/structs/ETW_SYSTEM_LOGGER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SYSTEM_LOGGER in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// One of the sessions that get events of the system.
///
/// In C: `ETW_SYSTEM_LOGGER`, 0x2 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SYSTEM_LOGGER")]
pub struct EtwSystemLogger {
    /// `UCHAR LoggerId`, at 0x00. The session.
    pub logger_id: u8,
    /// `UCHAR ClockType`, at 0x01. The session's clock.
    pub clock_type: u8,
}

impl EtwSystemLogger {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            logger_id: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            clock_type: u8::from_le_bytes(get::<1, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 1, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.clock_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_system_logger::V5_0;
}

fixed_record!(EtwSystemLogger, EtwSystemLoggerView, 2, "ETW_SYSTEM_LOGGER");
getters! {
    self EtwSystemLoggerView "EtwSystemLoggerView" {
        /// `UCHAR LoggerId`, at 0x00.
        logger_id: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR ClockType`, at 0x01.
        clock_type: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
    }
}
