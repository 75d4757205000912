// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Event, identified by GUID and type.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_LAST_BRANCH_EVENT_ID", "EventTraceLastBranchEventId", (24, 24), "Event, identified by GUID and type.", &[
    field("EventGuid", 0, 16, "GUID", Kind::Guid, "GUID that selects the group of the event, the high byte of its hook ID.").means(Meaning::Guid),
    unsigned("Type", 16, 1, "UCHAR", "Event type, the low byte of its hook ID.").means(Meaning::EventType),
    field("Reserved", 17, 7, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, "").means(Meaning::Reserved),
])
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTEXAPI, &crate::rt::sources::CHAPPELL_TRACE_SET_INFORMATION]);
fixed! {
    /// Event, identified by GUID and type.
    ///
    /// In C: `EVENT_TRACE_LAST_BRANCH_EVENT_ID`, 0x18 bytes. Documented for 1709+.
    ///
    /// Same layout as the documented CLASSIC_EVENT_ID.
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *TraceSetInformation*.
    #[doc(alias = "EVENT_TRACE_LAST_BRANCH_EVENT_ID")]
    owned EventTraceLastBranchEventId / EventTraceLastBranchEventIdView: lone [24] "EVENT_TRACE_LAST_BRANCH_EVENT_ID" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// GUID that selects the group of the event, the high byte of its hook ID. `GUID EventGuid` at 0x00.
        event_guid set_event_guid: Guid = 0;
        /// Event type, the low byte of its hook ID. `UCHAR Type` at 0x10.
        kind set_kind: u8 = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved set_reserved: [u8; 7] = 17;
    }
    bits {
    }
}

/// Alias of [`EventTraceLastBranchEventId`], named by the first release of the form.
pub type V1709 = EventTraceLastBranchEventId;
/// Alias of [`EventTraceLastBranchEventIdView`], named by the first release of the form.
pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
