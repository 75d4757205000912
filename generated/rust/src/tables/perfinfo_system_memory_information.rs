// Generated from spec/structs/PERFINFO_SYSTEM_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_SYSTEM_MEMORY_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "What the system as a whole uses.",
    fields: &[
        Field { name: "PagedPoolCommitPageCount", path: "PagedPoolCommitPageCount", offset: 0, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "NonPagedPoolPageCount", path: "NonPagedPoolPageCount", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "MdlPageCount", path: "MdlPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitPageCount", path: "CommitPageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_SYSTEM_MEMORY_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 32,
    fixed: 32,
    inserted: &[],
    total: None,
    summary: "What the system as a whole uses.",
    fields: &[
        Field { name: "PagedPoolCommitPageCount", path: "PagedPoolCommitPageCount", offset: 0, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "NonPagedPoolPageCount", path: "NonPagedPoolPageCount", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "MdlPageCount", path: "MdlPageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitPageCount", path: "CommitPageCount", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
