// Generated from spec/structs/PERFINFO_FILENAME_SAME_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Two file objects of the same file.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_FILENAME_SAME_INFORMATION", "PerfinfoFilenameSameInformationPtr32")
    .size(8)
    .about("Two file objects of the same file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID OldFile").at(0..4).about("Pointer to the existing file object."),
        address("PVOID NewFile").at(4..8).about("Pointer to the file object with the same name."),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_FILENAME_SAME_INFORMATION", "PerfinfoFilenameSameInformationPtr64")
    .size(16)
    .about("Two file objects of the same file.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID OldFile").at(0..8).about("Pointer to the existing file object."),
        address("PVOID NewFile").at(8..16).about("Pointer to the file object with the same name."),
    ]);
fixed! {
    /// Two file objects of the same file.
    ///
    /// In C: `PERFINFO_FILENAME_SAME_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
    owned PerfinfoFilenameSameInformationPtr32 / PerfinfoFilenameSameInformationPtr32View: lone,
        name = "PERFINFO_FILENAME_SAME_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Pointer to the existing file object. `PVOID OldFile` at 0x00.
        old_file / set_old_file: u32, at = 0;
        /// Pointer to the file object with the same name. `PVOID NewFile` at 0x04.
        new_file / set_new_file: u32, at = 4;
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
    owned PerfinfoFilenameSameInformationPtr64 / PerfinfoFilenameSameInformationPtr64View: lone,
        name = "PERFINFO_FILENAME_SAME_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Pointer to the existing file object. `PVOID OldFile` at 0x00.
        old_file / set_old_file: u64, at = 0;
        /// Pointer to the file object with the same name. `PVOID NewFile` at 0x08.
        new_file / set_new_file: u64, at = 8;
    }
}

/// Alias of [`PerfinfoFilenameSameInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilenameSameInformationPtr32` or \
        `PerfinfoFilenameSameInformationPtr64`"
]
pub type PerfinfoFilenameSameInformation = PerfinfoFilenameSameInformationPtr64;
/// Alias of [`PerfinfoFilenameSameInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFilenameSameInformationPtr32View` or \
        `PerfinfoFilenameSameInformationPtr64View`"
]
pub type PerfinfoFilenameSameInformationView<'a> = PerfinfoFilenameSameInformationPtr64View<'a>;
