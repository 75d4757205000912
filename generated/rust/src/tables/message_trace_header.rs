// Generated from spec/structs/MESSAGE_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "MESSAGE_TRACE_HEADER",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(29) },],
    releases: "5.1+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: Some(Total { says: Says { field: "Size", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of a message: a number, and flags that say what follows.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a message, and how big it is.", units: "", unknown: false, children: &[
            Field { name: "Marker", path: "Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Other headers have their type in this byte.", units: "", unknown: true, children: &[] },
                Field { name: "Version", path: "Version", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: 0x90.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Which message it is, and what follows the header.", units: "", unknown: false, children: &[
            Field { name: "Header", path: "Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "Packet", path: "Packet", offset: 4, size: 4, ty: "WMI_TRACE_MESSAGE_PACKET", kind: Kind::Struct, values: None, doc: "The number of the message, and the flags.", units: "", unknown: false, children: &[
                Field { name: "MessageNumber", path: "Packet.MessageNumber", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the message, within its GUID or component.", units: "", unknown: false, children: &[] },
                Field { name: "OptionFlags", path: "Packet.OptionFlags", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What follows the header.", units: "", unknown: false, children: &[] },
            ] },
        ] },
    ],
    tail: &[
        Part { name: "SequenceNumber", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 1, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The number of the message, from the logger: within its session, or within all.", units: "", unknown: false },
        Part { name: "ComponentId", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 4, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The component of the provider that the message belongs to.", units: "", unknown: false },
        Part { name: "MessageGuid", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 6, shift: 0 }, equals: Some(2) }), optional: false, by: None, values: None, doc: "What the message belongs to; a component ID takes its place if both flags are set.", units: "", unknown: false },
        Part { name: "TimeStamp", ty: "LARGE_INTEGER", content: Content::Value(Element { kind: ElementKind::Signed, size: 8 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 8, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "When the message was written, by the session's clock.", units: "", unknown: false },
        Part { name: "ThreadId", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 32, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The thread that wrote the message.", units: "", unknown: false },
        Part { name: "ProcessId", ty: "ULONG", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 4 }), many: Many::One, when: Some(When { says: Says { field: "Packet.OptionFlags", place: Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, mask: 32, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The process that wrote the message.", units: "", unknown: false },
    ],
};
