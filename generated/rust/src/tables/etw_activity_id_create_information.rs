// Generated from spec/structs/ETW_ACTIVITY_ID_CREATE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_ACTIVITY_ID_CREATE_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "A new activity's identifier.",
    fields: &[
        Field { name: "ActivityId", path: "ActivityId", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
