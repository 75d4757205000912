// Generated from spec/structs/PERFINFO_FILENAME_SAME_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Two file objects of the same file.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILENAME_SAME_INFORMATION", "PerfinfoFilenameSameInformationPtr32", (8, 8), "Two file objects of the same file.", &[
    address("OldFile", 0, 4, "PVOID", "Pointer to the existing file object."),
    address("NewFile", 4, 4, "PVOID", "Pointer to the file object with the same name."),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILENAME_SAME_INFORMATION", "PerfinfoFilenameSameInformationPtr64", (16, 16), "Two file objects of the same file.", &[
    address("OldFile", 0, 8, "PVOID", "Pointer to the existing file object."),
    address("NewFile", 8, 8, "PVOID", "Pointer to the file object with the same name."),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Two file objects of the same file.
    ///
    /// In C: `PERFINFO_FILENAME_SAME_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
    owned PerfinfoFilenameSameInformationPtr32 / PerfinfoFilenameSameInformationPtr32View: lone [8] "PERFINFO_FILENAME_SAME_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Pointer to the existing file object. `PVOID OldFile` at 0x00.
        old_file set_old_file: u32 = 0;
        /// Pointer to the file object with the same name. `PVOID NewFile` at 0x04.
        new_file set_new_file: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Two file objects of the same file.
    ///
    /// In C: `PERFINFO_FILENAME_SAME_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
    owned PerfinfoFilenameSameInformationPtr64 / PerfinfoFilenameSameInformationPtr64View: lone [16] "PERFINFO_FILENAME_SAME_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Pointer to the existing file object. `PVOID OldFile` at 0x00.
        old_file set_old_file: u64 = 0;
        /// Pointer to the file object with the same name. `PVOID NewFile` at 0x08.
        new_file set_new_file: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`PerfinfoFilenameSameInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFilenameSameInformationPtr32` or `PerfinfoFilenameSameInformationPtr64`"]
pub type PerfinfoFilenameSameInformation = PerfinfoFilenameSameInformationPtr64;
/// Alias of [`PerfinfoFilenameSameInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoFilenameSameInformationPtr32View` or `PerfinfoFilenameSameInformationPtr64View`"]
pub type PerfinfoFilenameSameInformationView<'a> = PerfinfoFilenameSameInformationPtr64View<'a>;
