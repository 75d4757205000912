// Generated from spec/structs/COMPACT_SYSTEM_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "COMPACT_SYSTEM_TRACE_HEADER",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: Some(Total { says: Says { field: "Packet.Size", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "A SYSTEM_TRACE_HEADER that ends after the time stamp.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a header of this type.", units: "", unknown: false, children: &[
            Field { name: "Marker", path: "Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Thought to be the version of the event's data: the kernel treats it as 8 bits, and 2 and 3 were observed in Windows 10.", units: "", unknown: false, children: &[] },
                Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_SYSTEM32 or TRACE_HEADER_TYPE_SYSTEM64 in full, TRACE_HEADER_TYPE_COMPACT32 or TRACE_HEADER_TYPE_COMPACT64 if compact.", units: "", unknown: false, children: &[] },
                Field { name: "Flags", path: "Flags", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the marker: its highest bit is set in all trace headers, the next one in this one.", units: "", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "How big the event is and what kind of event.", units: "", unknown: false, children: &[
            Field { name: "Header", path: "Header", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The same four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "Packet", path: "Packet", offset: 4, size: 4, ty: "WMI_TRACE_PACKET", kind: Kind::Struct, values: None, doc: "The size of the whole event, and its hook id.", units: "", unknown: false, children: &[
                Field { name: "Size", path: "Packet.Size", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of the whole event: the header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 6, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "What kind of event it is, which settles what the data mean.", units: "", unknown: false, children: &[
                    Field { name: "HookId", path: "Packet.HookId", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::HookId::VALUES), doc: "The identifier of a system event.", units: "", unknown: false, children: &[] },
                    Field { name: "", path: "", offset: 6, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                        Field { name: "Type", path: "Packet.Type", offset: 6, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The low byte of the hook id; consumers see it as the opcode.", units: "", unknown: false, children: &[] },
                        Field { name: "Group", path: "Packet.Group", offset: 7, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The high byte of the hook id; consumers see it as the GUID of a provider.", units: "", unknown: false, children: &[] },
                    ] },
                ] },
            ] },
        ] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that the event happened in.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the event happened in.", units: "", unknown: false, children: &[] },
        Field { name: "SystemTime", path: "SystemTime", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event happened, by whatever clock the session has: the name sets it apart from the two times that follow and does not mean the system time.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
