// Generated from spec/structs/CLASSIC_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CLASSIC_EVENT_ID",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "A kernel event: the GUID of its group, and its type.",
    fields: &[
        Field { name: "EventGuid", path: "EventGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The GUID of the group.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event, within the group.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 17, size: 7, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
