// Generated from spec/structs/PERFINFO_PO_SESSION_CALLOUT_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_PO_SESSION_CALLOUT_RET",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "The power manager is done with calling the window manager of the sessions.",
    fields: &[
        Field { name: "Status", path: "Status", offset: 0, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "What it returned.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
