// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REF_CLOCK in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A reference time of a session, on two clocks.
///
/// In C: `ETW_REF_CLOCK`, 0x10 bytes. Releases 6.0+.
///
/// The kernel keeps it for each logger from 6.0; trace buffers have room for it from 6.1.
///
/// What no source says:
///
/// - The units of both times.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_LOGGER_CONTEXT*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REF_CLOCK")]
pub struct EtwRefClock {
    /// `LARGE_INTEGER StartTime`, at 0x00. The reference time.
    pub start_time: i64,
    /// `LARGE_INTEGER StartPerfClock`, at 0x08. The same moment on the performance clock.
    pub start_perf_clock: i64,
}

impl EtwRefClock {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            start_time: i64::from_le_bytes(get::<0, 8, _>(bytes)),
            start_perf_clock: i64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.start_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.start_perf_clock.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ref_clock::V6_0;
}

fixed_record!(EtwRefClock, EtwRefClockView, 16, "ETW_REF_CLOCK");
getters! {
    self EtwRefClockView "EtwRefClockView" {
        /// `LARGE_INTEGER StartTime`, at 0x00.
        start_time: i64 = i64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LARGE_INTEGER StartPerfClock`, at 0x08.
        start_perf_clock: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
