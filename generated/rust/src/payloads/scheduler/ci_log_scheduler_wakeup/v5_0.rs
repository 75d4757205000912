// Generated from spec/structs/CI_LOG_SCHEDULER_WAKEUP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CI_LOG_SCHEDULER_WAKEUP in the form of releases 5.0.
#[allow(unused_imports)]
use crate::rt::*;

/// The multimedia class scheduler wakes up.
///
/// An older form.
/// In C: `CI_LOG_SCHEDULER_WAKEUP`, 0x38 bytes with one element of its array, 0x34 without. Releases 5.0.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0 {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::event_trace_header::V5_0,
    /// `ULONG Reason`, at 0x30. What it is for is not known.
    pub reason: u32,
}

impl V5_0 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            header: crate::headers::event_trace_header::V5_0::from_bytes(part::<0, 48, _>(bytes)),
            reason: u32::from_le_bytes(get::<48, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.reason.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ci_log_scheduler_wakeup::V5_0;
}

fixed_record!(V5_0, V5_0View, 52, "CI_LOG_SCHEDULER_WAKEUP");
getters! {
    self V5_0View "V5_0View" {
        /// `EVENT_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::event_trace_header::V5_0View<'a> = crate::headers::event_trace_header::V5_0View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG Reason`, at 0x30.
        reason: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
    }
}
