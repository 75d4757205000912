// Generated from spec/structs/TRACE_STACK_CACHING_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_STACK_CACHING_INFO",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Whether and how a session keeps call stacks in a cache, as programs say it.",
    fields: &[
        Field { name: "Enabled", path: "Enabled", offset: 0, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the cache is in use.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 1, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "CacheSize", path: "CacheSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the cache.", units: "", unknown: false, children: &[] },
        Field { name: "BucketCount", path: "BucketCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buckets the cache has.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
