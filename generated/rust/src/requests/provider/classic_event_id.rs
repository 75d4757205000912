// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Kernel event: the GUID of its group, and its type.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MINGW_W64_EVNTRACE, &sources::WINDOWS_SYS_ETW, &sources::CHAPPELL_TRACE_SET_INFORMATION];
pub(crate) static LAYOUT_0: Layout = layout("CLASSIC_EVENT_ID", "ClassicEventId")
    .size(24)
    .about("Kernel event: the GUID of its group, and its type.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID EventGuid", Kind::Guid).at(0..16).about("GUID of the group.").means(Meaning::Guid),
        unsigned("UCHAR Type").at(16..17).about("Event type within the group.").means(Meaning::EventType),
        field(
            "UCHAR Reserved", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }
        )
            .at(17..24).means(Meaning::Reserved),
    ]);
fixed! {
    /// Kernel event: the GUID of its group, and its type.
    ///
    /// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases unknown.
    ///
    /// Programs use it to list events whose call stacks are to be logged. The kernel receives hook IDs.
    ///
    /// Documented; defined in EVNTRACE.H; used by TraceSetInformation.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff
    /// Chappell, *TraceSetInformation*.
    #[doc(alias = "CLASSIC_EVENT_ID")]
    owned ClassicEventId / ClassicEventIdView: lone,
        name = "CLASSIC_EVENT_ID", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// GUID of the group. `GUID EventGuid` at 0x00.
        event_guid / set_event_guid: Guid, at = 0;
        /// Event type within the group. `UCHAR Type` at 0x10.
        kind / set_kind: u8, at = 16;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x11.
        reserved / set_reserved: [u8; 7], at = 17;
    }
}
