// Generated from spec/structs/ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_UPDATE_PERIODIC_CAPTURE_STATE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 28,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Providers that are to log their state in a session again and again.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "CaptureInterval", path: "CaptureInterval", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How often.", units: "", unknown: false, children: &[] },
        Field { name: "GuidCount", path: "GuidCount", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How many elements GuidList has.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 10, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "GuidList", path: "GuidList", offset: 12, size: 16, ty: "GUID", kind: Kind::Counted { element: Element { kind: ElementKind::Guid, size: 16 }, count_field: "GuidCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "GuidList", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::Counted(Says { field: "GuidCount", place: Place::Fixed { offset: 8, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
