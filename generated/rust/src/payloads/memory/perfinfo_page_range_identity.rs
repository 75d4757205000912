// Generated from spec/structs/PERFINFO_PAGE_RANGE_IDENTITY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Use of a range of physical pages.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PAGE_RANGE_IDENTITY",
    aliases: &["PERFINFO_PHYSICAL_MEMORY_INFORMATION",],
    form: "PerfinfoPageRangeIdentityPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Use of a range of physical pages.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UseDescription", path: "UseDescription", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "An MMPFNUSE_ constant.", units: "", unknown: false, children: &[] },
            Field { name: "UniqueKey", path: "UniqueKey", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 4, width: 48 }, values: None, doc: "Owner of the range, for addresses of a session, address windowing extensions and large pages.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Reserved", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 52, width: 12 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 8, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProtoPteAddress", path: "ProtoPteAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "For page file sections mapped by large pages.", units: "", unknown: false, children: &[] },
            Field { name: "PageFrameIndex", path: "PageFrameIndex", offset: 8, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "For pages locked by a driver and user-mode physical pages.", units: "", unknown: false, children: &[] },
            Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "For all other uses.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PageCount", path: "PageCount", offset: 12, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_PAGE_RANGE_IDENTITY",
    aliases: &["PERFINFO_PHYSICAL_MEMORY_INFORMATION",],
    form: "PerfinfoPageRangeIdentityPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Use of a range of physical pages.",
    fields: &[
        Field { name: "", path: "", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "UseDescription", path: "UseDescription", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 0, width: 4 }, values: None, doc: "An MMPFNUSE_ constant.", units: "", unknown: false, children: &[] },
            Field { name: "UniqueKey", path: "UniqueKey", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 4, width: 48 }, values: None, doc: "Owner of the range, for addresses of a session, address windowing extensions and large pages.", units: "", unknown: false, children: &[] },
            Field { name: "Reserved", path: "Reserved", offset: 0, size: 8, ty: "ULONGLONG", kind: Kind::Bit { start: 52, width: 12 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ProtoPteAddress", path: "ProtoPteAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "For page file sections mapped by large pages.", units: "", unknown: false, children: &[] },
            Field { name: "PageFrameIndex", path: "PageFrameIndex", offset: 8, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "For pages locked by a driver and user-mode physical pages.", units: "", unknown: false, children: &[] },
            Field { name: "VirtualAddress", path: "VirtualAddress", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "For all other uses.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "PageCount", path: "PageCount", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "pages", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Use of a range of physical pages.
    ///
    /// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
    #[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
    owned PerfinfoPageRangeIdentityPtr32 / PerfinfoPageRangeIdentityPtr32View: lone [16] "PERFINFO_PAGE_RANGE_IDENTITY" Table::form(&LAYOUT_0);
    fields {
        /// For page file sections mapped by large pages. `PVOID ProtoPteAddress` at 0x08.
        proto_pte_address set_proto_pte_address: u32 = 8;
        /// For pages locked by a driver and user-mode physical pages. `ULONG_PTR PageFrameIndex` at 0x08.
        page_frame_index set_page_frame_index: u32 = 8;
        /// For all other uses. `PVOID VirtualAddress` at 0x08.
        virtual_address set_virtual_address: u32 = 8;
        /// `SIZE_T PageCount` at 0x0C. Unit: pages.
        page_count set_page_count: u32 = 12;
    }
    bits {
        /// An MMPFNUSE_ constant. `UseDescription`, bits 0 to 3 of the integer at 0x00.
        use_description set_use_description: u64 = 8 0 0 4;
        /// Owner of the range, for addresses of a session, address windowing extensions and large pages. `UniqueKey`, bits 4 to 51 of the integer at 0x00.
        unique_key set_unique_key: u64 = 8 0 4 48;
        /// `Reserved`, bits 52 to 63 of the integer at 0x00.
        reserved set_reserved: u64 = 8 0 52 12;
    }
}

impl PerfinfoPageRangeIdentityPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Use of a range of physical pages.
    ///
    /// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
    #[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
    owned PerfinfoPageRangeIdentityPtr64 / PerfinfoPageRangeIdentityPtr64View: lone [24] "PERFINFO_PAGE_RANGE_IDENTITY" Table::form(&LAYOUT_1);
    fields {
        /// For page file sections mapped by large pages. `PVOID ProtoPteAddress` at 0x08.
        proto_pte_address set_proto_pte_address: u64 = 8;
        /// For pages locked by a driver and user-mode physical pages. `ULONG_PTR PageFrameIndex` at 0x08.
        page_frame_index set_page_frame_index: u64 = 8;
        /// For all other uses. `PVOID VirtualAddress` at 0x08.
        virtual_address set_virtual_address: u64 = 8;
        /// `SIZE_T PageCount` at 0x10. Unit: pages.
        page_count set_page_count: u64 = 16;
    }
    bits {
        /// An MMPFNUSE_ constant. `UseDescription`, bits 0 to 3 of the integer at 0x00.
        use_description set_use_description: u64 = 8 0 0 4;
        /// Owner of the range, for addresses of a session, address windowing extensions and large pages. `UniqueKey`, bits 4 to 51 of the integer at 0x00.
        unique_key set_unique_key: u64 = 8 0 4 48;
        /// `Reserved`, bits 52 to 63 of the integer at 0x00.
        reserved set_reserved: u64 = 8 0 52 12;
    }
}

impl PerfinfoPageRangeIdentityPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "PERFINFO_PAGE_RANGE_IDENTITY" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoPageRangeIdentityPtr32(PerfinfoPageRangeIdentityPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoPageRangeIdentityPtr64(PerfinfoPageRangeIdentityPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
