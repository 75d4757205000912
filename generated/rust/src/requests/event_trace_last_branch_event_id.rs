// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Event, identified by GUID and type.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_TRACE_SET_INFORMATION];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_LAST_BRANCH_EVENT_ID", "EventTraceLastBranchEventId")
    .size(24)
    .about("Event, identified by GUID and type.")
    .in_releases("1709+", &[holds(Pointer::Bits32, 14, 255), holds(Pointer::Bits64, 14, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID EventGuid", Kind::Guid).at(0..16)
            .about("GUID that selects the group of the event, the high byte of its hook ID.").means(Meaning::Guid),
        unsigned("UCHAR Type").at(16..17).about("Event type, the low byte of its hook ID.").means(Meaning::EventType),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
        )
            .at(17..24).means(Meaning::Reserved),
    ]);
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
    owned EventTraceLastBranchEventId / EventTraceLastBranchEventIdView: lone,
        name = "EVENT_TRACE_LAST_BRANCH_EVENT_ID", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// GUID that selects the group of the event, the high byte of its hook ID. `GUID EventGuid` at 0x00.
        event_guid / set_event_guid: Guid, at = 0;
        /// Event type, the low byte of its hook ID. `UCHAR Type` at 0x10.
        kind / set_kind: u8, at = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved / set_reserved: [u8; 7], at = 17;
    }
}

/// Alias of [`EventTraceLastBranchEventId`], named by the first release of the form.
pub type V1709 = EventTraceLastBranchEventId;
/// Alias of [`EventTraceLastBranchEventIdView`], named by the first release of the form.
pub type V1709View<'a> = EventTraceLastBranchEventIdView<'a>;
