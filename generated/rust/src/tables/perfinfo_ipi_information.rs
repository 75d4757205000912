// Generated from spec/structs/PERFINFO_IPI_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_IPI_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "An interrupt from one processor to another.",
    fields: &[
        Field { name: "RequestType", path: "RequestType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::profile::PerfinfoIpiRequest::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TargetProcessor", path: "TargetProcessor", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The index of the other processor, which the header says is inferred.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
