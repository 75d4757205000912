// Generated from spec/structs/PERFINFO_PAGECOMBINE_AGGREGATE_STAT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PAGECOMBINE_AGGREGATE_STAT",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "What combining equal pages has achieved so far.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "StatType", path: "StatType", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 0, width: 6 }, values: Some(crate::payloads::memory::PerfinfoMmStat::VALUES), doc: "Which of the memory manager's statistics this is.", units: "", unknown: false, children: &[] },
            Field { name: "Spare", path: "Spare", offset: 0, size: 4, ty: "ULONG", kind: Kind::Bit { start: 6, width: 26 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "CombineScanCount", path: "CombineScanCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many scans there were.", units: "", unknown: false, children: &[] },
        Field { name: "PagesScanned", path: "PagesScanned", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PagesCombined", path: "PagesCombined", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CombinedBlocksInUse", path: "CombinedBlocksInUse", offset: 24, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "Combined page table entries in use.", units: "", unknown: false, children: &[] },
        Field { name: "SumCombinedBlocksReferenceCount", path: "SumCombinedBlocksReferenceCount", offset: 28, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "The references to all of them together; with their number that tells what was saved.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
