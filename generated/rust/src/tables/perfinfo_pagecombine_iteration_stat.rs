// Generated from spec/structs/PERFINFO_PAGECOMBINE_ITERATION_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PAGECOMBINE_ITERATION_STAT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "What one scan for equal pages achieved.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StatType", path: "StatType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::memory::PerfinfoMmStat::VALUES), doc: "Which of the memory manager's statistics this is.", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 26 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "PagesScanned", path: "PagesScanned", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PagesCombined", path: "PagesCombined", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
