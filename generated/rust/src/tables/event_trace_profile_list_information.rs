// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "EVENT_TRACE_PROFILE_LIST_INFORMATION",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 40,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The profile sources that the HAL offers.",
    fields: &[
        Field { name: "EventTraceInformationClass", path: "EventTraceInformationClass", offset: 0, size: 4, ty: "EVENT_TRACE_INFORMATION_CLASS", kind: Kind::Unsigned, values: Some(crate::requests::EventTraceInformationClass::VALUES), doc: "The information class; it selects this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Spare", path: "Spare", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Profile", path: "Profile", offset: 8, size: 32, ty: "PROFILE_SOURCE_INFO", kind: Kind::Open { element: Element { kind: ElementKind::Struct, size: 32 } }, values: None, doc: "The list. C declares one entry; the entries are longer than that by their descriptions, and each says how far it is to the next.", units: "", unknown: false, children: &[
            Field { name: "NextEntryOffset", path: "Profile.NextEntryOffset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How far it is from this entry to the next.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Source", path: "Profile.Source", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::common::KprofileSource::VALUES), doc: "The source.", units: "", unknown: false, children: &[] },
            Field { name: "MinInterval", path: "Profile.MinInterval", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The least interval that the source can have.", units: "", unknown: false, children: &[] },
            Field { name: "MaxInterval", path: "Profile.MaxInterval", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The greatest interval that the source can have.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Profile.Reserved", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Description", path: "Profile.Description", offset: 32, size: 2, ty: "WCHAR", kind: Kind::Open { element: Element { kind: ElementKind::Unsigned, size: 2 } }, values: None, doc: "What the source is called.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "Profile", ty: "PROFILE_SOURCE_INFO", content: Content::Layout(&crate::tables::profile_source_info::V6_2), many: Many::Next(Says { field: "NextEntryOffset", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "The list. C declares one entry; the entries are longer than that by their descriptions, and each says how far it is to the next.", units: "", unknown: false },
    ],
};
