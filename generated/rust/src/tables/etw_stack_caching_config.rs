// Generated from spec/structs/ETW_STACK_CACHING_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_2: Layout = Layout {
    name: "ETW_STACK_CACHING_CONFIG",
    aliases: &[],
    form: "V6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(29) },],
    releases: "6.2+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "How big a session's cache of call stacks is.",
    fields: &[
        Field { name: "CacheSize", path: "CacheSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of the cache.", units: "", unknown: false, children: &[] },
        Field { name: "BucketCount", path: "BucketCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many buckets the cache has.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
