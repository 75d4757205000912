// Generated from spec/structs/MESSAGE_TRACE_USER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "MESSAGE_TRACE_USER",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(3) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(3) },],
    releases: "5.1..5.2",
    size: 48,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "A message on its way from user mode to the kernel.",
    fields: &[
        Field { name: "MessageHeader", path: "MessageHeader", offset: 0, size: 8, ty: "MESSAGE_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Only its MessageNumber is read: the kernel makes its own header.", units: "", unknown: false, children: &[
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
        Field { name: "MessageFlags", path: "MessageFlags", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What is to follow the header.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "SessionHandle", path: "SessionHandle", offset: 16, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "The session; the kernel does not read it.", units: "", unknown: false, children: &[] },
        Field { name: "MessageGuid", path: "MessageGuid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.", units: "", unknown: false, children: &[] },
        Field { name: "DataSize", path: "DataSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 1 } }, values: None, doc: "The bytes of all arguments, one after the other.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "Data", ty: "UCHAR", content: Content::Value(Element { kind: ElementKind::Unsigned, size: 1 }), many: Many::Open, when: None, optional: false, by: None, values: None, doc: "The bytes of all arguments, one after the other.", units: "", unknown: false },
    ],
};

pub(crate) static V6_0: Layout = Layout {
    name: "MESSAGE_TRACE_USER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(6) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(6) },],
    releases: "6.0..6.1",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "A message on its way from user mode to the kernel.",
    fields: &[
        Field { name: "SessionHandle", path: "SessionHandle", offset: 0, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "The session; the kernel does not read it.", units: "", unknown: false, children: &[] },
        Field { name: "MessageHeader", path: "MessageHeader", offset: 8, size: 8, ty: "MESSAGE_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Only its MessageNumber is read: the kernel makes its own header.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 8, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a message, and how big it is.", units: "", unknown: false, children: &[
                Field { name: "Marker", path: "MessageHeader.Marker", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 8, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Size", path: "MessageHeader.Size", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header and all that follows it.", units: "bytes", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "MessageHeader.Reserved", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Other headers have their type in this byte.", units: "", unknown: true, children: &[] },
                    Field { name: "Version", path: "MessageHeader.Version", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: 0x90.", units: "", unknown: false, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "Which message it is, and what follows the header.", units: "", unknown: false, children: &[
                Field { name: "Header", path: "MessageHeader.Header", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
                Field { name: "Packet", path: "MessageHeader.Packet", offset: 12, size: 4, ty: "WMI_TRACE_MESSAGE_PACKET", kind: Kind::Struct, values: None, doc: "The number of the message, and the flags.", units: "", unknown: false, children: &[
                    Field { name: "MessageNumber", path: "MessageHeader.Packet.MessageNumber", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the message, within its GUID or component.", units: "", unknown: false, children: &[] },
                    Field { name: "OptionFlags", path: "MessageHeader.Packet.OptionFlags", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What follows the header.", units: "", unknown: false, children: &[] },
                ] },
            ] },
        ] },
        Field { name: "MessageGuid", path: "MessageGuid", offset: 16, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.", units: "", unknown: false, children: &[] },
        Field { name: "MessageFlags", path: "MessageFlags", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What is to follow the header.", units: "", unknown: false, children: &[] },
        Field { name: "DataSize", path: "DataSize", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_2: Layout = Layout {
    name: "MESSAGE_TRACE_USER",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 40,
    fixed: 40,
    inserted: &[],
    total: None,
    summary: "A message on its way from user mode to the kernel.",
    fields: &[
        Field { name: "MessageHeader", path: "MessageHeader", offset: 0, size: 8, ty: "MESSAGE_TRACE_HEADER", kind: Kind::Struct, values: None, doc: "Only its MessageNumber is read: the kernel makes its own header.", units: "", unknown: false, children: &[
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
        Field { name: "MessageGuid", path: "MessageGuid", offset: 8, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "With TRACE_MESSAGE_COMPONENTID in MessageFlags its first 4 bytes are a component ID; else, with TRACE_MESSAGE_GUID, it is a GUID; else it is ignored.", units: "", unknown: false, children: &[] },
        Field { name: "MessageFlags", path: "MessageFlags", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceMessageFlags::VALUES), doc: "What is to follow the header.", units: "", unknown: false, children: &[] },
        Field { name: "DataSize", path: "DataSize", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Before 6.0, the size of the arguments' bytes; from 6.0 on, the size of the list of addresses and sizes, the NULL at its end included.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Data", path: "Data", offset: 32, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "The address, in user mode, of a list of pairs of an address and a size, as wide as the caller's pointers, which ends with a NULL: the kernel puts the arguments together.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
