// Generated from spec/structs/EVENT_TRACE_TIME_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_TIME_PROFILE_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The interval between samples of what executes.
///
/// In C: `EVENT_TRACE_TIME_PROFILE_INFORMATION`, 0x8 bytes. Releases 6.0+.
///
/// Programs reach it through TraceQueryInformation and TraceSetInformation with TraceSampledProfileIntervalInfo (0x05), for the source ProfileTime.
///
/// What no source says:
///
/// - In which unit ProfileInterval counts.
/// - In which releases the layout holds: the studies show it without versions, and only the class says 6.0 and higher.
///
/// Source: Geoff Chappell, *EVENT_TRACE_TIME_PROFILE_INFORMATION*; Geoff Chappell, *TraceSetInformation*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_TIME_PROFILE_INFORMATION")]
pub struct EventTraceTimeProfileInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG ProfileInterval`, at 0x04. The kernel's interval for profiling by time: output of a query, input of a request to set.
    pub profile_interval: u32,
}

impl EventTraceTimeProfileInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            profile_interval: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.profile_interval.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_time_profile_information::V6_0;
}

fixed_record!(EventTraceTimeProfileInformation, EventTraceTimeProfileInformationView, 8, "EVENT_TRACE_TIME_PROFILE_INFORMATION");
getters! {
    self EventTraceTimeProfileInformationView "EventTraceTimeProfileInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG ProfileInterval`, at 0x04.
        profile_interval: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
