// Generated from spec/structs/ETW_UPDATE_DISALLOW_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Providers that are not to be enabled in a session.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "GuidCount", path: "GuidCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements GuidList has.", units: "", unknown: false, children: &[] },
        Field { name: "GuidList", path: "GuidList", offset: 8, size: 16, ty: "GUID", kind: Kind::Counted { element: Element { kind: ElementKind::Guid, size: 16 }, count_field: "GuidCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "GuidList", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::Counted(Says { field: "GuidCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
