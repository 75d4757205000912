// Generated from spec/structs/ETW_TRACE_GROUP_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_GROUP_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 544,
    fixed: 524,
    inserted: &[],
    total: None,
    summary: "What is known of a group of providers.",
    fields: &[
        Field { name: "GroupCount", path: "GroupCount", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements of GroupInfo hold.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "GroupInfo", path: "GroupInfo", offset: 8, size: 512, ty: "ETW_TRACE_GROUP_INFO_ENTRY", kind: Kind::Array { element: Element { kind: ElementKind::Struct, size: 32 }, count: 16 }, values: None, doc: "The sessions that have the group enabled, of which GroupCount hold.", units: "", unknown: false, children: &[
            Field { name: "IsEnabled", path: "GroupInfo.IsEnabled", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Whether it is.", units: "", unknown: false, children: &[] },
            Field { name: "Level", path: "GroupInfo.Level", offset: 12, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The greatest level that is wanted.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved1", path: "GroupInfo.Reserved1", offset: 13, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "GroupInfo.LoggerId", offset: 14, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
            Field { name: "EnableProperty", path: "GroupInfo.EnableProperty", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "EVENT_ENABLE_PROPERTY_ constants.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved2", path: "GroupInfo.Reserved2", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "MatchAnyKeyword", path: "GroupInfo.MatchAnyKeyword", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have one.", units: "", unknown: false, children: &[] },
            Field { name: "MatchAllKeyword", path: "GroupInfo.MatchAllKeyword", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keywords of which an event must have all.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "InstanceGuidCount", path: "InstanceGuidCount", offset: 520, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements InstanceGuids has.", units: "", unknown: false, children: &[] },
        Field { name: "InstanceGuids", path: "InstanceGuids", offset: 524, size: 16, ty: "GUID", kind: Kind::Counted { element: Element { kind: ElementKind::Guid, size: 16 }, count_field: "InstanceGuidCount", mask: 18446744073709551615, shift: 0 }, values: None, doc: "The providers of the group.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "InstanceGuids", ty: "GUID", content: Content::Value(Element { kind: ElementKind::Guid, size: 16 }), many: Many::Counted(Says { field: "InstanceGuidCount", place: Place::Fixed { offset: 520, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The providers of the group.", units: "", unknown: false },
    ],
};
