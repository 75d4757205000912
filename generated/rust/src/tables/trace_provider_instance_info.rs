// Generated from spec/structs/TRACE_PROVIDER_INSTANCE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_PROVIDER_INSTANCE_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A registration of a provider, by one process, and the sessions that enable it.",
    fields: &[
        Field { name: "NextOffset", path: "NextOffset", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How far it is from this block to the next; 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "EnableCount", path: "EnableCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many sessions enable it.", units: "", unknown: false, children: &[] },
        Field { name: "Pid", path: "Pid", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::requests::provider::TraceProviderFlag::VALUES), doc: "What is special about the registration.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "EnableInfo", ty: "TRACE_ENABLE_INFO", content: Content::Layout(&crate::tables::trace_enable_info::V5_0), many: Many::Counted(Says { field: "EnableCount", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "How each session enables it. Microsoft has no name for this part.", units: "", unknown: false },
    ],
};
