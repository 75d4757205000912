// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_LAST_BRANCH_EVENT_ID in the form of releases 1709+.
#[allow(unused_imports)]
use crate::rt::*;

/// An event by its GUID and type.
///
/// In C: `EVENT_TRACE_LAST_BRANCH_EVENT_ID`, 0x18 bytes. Releases 1709+.
///
/// It has the layout of the documented CLASSIC_EVENT_ID.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *TraceSetInformation*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_LAST_BRANCH_EVENT_ID")]
pub struct EventTraceLastBranchEventId {
    /// `GUID EventGuid`, at 0x00. What selects the group of the event, the high byte of its hook id.
    pub event_guid: Guid,
    /// `UCHAR Type`, at 0x10. The type of the event, the low byte of its hook id.
    pub kind: u8,
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    pub reserved: [u8; 7],
}

impl EventTraceLastBranchEventId {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            event_guid: Guid::from_bytes(get::<0, 16, _>(bytes)),
            kind: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            reserved: array(part::<17, 7, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 16, _>(&mut bytes, self.event_guid.to_bytes());
        put::<16, 1, _>(&mut bytes, self.kind.to_le_bytes());
        fill(part_mut::<17, 7, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_last_branch_event_id::V1709;
}

fixed_record!(EventTraceLastBranchEventId, EventTraceLastBranchEventIdView, 24, "EVENT_TRACE_LAST_BRANCH_EVENT_ID");
getters! {
    self EventTraceLastBranchEventIdView "EventTraceLastBranchEventIdView" {
        /// `GUID EventGuid`, at 0x00.
        event_guid: Guid = Guid::from_bytes(get::<0, 16, _>(self.fixed));
        /// `UCHAR Type`, at 0x10.
        kind: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x11.
        reserved: [u8; 7] = array(part::<17, 7, _>(self.fixed), u8::from_le_bytes);
    }
}
