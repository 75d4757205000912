// Generated from spec/structs/PERFINFO_DOMAIN_CHANGE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_DOMAIN_CHANGE_EVENT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A processor changed its domain.",
    fields: &[
        Field { name: "NewDomain", path: "NewDomain", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reason", path: "Reason", offset: 8, size: 4, ty: "PERFINFO_DOMAIN_CHANGE_EVENT_REASON", kind: Kind::Unsigned, values: Some(crate::payloads::profile::PerfinfoDomainChangeEventReason::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
