// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel event: the GUID of its group, and its type.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CLASSIC_EVENT_ID", "ClassicEventId", (24, 24), "Kernel event: the GUID of its group, and its type.", &[
    field("EventGuid", 0, 16, "GUID", Kind::Guid, "GUID of the group.").means(Meaning::Guid),
    unsigned("Type", 16, 1, "UCHAR", "Event type within the group.").means(Meaning::EventType),
    field("Reserved", 17, 7, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, "").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTRACE, &crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::CHAPPELL_TRACE_SET_INFORMATION]);
fixed! {
    /// Kernel event: the GUID of its group, and its type.
    ///
    /// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases unknown.
    ///
    /// Programs use it to list events whose call stacks are to be logged. The kernel receives hook IDs.
    ///
    /// Documented; defined in EVNTRACE.H; used by TraceSetInformation.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *TraceSetInformation*.
    #[doc(alias = "CLASSIC_EVENT_ID")]
    owned ClassicEventId / ClassicEventIdView: lone [24] "CLASSIC_EVENT_ID" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// GUID of the group. `GUID EventGuid` at 0x00.
        event_guid set_event_guid: Guid = 0;
        /// Event type within the group. `UCHAR Type` at 0x10.
        kind set_kind: u8 = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved set_reserved: [u8; 7] = 17;
    }
    bits {
    }
}
