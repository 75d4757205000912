// Generated from spec/structs/MESSAGE_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "MESSAGE_TRACE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "A message: its header and the bytes that follow it.",
    fields: &[
        Field { name: "MessageHeader", path: "MessageHeader", offset: 0, size: 8, ty: "MESSAGE_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "The header.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a message, and how big it is.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "MessageHeader.Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "MessageHeader.Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "MessageHeader.Reserved", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Other headers have their type in this byte.", units: "", unknown: true, children: &[] },
                    Field { name: "Version", path: "MessageHeader.Version", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: 0x90.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Which message it is, and what follows the header.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "MessageHeader.Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "MessageHeader.Packet", offset: 4, size: 4, ty: "WMI_TRACE_MESSAGE_PACKET", kind: Kind::Struct, values: None, doc: "The number of the message, and the flags.", units: "", unknown: false, children: &[
                    Field { name: "MessageNumber", path: "MessageHeader.Packet.MessageNumber", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the message, within its GUID or component.", units: "", unknown: false, children: &[] },
                    Field { name: "OptionFlags", path: "MessageHeader.Packet.OptionFlags", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What follows the header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "Data", path: "Data", offset: 8, size: 1, ty: "UCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "Everything that follows the header.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "Everything that follows the header.", units: "bytes", unknown: false },
    ],
};
