// Generated from spec/structs/PERFINFO_MEM_RESET_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Contents of a virtual memory region discarded or requested again.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEM_RESET_INFO", "PerfinfoMemResetInfoPtr32")
    .size(12)
    .about("Contents of a virtual memory region discarded or requested again.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID BaseAddress").at(0..4).means(Meaning::Address),
        unsigned("SIZE_T SizeInBytes").at(4..8).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(8..12).with(&[More::Fields(&[
            bit_fields("ULONG ").at(8..12).with(&[More::Fields(&[
                bit("ULONG TypeInfo").at(8..12).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES)]),
                bit("ULONG Spare").at(8..12).bits(2..32).means(Meaning::Reserved),
            ])]),
            unsigned("ULONG Flags").at(8..12).about("The same four bytes as one number.").means(Meaning::Flags),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_MEM_RESET_INFO", "PerfinfoMemResetInfoPtr64")
    .size(24)
    .fixed(20)
    .about("Contents of a virtual memory region discarded or requested again.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID BaseAddress").at(0..8).means(Meaning::Address),
        unsigned("SIZE_T SizeInBytes").at(8..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        union("union ").at(16..20).with(&[More::Fields(&[
            bit_fields("ULONG ").at(16..20).with(&[More::Fields(&[
                bit("ULONG TypeInfo").at(16..20).bits(0..2).means(Meaning::Enumeration)
                    .with(&[More::Values(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES)]),
                bit("ULONG Spare").at(16..20).bits(2..32).means(Meaning::Reserved),
            ])]),
            unsigned("ULONG Flags").at(16..20).about("The same four bytes as one number.").means(Meaning::Flags),
        ])]),
    ]);
fixed! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    owned PerfinfoMemResetInfoPtr32 / PerfinfoMemResetInfoPtr32View: lone,
        name = "PERFINFO_MEM_RESET_INFO", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID BaseAddress` at 0x00.
        base_address / set_base_address: u32, at = 0;
        /// `SIZE_T SizeInBytes` at 0x04. Unit: bytes.
        size_in_bytes / set_size_in_bytes: u32, at = 4;
        /// The same four bytes as one number. `ULONG Flags` at 0x08.
        flags / set_flags: u32, at = 8;
    }
    bits {
        /// `TypeInfo`, bits 0 to 1 of the integer at 0x08.
        type_info / set_type_info: crate::payloads::memory::PerfinfoMemResetInfoType, at = 8, size = 4, bits = 0..2;
        /// Reserved or padding, according to a source. `Spare`, bits 2 to 31 of the integer at 0x08.
        spare / set_spare: u32, at = 8, size = 4, bits = 2..32;
    }
}

fixed! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    owned PerfinfoMemResetInfoPtr64 / PerfinfoMemResetInfoPtr64View: lone,
        name = "PERFINFO_MEM_RESET_INFO", size = 20, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID BaseAddress` at 0x00.
        base_address / set_base_address: u64, at = 0;
        /// `SIZE_T SizeInBytes` at 0x08. Unit: bytes.
        size_in_bytes / set_size_in_bytes: u64, at = 8;
        /// The same four bytes as one number. `ULONG Flags` at 0x10.
        flags / set_flags: u32, at = 16;
    }
    bits {
        /// `TypeInfo`, bits 0 to 1 of the integer at 0x10.
        type_info / set_type_info: crate::payloads::memory::PerfinfoMemResetInfoType, at = 16, size = 4, bits = 0..2;
        /// Reserved or padding, according to a source. `Spare`, bits 2 to 31 of the integer at 0x10.
        spare / set_spare: u32, at = 16, size = 4, bits = 2..32;
    }
}

/// Alias of [`PerfinfoMemResetInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoMemResetInfoPtr32` or `PerfinfoMemResetInfoPtr64`"]
pub type PerfinfoMemResetInfo = PerfinfoMemResetInfoPtr64;
/// Alias of [`PerfinfoMemResetInfoPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoMemResetInfoPtr32View` or `PerfinfoMemResetInfoPtr64View`"
]
pub type PerfinfoMemResetInfoView<'a> = PerfinfoMemResetInfoPtr64View<'a>;
