// Generated from spec/structs/HWConfig_NIC.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_1: Layout = Layout {
    name: "HWConfig_NIC",
    aliases: &[],
    form: "V5_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(1), last: Release(1) },Holds { pointer: Pointer::Bits64, first: Release(1), last: Release(1) },],
    releases: "5.1",
    size: 0,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "A network interface.",
    fields: &[
    ],
    tail: &[
        Part { name: "NICName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
