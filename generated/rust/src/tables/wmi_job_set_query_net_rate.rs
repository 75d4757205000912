// Generated from spec/structs/WMI_JOB_SET_QUERY_NET_RATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_JOB_SET_QUERY_NET_RATE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 17,
    inserted: &[],
    total: None,
    summary: "The network rate of a job was set or queried.",
    fields: &[
        Field { name: "Flags", path: "Flags", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MaxBandwidth", path: "MaxBandwidth", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "What the job may send.", units: "bytes per second", unknown: false, children: &[] },
        Field { name: "DscpTag", path: "DscpTag", offset: 16, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The differentiated-services tag that the job's packets get.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
