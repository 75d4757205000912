// Generated from spec/structs/PERFINFO_WORKINGSET_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_WORKINGSET_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 40,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "What the processes or the sessions use.",
    fields: &[
        Field { name: "Count", path: "Count", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements WsEntry has.", units: "", unknown: false, children: &[] },
        Field { name: "WsEntry", path: "WsEntry", offset: 4, size: 36, ty: "PERFINFO_WORKINGSET_ENTRY", kind: Kind::Counted { element: Element { kind: ElementKind::Struct, size: 36 }, count_field: "Count", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "UniqueProcessId", path: "WsEntry.UniqueProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "SessionId", path: "WsEntry.SessionId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "WorkingSetPageCount", path: "WsEntry.WorkingSetPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitPageCount", path: "WsEntry.CommitPageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 16, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PagedPoolPageCount", path: "WsEntry.PagedPoolPageCount", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a session.", units: "pages", unknown: false, children: &[] },
                Field { name: "VirtualSizeInPages", path: "WsEntry.VirtualSizeInPages", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a process.", units: "pages", unknown: false, children: &[] },
            ] },
            Field { name: "PrivateWorkingSetPageCount", path: "WsEntry.PrivateWorkingSetPageCount", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "StoreSizeInPages", path: "WsEntry.StoreSizeInPages", offset: 24, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
            Field { name: "StoredPageCount", path: "WsEntry.StoredPageCount", offset: 28, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The pages in that store.", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitDebtInPages", path: "WsEntry.CommitDebtInPages", offset: 32, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "SharedCommitInPages", path: "WsEntry.SharedCommitInPages", offset: 36, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "WsEntry", ty: "PERFINFO_WORKINGSET_ENTRY", content: Content::Layout(&crate::tables::perfinfo_workingset_entry::V5_0X86), many: Many::Counted(Says { field: "Count", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_WORKINGSET_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 72,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "What the processes or the sessions use.",
    fields: &[
        Field { name: "Count", path: "Count", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How many elements WsEntry has.", units: "", unknown: false, children: &[] },
        Field { name: "WsEntry", path: "WsEntry", offset: 4, size: 68, ty: "PERFINFO_WORKINGSET_ENTRY", kind: Kind::Counted { element: Element { kind: ElementKind::Struct, size: 68 }, count_field: "Count", mask: 18446744073709551615, shift: 0 }, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 4, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "UniqueProcessId", path: "WsEntry.UniqueProcessId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
                Field { name: "SessionId", path: "WsEntry.SessionId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "WorkingSetPageCount", path: "WsEntry.WorkingSetPageCount", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitPageCount", path: "WsEntry.CommitPageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 24, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "PagedPoolPageCount", path: "WsEntry.PagedPoolPageCount", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a session.", units: "pages", unknown: false, children: &[] },
                Field { name: "VirtualSizeInPages", path: "WsEntry.VirtualSizeInPages", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "It holds for a process.", units: "pages", unknown: false, children: &[] },
            ] },
            Field { name: "PrivateWorkingSetPageCount", path: "WsEntry.PrivateWorkingSetPageCount", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "StoreSizeInPages", path: "WsEntry.StoreSizeInPages", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The size of the process's store of compressed pages.", units: "pages", unknown: false, children: &[] },
            Field { name: "StoredPageCount", path: "WsEntry.StoredPageCount", offset: 48, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "The pages in that store.", units: "pages", unknown: false, children: &[] },
            Field { name: "CommitDebtInPages", path: "WsEntry.CommitDebtInPages", offset: 56, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
            Field { name: "SharedCommitInPages", path: "WsEntry.SharedCommitInPages", offset: 64, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        ] },
    ],
    tail: &[
        Part { name: "WsEntry", ty: "PERFINFO_WORKINGSET_ENTRY", content: Content::Layout(&crate::tables::perfinfo_workingset_entry::V5_0X64), many: Many::Counted(Says { field: "Count", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }), when: None, optional: false, by: None, values: None, doc: "", units: "", unknown: false },
    ],
};
