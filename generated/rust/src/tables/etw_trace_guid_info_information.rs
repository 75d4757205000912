// Generated from spec/structs/ETW_TRACE_GUID_INFO_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_TRACE_GUID_INFO_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Whose registrations are asked for.",
    fields: &[
        Field { name: "Guid", path: "Guid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
