// Generated from spec/structs/CI_LOG_MMCSS_STOP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CI_LOG_MMCSS_STOP in the form of releases 5.0.
#[allow(unused_imports)]
use crate::rt::*;

/// The multimedia class scheduler stopped.
///
/// An older form.
/// In C: `CI_LOG_MMCSS_STOP`, 0x30 bytes. Releases 5.0.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V5_0 {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::event_trace_header::V5_0,
}

impl V5_0 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::event_trace_header::V5_0::from_bytes(part::<0, 48, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ci_log_mmcss_stop::V5_0;
}

fixed_record!(V5_0, V5_0View, 48, "CI_LOG_MMCSS_STOP");
getters! {
    self V5_0View "V5_0View" {
        /// `EVENT_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::event_trace_header::V5_0View<'a> = crate::headers::event_trace_header::V5_0View::from_bytes(part::<0, 48, _>(self.fixed));
    }
}
