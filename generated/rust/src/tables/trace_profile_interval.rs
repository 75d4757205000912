// Generated from spec/structs/TRACE_PROFILE_INTERVAL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "TRACE_PROFILE_INTERVAL",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "The interval of a profile source.",
    fields: &[
        Field { name: "Source", path: "Source", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::common::KprofileSource::VALUES), doc: "The source.", units: "", unknown: false, children: &[] },
        Field { name: "Interval", path: "Interval", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The interval.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
