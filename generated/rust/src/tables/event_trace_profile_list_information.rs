// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::{Element, ElementKind, Field, Holds, Inserted, Kind, Layout};
use crate::rt::{Pointer, Release};

pub(crate) static V6_2X86: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_LIST_INFORMATION",
    aliases: &[],
    form: "V6_2X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 32 bit pointers",
    size: 12,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The profile sources that the HAL offers.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Spare", path: "Spare", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Profile", path: "Profile", offset: 8, size: 4, ty: "PROFILE_SOURCE_INFO *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 4 } }, values: None, doc: "The list, whose entries are PROFILE_SOURCE_INFO structures with space between them; their type here is doubtful.", units: "", unknown: false, children: &[] },
    ],
};

pub(crate) static V6_2X64: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_LIST_INFORMATION",
    aliases: &[],
    form: "V6_2X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+ with 64 bit pointers",
    size: 16,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The profile sources that the HAL offers.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Spare", path: "Spare", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Profile", path: "Profile", offset: 8, size: 8, ty: "PROFILE_SOURCE_INFO *", kind: Kind::Open { element: Element { kind: ElementKind::Address, size: 8 } }, values: None, doc: "The list, whose entries are PROFILE_SOURCE_INFO structures with space between them; their type here is doubtful.", units: "", unknown: false, children: &[] },
    ],
};
