// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_CONFIG",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "The interval of a profile source, as the trace begins, ends, or the interval changes.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::common::KprofileSource::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "NewInterval", path: "NewInterval", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For time, in units of 100 ns; for other sources, how many of what the source counts.", units: "", unknown: false, children: &[] },
        Field { name: "OldInterval", path: "OldInterval", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For time, in units of 100 ns; for other sources, how many of what the source counts.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "SourceName", ty: "WCHAR", content: Content::Text { unit: 2 }, many: Many::One, when: None, optional: true, by: None, values: None, doc: "The name of the profile source; events of version 3 have it.", units: "", unknown: false },
    ],
};
