// Generated from spec/structs/ETW_TRACE_GUID_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_GUID_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "How many registrations a provider has: the public TRACE_GUID_INFO.",
    fields: &[
        Field { name: "InstanceCount", path: "InstanceCount", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many instances follow.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[
        Part { name: "Instances", ty: "ETW_TRACE_PROVIDER_INSTANCE_INFO", content: Content::Layout(&crate::tables::etw_trace_provider_instance_info::V5_0), many: Many::Next(Says { field: "NextOffset", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: Some(When { says: Says { field: "InstanceCount", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 4294967295, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "The instances.", units: "", unknown: false },
    ],
};
