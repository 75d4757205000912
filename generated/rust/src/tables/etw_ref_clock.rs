// Generated from spec/structs/ETW_REF_CLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "ETW_REF_CLOCK",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A reference time of a session, on two clocks.",
    fields: &[
        Field { name: "StartTime", path: "StartTime", offset: 0, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The reference time.", units: "", unknown: false, children: &[] },
        Field { name: "StartPerfClock", path: "StartPerfClock", offset: 8, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "The same moment on the performance clock.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
