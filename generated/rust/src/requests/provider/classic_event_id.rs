// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Kernel event: the GUID of its group, and its type.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "CLASSIC_EVENT_ID",
    aliases: &[],
    form: "ClassicEventId",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Kernel event: the GUID of its group, and its type.",
    fields: &[
        Field { name: "EventGuid", path: "EventGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the group.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Event type within the group.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 17, size: 7, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Kernel event: the GUID of its group, and its type.
    ///
    /// In C: `CLASSIC_EVENT_ID`, 0x18 bytes. Releases unknown.
    ///
    /// Programs use it to list events whose call stacks are to be logged. The kernel receives hook IDs.
    ///
    /// Source: The mingw-w64 developers, *evntrace.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Geoff Chappell, *TraceSetInformation*.
    #[doc(alias = "CLASSIC_EVENT_ID")]
    owned ClassicEventId / ClassicEventIdView: lone [24] "CLASSIC_EVENT_ID" Table::form(&LAYOUT_0);
    fields {
        /// GUID of the group. `GUID EventGuid` at 0x00.
        event_guid set_event_guid: Guid = 0;
        /// Event type within the group. `UCHAR Type` at 0x10.
        kind set_kind: u8 = 16;
        /// Purpose unknown. `UCHAR Reserved` at 0x11.
        reserved set_reserved: [u8; 7] = 17;
    }
    bits {
    }
}

impl ClassicEventId {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
