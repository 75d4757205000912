// Generated from spec/structs/WMI_BUILD_LAB.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "WMI_BUILD_LAB",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 0,
    fixed: 0,
    inserted: &[],
    total: None,
    summary: "Which build of Windows wrote the trace.",
    fields: &[
    ],
    tail: &[
        Part { name: "BuildLab", ty: "CHAR", content: Content::Text { unit: 1 }, many: Many::One, when: None, optional: false, by: None, values: None, doc: "The build, such as 26100.1.amd64fre.ge_release.240331-1435.", units: "", unknown: false },
    ],
};
