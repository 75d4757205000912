// Generated from spec/structs/PERFINFO_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "PERFINFO_TRACE_HEADER",
    aliases: &["PERFINFO_TRACE_ENTRY",],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(29) },],
    releases: "5.1+",
    size: 24,
    fixed: 16,
    inserted: &[Inserted { name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS", layout: &crate::tables::event_extended_item_pmc_counters::V5_0, field: "Marker", mask: 1792, fixed: 0, count: Some((1792, 8, 8)) },Inserted { name: "EVENT_EXTENDED_ITEM_PEBS_INDEX", layout: &crate::tables::event_extended_item_pebs_index::V5_0, field: "Marker", mask: 32768, fixed: 8, count: None },],
    total: Some(Total { says: Says { field: "Packet.Size", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of a system event that needs no thread, no process and no processor times.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "What marks the bytes as a header of this type.", units: "", unknown: false, children: &[
            Field { name: "Marker", path: "Marker", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderMarker::VALUES), doc: "The first four bytes as one number.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 0, size: 4, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Version", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The version of the event's data in the low byte, where 2 and 3 were observed in Windows 10, and flags in the high byte: the kernel treats the version as 8 bits.", units: "", unknown: false, children: &[] },
                Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: Some(crate::headers::TraceHeaderType::VALUES), doc: "TRACE_HEADER_TYPE_PERFINFO32 or TRACE_HEADER_TYPE_PERFINFO64, by the pointer size of the data.", units: "", unknown: false, children: &[] },
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
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "When the event happened.", units: "", unknown: false, children: &[
            Field { name: "TS", path: "TS", offset: 8, size: 8, ty: "PERFINFO_TIMESTAMP", kind: Kind::Unsigned, values: None, doc: "The time stamp.", units: "", unknown: false, children: &[] },
            Field { name: "SystemTime", path: "SystemTime", offset: 8, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same time stamp, by the name that SYSTEM_TRACE_HEADER has for it.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Data", path: "Data", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Data, values: None, doc: "The data of the event, after any inserted items.", units: "bytes", unknown: false, children: &[] },
    ],
    tail: &[],
};
