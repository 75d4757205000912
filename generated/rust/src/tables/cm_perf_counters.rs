// Generated from spec/structs/CM_PERF_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "CM_PERF_COUNTERS",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "What the registry counts of itself.",
    fields: &[
        Field { name: "OpenedKeys", path: "OpenedKeys", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Key control blocks in the system.", units: "", unknown: false, children: &[] },
        Field { name: "DelayCloseKCBs", path: "DelayCloseKCBs", offset: 8, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Key control blocks whose closing is delayed.", units: "", unknown: false, children: &[] },
        Field { name: "PrivateAllocPages", path: "PrivateAllocPages", offset: 16, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The pages of the registry's own allocator for key control blocks.", units: "pages", unknown: false, children: &[] },
        Field { name: "PrivateAllocFree", path: "PrivateAllocFree", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Free allocations of that allocator.", units: "", unknown: false, children: &[] },
        Field { name: "PrivateAllocUsed", path: "PrivateAllocUsed", offset: 32, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Used allocations of that allocator.", units: "", unknown: false, children: &[] },
        Field { name: "LookupCacheHit", path: "LookupCacheHit", offset: 40, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keys that the cache had.", units: "", unknown: false, children: &[] },
        Field { name: "LookupCacheMissFound", path: "LookupCacheMissFound", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keys that the cache did not have and the hive had.", units: "", unknown: false, children: &[] },
        Field { name: "LookupCacheMissNotFound", path: "LookupCacheMissNotFound", offset: 56, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "Keys that do not exist.", units: "", unknown: false, children: &[] },
        Field { name: "ViewMap", path: "ViewMap", offset: 64, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How often a view was mapped.", units: "", unknown: false, children: &[] },
        Field { name: "ViewUnMap", path: "ViewUnMap", offset: 72, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How often a view was unmapped; the header's comment says mapped.", units: "", unknown: false, children: &[] },
        Field { name: "HiveShrink", path: "HiveShrink", offset: 80, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "How often a hive was made smaller.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
