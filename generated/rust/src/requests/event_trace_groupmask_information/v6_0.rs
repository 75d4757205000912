// Generated from spec/structs/EVENT_TRACE_GROUPMASK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_GROUPMASK_INFORMATION in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The events that are enabled for a logger.
///
/// In C: `EVENT_TRACE_GROUPMASK_INFORMATION`, 0x30 bytes. Releases 6.0+.
///
/// Source: Geoff Chappell, *EVENT_TRACE_GROUPMASK_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_GROUPMASK_INFORMATION")]
pub struct EventTraceGroupmaskInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.
    pub trace_handle: u64,
    /// `PERFINFO_GROUPMASK EventTraceGroupMasks`, at 0x10. The mask, which may have been translated from or to what the kernel keeps for compatibility with EnableFlags; output of a query, input of a request to set.
    pub event_trace_group_masks: crate::masks::PerfinfoGroupmask,
}

impl EventTraceGroupmaskInformation {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            event_trace_group_masks: crate::masks::PerfinfoGroupmask::from_bytes(part::<16, 32, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
        put::<16, 32, _>(&mut bytes, self.event_trace_group_masks.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_groupmask_information::V6_0;
}

fixed_record!(EventTraceGroupmaskInformation, EventTraceGroupmaskInformationView, 48, "EVENT_TRACE_GROUPMASK_INFORMATION");
getters! {
    self EventTraceGroupmaskInformationView "EventTraceGroupmaskInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PERFINFO_GROUPMASK EventTraceGroupMasks`, at 0x10.
        event_trace_group_masks: crate::masks::PerfinfoGroupmaskView<'a> = crate::masks::PerfinfoGroupmaskView::from_bytes(part::<16, 32, _>(self.fixed));
    }
}
