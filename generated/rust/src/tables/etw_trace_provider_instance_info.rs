// Generated from spec/structs/ETW_TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_PROVIDER_INSTANCE_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "One registration of a provider: the public TRACE_PROVIDER_INSTANCE_INFO.",
    fields: &[
        Field { name: "NextOffset", path: "NextOffset", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "From this instance to the next, 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EnableCount", path: "EnableCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many sessions have it enabled, each with an element after this structure.", units: "", unknown: false, children: &[] },
        Field { name: "Pid", path: "Pid", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that registered it.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "TRACE_PROVIDER_FLAG_ constants.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "EnableInfo", ty: "ETW_TRACE_ENABLE_INFO", content: Content::Layout(&crate::tables::etw_trace_enable_info::V5_0), many: Many::Counted(Says { field: "EnableCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "How each session has it enabled.", units: "", unknown: false },
    ],
};
