// Generated from spec/structs/EVENT_TRACE_PERFORMANCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PERFORMANCE_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How much has been written to log files.
///
/// In C: `EVENT_TRACE_PERFORMANCE_INFORMATION`, 0x10 bytes. Releases 6.0+.
///
/// Source: Geoff Chappell, *EVENT_TRACE_PERFORMANCE_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_PERFORMANCE_INFORMATION")]
pub struct EventTracePerformanceInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `LARGE_INTEGER LogfileBytesWritten`, at 0x08. How much has been written from trace buffers to log files so far, on all processors together. Unit: bytes.
    pub logfile_bytes_written: i64,
}

impl EventTracePerformanceInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            logfile_bytes_written: i64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.logfile_bytes_written.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_performance_information::V6_0;
}

fixed_record!(EventTracePerformanceInformation, EventTracePerformanceInformationView, 16, "EVENT_TRACE_PERFORMANCE_INFORMATION");
getters! {
    self EventTracePerformanceInformationView "EventTracePerformanceInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `LARGE_INTEGER LogfileBytesWritten`, at 0x08.
        logfile_bytes_written: i64 = i64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
