// Generated from spec/structs/PERFINFO_MEM_RESET_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Contents of a virtual memory region discarded or requested again.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_MEM_RESET_INFO", "PerfinfoMemResetInfoPtr32", (12, 12), "Contents of a virtual memory region discarded or requested again.", &[
    address("BaseAddress", 0, 4, "PVOID", "").means(Meaning::Address),
    unsigned("SizeInBytes", 4, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    field("", 8, 4, "union", Kind::Union, "").with(&[
        field("", 8, 4, "ULONG", Kind::Bits, "").with(&[
            bit("TypeInfo", (8, 4), "ULONG", 0, 2, "").of(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES).means(Meaning::Enumeration),
            bit("Spare", (8, 4), "ULONG", 2, 30, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 8, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_MEM_RESET_INFO", "PerfinfoMemResetInfoPtr64", (24, 20), "Contents of a virtual memory region discarded or requested again.", &[
    address("BaseAddress", 0, 8, "PVOID", "").means(Meaning::Address),
    unsigned("SizeInBytes", 8, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    field("", 16, 4, "union", Kind::Union, "").with(&[
        field("", 16, 4, "ULONG", Kind::Bits, "").with(&[
            bit("TypeInfo", (16, 4), "ULONG", 0, 2, "").of(crate::payloads::memory::PerfinfoMemResetInfoType::VALUES).means(Meaning::Enumeration),
            bit("Spare", (16, 4), "ULONG", 2, 30, "").means(Meaning::Reserved),
        ]),
        unsigned("Flags", 16, 4, "ULONG", "The same four bytes as one number.").means(Meaning::Flags),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    owned PerfinfoMemResetInfoPtr32 / PerfinfoMemResetInfoPtr32View: lone [12] "PERFINFO_MEM_RESET_INFO" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID BaseAddress` at 0x00.
        base_address set_base_address: u32 = 0;
        /// `SIZE_T SizeInBytes` at 0x04. Unit: bytes.
        size_in_bytes set_size_in_bytes: u32 = 4;
        /// The same four bytes as one number. `ULONG Flags` at 0x08.
        flags set_flags: u32 = 8;
    }
    bits {
        /// `TypeInfo`, bits 0 to 1 of the integer at 0x08.
        type_info set_type_info: crate::payloads::memory::PerfinfoMemResetInfoType = 4 8 0 2;
        /// Reserved or padding, according to a source. `Spare`, bits 2 to 31 of the integer at 0x08.
        spare set_spare: u32 = 4 8 2 30;
    }
}

fixed! {
    /// Contents of a virtual memory region discarded or requested again.
    ///
    /// In C: `PERFINFO_MEM_RESET_INFO`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_MEM_RESET_INFO")]
    owned PerfinfoMemResetInfoPtr64 / PerfinfoMemResetInfoPtr64View: lone [20] "PERFINFO_MEM_RESET_INFO" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address; whether of user or kernel space is not stated. `PVOID BaseAddress` at 0x00.
        base_address set_base_address: u64 = 0;
        /// `SIZE_T SizeInBytes` at 0x08. Unit: bytes.
        size_in_bytes set_size_in_bytes: u64 = 8;
        /// The same four bytes as one number. `ULONG Flags` at 0x10.
        flags set_flags: u32 = 16;
    }
    bits {
        /// `TypeInfo`, bits 0 to 1 of the integer at 0x10.
        type_info set_type_info: crate::payloads::memory::PerfinfoMemResetInfoType = 4 16 0 2;
        /// Reserved or padding, according to a source. `Spare`, bits 2 to 31 of the integer at 0x10.
        spare set_spare: u32 = 4 16 2 30;
    }
}

/// Alias of [`PerfinfoMemResetInfoPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoMemResetInfoPtr32` or `PerfinfoMemResetInfoPtr64`"]
pub type PerfinfoMemResetInfo = PerfinfoMemResetInfoPtr64;
/// Alias of [`PerfinfoMemResetInfoPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoMemResetInfoPtr32View` or `PerfinfoMemResetInfoPtr64View`"]
pub type PerfinfoMemResetInfoView<'a> = PerfinfoMemResetInfoPtr64View<'a>;
