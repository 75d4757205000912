// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_SCHEMA_TL",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 3,
    fixed: 3,
    inserted: &[],
    total: Some(Total { says: Says { field: "Size", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "What a provider of TraceLogging says of an event and its data: names and types.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of all that is described here, these two bytes included.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Tag0", path: "Tag0", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The first part of the event's tag: 7 bits, the most significant first; the highest bit says that another part follows, up to four.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Tag1", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::One, when: Some(When { says: Says { field: "Tag0", place: Place::Fixed { offset: 2, size: 1, start: 0, width: 8, signed: false }, mask: 128, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The second part of the tag.", units: "", unknown: false },
        Part { name: "Tag2", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::One, when: Some(When { says: Says { field: "Tag1", place: Place::Part(0), mask: 128, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The third part of the tag.", units: "", unknown: false },
        Part { name: "Tag3", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::One, when: Some(When { says: Says { field: "Tag2", place: Place::Part(1), mask: 128, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The last part of the tag.", units: "", unknown: false },
        Part { name: "EventName", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The name of the event, in UTF-8. The descriptions of the fields follow.", units: "", unknown: false },
    ],
};
