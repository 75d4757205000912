// Generated from spec/structs/PERFINFO_MEMORY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_MEMORY_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 88,
    fixed: 88,
    inserted: &[],
    total: None,
    summary: "How many physical pages are in which list.",
    fields: &[
        Field { name: "ZeroPageCount", path: "ZeroPageCount", offset: 0, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "FreePageCount", path: "FreePageCount", offset: 4, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCount", path: "ModifiedPageCount", offset: 8, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedNoWritePageCount", path: "ModifiedNoWritePageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BadPageCount", path: "BadPageCount", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PageCountByPriority", path: "PageCountByPriority", offset: 20, size: 32, ty: "SIZE_T", kind: Kind::Array { element: Element { kind: ElementKind::Address, size: 4 }, count: 8 }, values: None, doc: "The standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "RepurposedPagesByPriority", path: "RepurposedPagesByPriority", offset: 52, size: 32, ty: "SIZE_T", kind: Kind::Array { element: Element { kind: ElementKind::Address, size: 4 }, count: 8 }, values: None, doc: "The standby pages of each priority that were put to another use.", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCountPageFile", path: "ModifiedPageCountPageFile", offset: 84, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Modified pages that belong to the page file.", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_MEMORY_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 176,
    fixed: 176,
    inserted: &[],
    total: None,
    summary: "How many physical pages are in which list.",
    fields: &[
        Field { name: "ZeroPageCount", path: "ZeroPageCount", offset: 0, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "FreePageCount", path: "FreePageCount", offset: 8, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCount", path: "ModifiedPageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedNoWritePageCount", path: "ModifiedNoWritePageCount", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "BadPageCount", path: "BadPageCount", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
        Field { name: "PageCountByPriority", path: "PageCountByPriority", offset: 40, size: 64, ty: "SIZE_T", kind: Kind::Array { element: Element { kind: ElementKind::Address, size: 8 }, count: 8 }, values: None, doc: "The standby pages of each priority.", units: "pages", unknown: false, children: &[] },
        Field { name: "RepurposedPagesByPriority", path: "RepurposedPagesByPriority", offset: 104, size: 64, ty: "SIZE_T", kind: Kind::Array { element: Element { kind: ElementKind::Address, size: 8 }, count: 8 }, values: None, doc: "The standby pages of each priority that were put to another use.", units: "pages", unknown: false, children: &[] },
        Field { name: "ModifiedPageCountPageFile", path: "ModifiedPageCountPageFile", offset: 168, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "Modified pages that belong to the page file.", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
