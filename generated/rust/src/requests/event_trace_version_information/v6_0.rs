// Generated from spec/structs/EVENT_TRACE_VERSION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_VERSION_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The version of the kernel's events.
///
/// In C: `EVENT_TRACE_VERSION_INFORMATION`, 0x8 bytes. Releases 6.0+.
///
/// Source: Geoff Chappell, *EVENT_TRACE_VERSION_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_VERSION_INFORMATION")]
pub struct EventTraceVersionInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `ULONG EventTraceKernelVersion`, at 0x04. The number that goes up when a kernel event changes, from 13 in early 6.0 to 80 in 2004: see ETW_KERNEL_EVENT_VERSION.
    pub event_trace_kernel_version: u32,
}

impl EventTraceVersionInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            event_trace_kernel_version: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.event_trace_kernel_version.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_version_information::V6_0;
}

fixed_record!(EventTraceVersionInformation, EventTraceVersionInformationView, 8, "EVENT_TRACE_VERSION_INFORMATION");
getters! {
    self EventTraceVersionInformationView "EventTraceVersionInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `ULONG EventTraceKernelVersion`, at 0x04.
        event_trace_kernel_version: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
