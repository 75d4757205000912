// Generated from spec/structs/PERFINFO_PAGE_RANGE_IDENTITY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Use of a range of physical pages.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PAGE_RANGE_IDENTITY", "PerfinfoPageRangeIdentityPtr32")
    .size(16)
    .about("Use of a range of physical pages.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["PERFINFO_PHYSICAL_MEMORY_INFORMATION"])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONGLONG ").at(0..8).with(&[More::Fields(&[
            bit("ULONGLONG UseDescription").at(0..8).bits(0..4).about("An MMPFNUSE_ constant.")
                .means(Meaning::Enumeration),
            bit("ULONGLONG UniqueKey").at(0..8).bits(4..52)
                .about("Owner of the range, for addresses of a session, address windowing extensions and large pages.")
                .means(Meaning::Identifier),
            bit("ULONGLONG Reserved").at(0..8).bits(52..64).means(Meaning::Reserved),
        ])]),
        union("union ").at(8..12).with(&[More::Fields(&[
            address("PVOID ProtoPteAddress").at(8..12).about("For page file sections mapped by large pages.")
                .means(Meaning::DataAddress),
            address("ULONG_PTR PageFrameIndex").at(8..12)
                .about("For pages locked by a driver and user-mode physical pages.").means(Meaning::PageFrameNumber),
            address("PVOID VirtualAddress").at(8..12).about("For all other uses.").means(Meaning::Address),
        ])]),
        unsigned("SIZE_T PageCount").at(12..16).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PAGE_RANGE_IDENTITY", "PerfinfoPageRangeIdentityPtr64")
    .size(24)
    .about("Use of a range of physical pages.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["PERFINFO_PHYSICAL_MEMORY_INFORMATION"])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONGLONG ").at(0..8).with(&[More::Fields(&[
            bit("ULONGLONG UseDescription").at(0..8).bits(0..4).about("An MMPFNUSE_ constant.")
                .means(Meaning::Enumeration),
            bit("ULONGLONG UniqueKey").at(0..8).bits(4..52)
                .about("Owner of the range, for addresses of a session, address windowing extensions and large pages.")
                .means(Meaning::Identifier),
            bit("ULONGLONG Reserved").at(0..8).bits(52..64).means(Meaning::Reserved),
        ])]),
        union("union ").at(8..16).with(&[More::Fields(&[
            address("PVOID ProtoPteAddress").at(8..16).about("For page file sections mapped by large pages.")
                .means(Meaning::DataAddress),
            address("ULONG_PTR PageFrameIndex").at(8..16)
                .about("For pages locked by a driver and user-mode physical pages.").means(Meaning::PageFrameNumber),
            address("PVOID VirtualAddress").at(8..16).about("For all other uses.").means(Meaning::Address),
        ])]),
        unsigned("SIZE_T PageCount").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Use of a range of physical pages.
    ///
    /// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
    #[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
    owned PerfinfoPageRangeIdentityPtr32 / PerfinfoPageRangeIdentityPtr32View: lone,
        name = "PERFINFO_PAGE_RANGE_IDENTITY", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// For page file sections mapped by large pages. `PVOID ProtoPteAddress` at 0x08.
        proto_pte_address / set_proto_pte_address: u32, at = 8;
        /// For pages locked by a driver and user-mode physical pages. `ULONG_PTR PageFrameIndex` at 0x08.
        page_frame_index / set_page_frame_index: u32, at = 8;
        /// For all other uses. `PVOID VirtualAddress` at 0x08.
        virtual_address / set_virtual_address: u32, at = 8;
        /// `SIZE_T PageCount` at 0x0C. Unit: pages.
        page_count / set_page_count: u32, at = 12;
    }
    bits {
        /// An MMPFNUSE_ constant. `UseDescription`, bits 0 to 3 of the integer at 0x00.
        use_description / set_use_description: u64, at = 0, size = 8, bits = 0..4;
        /// Owner of the range, for addresses of a session, address windowing extensions and large pages. `UniqueKey`,
        /// bits 4 to 51 of the integer at 0x00.
        unique_key / set_unique_key: u64, at = 0, size = 8, bits = 4..52;
        /// Reserved or padding, according to a source. `Reserved`, bits 52 to 63 of the integer at 0x00.
        reserved / set_reserved: u64, at = 0, size = 8, bits = 52..64;
    }
}

fixed! {
    /// Use of a range of physical pages.
    ///
    /// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
    #[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
    owned PerfinfoPageRangeIdentityPtr64 / PerfinfoPageRangeIdentityPtr64View: lone,
        name = "PERFINFO_PAGE_RANGE_IDENTITY", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// For page file sections mapped by large pages. `PVOID ProtoPteAddress` at 0x08.
        proto_pte_address / set_proto_pte_address: u64, at = 8;
        /// For pages locked by a driver and user-mode physical pages. `ULONG_PTR PageFrameIndex` at 0x08.
        page_frame_index / set_page_frame_index: u64, at = 8;
        /// For all other uses. `PVOID VirtualAddress` at 0x08.
        virtual_address / set_virtual_address: u64, at = 8;
        /// `SIZE_T PageCount` at 0x10. Unit: pages.
        page_count / set_page_count: u64, at = 16;
    }
    bits {
        /// An MMPFNUSE_ constant. `UseDescription`, bits 0 to 3 of the integer at 0x00.
        use_description / set_use_description: u64, at = 0, size = 8, bits = 0..4;
        /// Owner of the range, for addresses of a session, address windowing extensions and large pages. `UniqueKey`,
        /// bits 4 to 51 of the integer at 0x00.
        unique_key / set_unique_key: u64, at = 0, size = 8, bits = 4..52;
        /// Reserved or padding, according to a source. `Reserved`, bits 52 to 63 of the integer at 0x00.
        reserved / set_reserved: u64, at = 0, size = 8, bits = 52..64;
    }
}

/// Alias of [`PerfinfoPageRangeIdentityPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPageRangeIdentityPtr32` or `PerfinfoPageRangeIdentityPtr64`"
]
pub type PerfinfoPageRangeIdentity = PerfinfoPageRangeIdentityPtr64;
/// Alias of [`PerfinfoPageRangeIdentityPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPageRangeIdentityPtr32View` or \
        `PerfinfoPageRangeIdentityPtr64View`"
]
pub type PerfinfoPageRangeIdentityView<'a> = PerfinfoPageRangeIdentityPtr64View<'a>;
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
