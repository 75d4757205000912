// Generated from spec/structs/EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The parameters by which events of the kernel's ERESOURCE locks are sampled.
///
/// In C: `EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION`, 0x10 bytes. Releases 6.1+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION")]
pub struct EventTraceExecutiveResourceInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG ReleaseSamplingRate`, at 0x04. How often a release of a lock is sampled.
    pub release_sampling_rate: u32,
    /// `ULONG ContentionSamplingRate`, at 0x08. How often contention for a lock is sampled.
    pub contention_sampling_rate: u32,
    /// `ULONG NumberOfExcessiveTimeouts`, at 0x0C. After how many time-outs a wait counts as excessive. Unit: 4 seconds.
    pub number_of_excessive_timeouts: u32,
}

impl EventTraceExecutiveResourceInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            release_sampling_rate: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            contention_sampling_rate: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            number_of_excessive_timeouts: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.release_sampling_rate.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.contention_sampling_rate.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.number_of_excessive_timeouts.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_executive_resource_information::V6_1;
}

fixed_record!(EventTraceExecutiveResourceInformation, EventTraceExecutiveResourceInformationView, 16, "EVENT_TRACE_EXECUTIVE_RESOURCE_INFORMATION");
getters! {
    self EventTraceExecutiveResourceInformationView "EventTraceExecutiveResourceInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG ReleaseSamplingRate`, at 0x04.
        release_sampling_rate: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ContentionSamplingRate`, at 0x08.
        contention_sampling_rate: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG NumberOfExcessiveTimeouts`, at 0x0C.
        number_of_excessive_timeouts: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
