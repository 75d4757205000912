// Generated from spec/structs/PERFINFO_KERNELMEMORY_RANGE_USAGE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Use of a range of kernel addresses.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_KERNELMEMORY_RANGE_USAGE", "PerfinfoKernelmemoryRangeUsagePtr32")
    .size(12)
    .about("Use of a range of kernel addresses.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
            bit("ULONG UsageType").at(0..4).bits(0..5).means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::memory::PerfinfoKernelmemoryUsageType::VALUES)]),
            bit("ULONG Spare").at(0..4).bits(5..32).means(Meaning::Reserved),
        ])]),
        address("PVOID VirtualAddress").at(4..8).about("Start of the range, if applicable.").means(Meaning::Address),
        unsigned("SIZE_T PageCount").at(8..12).up_to(64).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_KERNELMEMORY_RANGE_USAGE", "PerfinfoKernelmemoryRangeUsagePtr64")
    .size(24)
    .about("Use of a range of kernel addresses.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        bit_fields("ULONG ").at(0..4).with(&[More::Fields(&[
            bit("ULONG UsageType").at(0..4).bits(0..5).means(Meaning::Enumeration)
                .with(&[More::Values(crate::payloads::memory::PerfinfoKernelmemoryUsageType::VALUES)]),
            bit("ULONG Spare").at(0..4).bits(5..32).means(Meaning::Reserved),
        ])]),
        field("padding ", Kind::Padding).at(4..8),
        address("PVOID VirtualAddress").at(8..16).about("Start of the range, if applicable.").means(Meaning::Address),
        unsigned("SIZE_T PageCount").at(16..24).means(Meaning::Pages).with(&[More::Units("pages")]),
    ]);
fixed! {
    /// Use of a range of kernel addresses.
    ///
    /// In C: `PERFINFO_KERNELMEMORY_RANGE_USAGE`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_KERNELMEMORY_RANGE_USAGE")]
    owned PerfinfoKernelmemoryRangeUsagePtr32 / PerfinfoKernelmemoryRangeUsagePtr32View: lone,
        name = "PERFINFO_KERNELMEMORY_RANGE_USAGE", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Start of the range, if applicable. `PVOID VirtualAddress` at 0x04.
        virtual_address / set_virtual_address: u32, at = 4;
        /// `SIZE_T PageCount` at 0x08. Unit: pages.
        page_count / set_page_count: u32, at = 8;
    }
    bits {
        /// `UsageType`, bits 0 to 4 of the integer at 0x00.
        usage_type / set_usage_type: crate::payloads::memory::PerfinfoKernelmemoryUsageType, at = 0, size = 4, bits =
            0..5;
        /// Reserved or padding, according to a source. `Spare`, bits 5 to 31 of the integer at 0x00.
        spare / set_spare: u32, at = 0, size = 4, bits = 5..32;
    }
}

fixed! {
    /// Use of a range of kernel addresses.
    ///
    /// In C: `PERFINFO_KERNELMEMORY_RANGE_USAGE`, 0x18 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_KERNELMEMORY_RANGE_USAGE")]
    owned PerfinfoKernelmemoryRangeUsagePtr64 / PerfinfoKernelmemoryRangeUsagePtr64View: lone,
        name = "PERFINFO_KERNELMEMORY_RANGE_USAGE", size = 24, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Start of the range, if applicable. `PVOID VirtualAddress` at 0x08.
        virtual_address / set_virtual_address: u64, at = 8;
        /// `SIZE_T PageCount` at 0x10. Unit: pages.
        page_count / set_page_count: u64, at = 16;
    }
    bits {
        /// `UsageType`, bits 0 to 4 of the integer at 0x00.
        usage_type / set_usage_type: crate::payloads::memory::PerfinfoKernelmemoryUsageType, at = 0, size = 4, bits =
            0..5;
        /// Reserved or padding, according to a source. `Spare`, bits 5 to 31 of the integer at 0x00.
        spare / set_spare: u32, at = 0, size = 4, bits = 5..32;
    }
}

/// Alias of [`PerfinfoKernelmemoryRangeUsagePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoKernelmemoryRangeUsagePtr32` or \
        `PerfinfoKernelmemoryRangeUsagePtr64`"
]
pub type PerfinfoKernelmemoryRangeUsage = PerfinfoKernelmemoryRangeUsagePtr64;
/// Alias of [`PerfinfoKernelmemoryRangeUsagePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoKernelmemoryRangeUsagePtr32View` or \
        `PerfinfoKernelmemoryRangeUsagePtr64View`"
]
pub type PerfinfoKernelmemoryRangeUsageView<'a> = PerfinfoKernelmemoryRangeUsagePtr64View<'a>;
any_form! {
    "PERFINFO_KERNELMEMORY_RANGE_USAGE" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoKernelmemoryRangeUsagePtr32(PerfinfoKernelmemoryRangeUsagePtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoKernelmemoryRangeUsagePtr64(PerfinfoKernelmemoryRangeUsagePtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
