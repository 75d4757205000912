// Generated from spec/structs/PERFINFO_WORKINGSET_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_WORKINGSET_ENTRY",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 36,
    fixed: 36,
    inserted: &[],
    total: None,
    summary: "What one process or session uses.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UniqueProcessId", path: "UniqueProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SessionId", path: "SessionId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "WorkingSetPageCount", path: "WorkingSetPageCount", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitPageCount", path: "CommitPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 12, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "PagedPoolPageCount", path: "PagedPoolPageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a session.", units: "pages", unknown: false, children: &[] },
            Field { name: "VirtualSizeInPages", path: "VirtualSizeInPages", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a process.", units: "pages", unknown: false, children: &[] },
        ] },
        Field { name: "PrivateWorkingSetPageCount", path: "PrivateWorkingSetPageCount", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "StoreSizeInPages", path: "StoreSizeInPages", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
        Field { name: "StoredPageCount", path: "StoredPageCount", offset: 24, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The pages in that store.", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitDebtInPages", path: "CommitDebtInPages", offset: 28, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "SharedCommitInPages", path: "SharedCommitInPages", offset: 32, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_WORKINGSET_ENTRY",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 68,
    fixed: 68,
    inserted: &[],
    total: None,
    summary: "What one process or session uses.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UniqueProcessId", path: "UniqueProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "SessionId", path: "SessionId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "WorkingSetPageCount", path: "WorkingSetPageCount", offset: 4, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitPageCount", path: "CommitPageCount", offset: 12, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "PagedPoolPageCount", path: "PagedPoolPageCount", offset: 20, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a session.", units: "pages", unknown: false, children: &[] },
            Field { name: "VirtualSizeInPages", path: "VirtualSizeInPages", offset: 20, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a process.", units: "pages", unknown: false, children: &[] },
        ] },
        Field { name: "PrivateWorkingSetPageCount", path: "PrivateWorkingSetPageCount", offset: 28, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "StoreSizeInPages", path: "StoreSizeInPages", offset: 36, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
        Field { name: "StoredPageCount", path: "StoredPageCount", offset: 44, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The pages in that store.", units: "pages", unknown: false, children: &[] },
        Field { name: "CommitDebtInPages", path: "CommitDebtInPages", offset: 52, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "SharedCommitInPages", path: "SharedCommitInPages", offset: 60, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
