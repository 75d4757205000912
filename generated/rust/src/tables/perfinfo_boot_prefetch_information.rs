// Generated from spec/structs/PERFINFO_BOOT_PREFETCH_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "PERFINFO_BOOT_PREFETCH_INFORMATION",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Pages were prefetched to boot faster.",
    fields: &[
        Field { name: "Action", path: "Action", offset: 0, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Status", path: "Status", offset: 4, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Pages", path: "Pages", offset: 8, size: 4, ty: "LONG", kind: Kind::Signed, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
