// Generated from spec/structs/EVENT_FILTER_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_FILTER_EVENT_ID",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 6,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Events, by their numbers, that are to be kept or kept out.",
    fields: &[
        Field { name: "FilterIn", path: "FilterIn", offset: 0, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the filter lets the events in, by its name.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 1, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Count", path: "Count", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "How many events there are.", units: "", unknown: false, children: &[] },
        Field { name: "Events", path: "Events", offset: 4, size: 2, ty: "USHORT", kind: Kind::Counted { element: Element { kind: ElementKind::Unsigned, size: 2 }, count_field: "Count", mask: 18446744073709551615, shift: 0 }, values: None, doc: "The numbers of the events.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Events", ty: "USHORT", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 2 }), many: Many::Counted(Says { field: "Count", place: Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The numbers of the events.", units: "", unknown: false },
    ],
};
