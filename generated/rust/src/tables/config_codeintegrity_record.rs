// Generated from spec/structs/CONFIG_CODEINTEGRITY_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CONFIG_CODEINTEGRITY_RECORD",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "How the integrity of code is ensured.",
    fields: &[
        Field { name: "Unnamed", path: "Unnamed", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "1 in the one real event.", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
