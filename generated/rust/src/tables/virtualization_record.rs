// Generated from spec/structs/VIRTUALIZATION_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "VIRTUALIZATION_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "What of virtualization is enabled.",
    fields: &[
        Field { name: "VbsEnabled", path: "VbsEnabled", offset: 0, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Security that is based on virtualization.", units: "", unknown: false, children: &[] },
        Field { name: "HvciEnabled", path: "HvciEnabled", offset: 1, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Integrity of code that the hypervisor protects.", units: "", unknown: false, children: &[] },
        Field { name: "HyperVisorEnabled", path: "HyperVisorEnabled", offset: 2, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 3, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "A member that the source leaves out, as it does with reserved ones.", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
