// Generated from spec/structs/EVENT_TRACE_LAST_BRANCH_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V1709: Layout = Layout {
    name: "EVENT_TRACE_LAST_BRANCH_EVENT_ID",
    aliases: &[],
    form: "V1709",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(14), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(14), last: Release(29) },],
    releases: "1709+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "An event by its GUID and type.",
    fields: &[
        Field { name: "EventGuid", path: "EventGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "What selects the group of the event, the high byte of its hook id.", units: "", unknown: false, children: &[] },
        Field { name: "Type", path: "Type", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The type of the event, the low byte of its hook id.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 17, size: 7, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 7 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
