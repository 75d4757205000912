// Generated from spec/structs/PERFINFO_PAGE_RANGE_IDENTITY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "PERFINFO_PAGE_RANGE_IDENTITY",
    aliases: &["PERFINFO_PHYSICAL_MEMORY_INFORMATION",],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "What a range of physical pages is used for.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UseDescription", path: "UseDescription", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "An MMPFNUSE_ constant.", units: "", unknown: false, children: &[] },
            Field { name: "UniqueKey", path: "UniqueKey", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 4, width: 48 }, values: None, doc: "What the range belongs to, for addresses of a session, address windowing extensions and large pages.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Reserved", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 52, width: 12 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 8, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProtoPteAddress", path: "ProtoPteAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "For sections of the page file that large pages map.", units: "", unknown: false, children: &[] },
            Field { name: "PageFrameIndex", path: "PageFrameIndex", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "For pages that a driver locked and physical pages of user mode.", units: "", unknown: false, children: &[] },
            Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "For all other uses.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PageCount", path: "PageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "PERFINFO_PAGE_RANGE_IDENTITY",
    aliases: &["PERFINFO_PHYSICAL_MEMORY_INFORMATION",],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "What a range of physical pages is used for.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UseDescription", path: "UseDescription", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "An MMPFNUSE_ constant.", units: "", unknown: false, children: &[] },
            Field { name: "UniqueKey", path: "UniqueKey", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 4, width: 48 }, values: None, doc: "What the range belongs to, for addresses of a session, address windowing extensions and large pages.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Reserved", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 52, width: 12 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProtoPteAddress", path: "ProtoPteAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "For sections of the page file that large pages map.", units: "", unknown: false, children: &[] },
            Field { name: "PageFrameIndex", path: "PageFrameIndex", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "For pages that a driver locked and physical pages of user mode.", units: "", unknown: false, children: &[] },
            Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "For all other uses.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PageCount", path: "PageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
