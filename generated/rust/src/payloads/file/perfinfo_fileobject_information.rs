// Generated from spec/structs/PERFINFO_FILEOBJECT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! File object.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_FILEOBJECT_INFORMATION", "PerfinfoFileobjectInformationPtr32")
    .size(4)
    .about("File object.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..4),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_FILEOBJECT_INFORMATION", "PerfinfoFileobjectInformationPtr64")
    .size(8)
    .about("File object.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID FileObject").at(0..8),
    ]);
fixed! {
    /// File object.
    ///
    /// In C: `PERFINFO_FILEOBJECT_INFORMATION`, 0x4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILEOBJECT_INFORMATION")]
    owned PerfinfoFileobjectInformationPtr32 / PerfinfoFileobjectInformationPtr32View: lone,
        name = "PERFINFO_FILEOBJECT_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `PVOID FileObject` at 0x00.
        file_object / set_file_object: u32, at = 0;
    }
}

fixed! {
    /// File object.
    ///
    /// In C: `PERFINFO_FILEOBJECT_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_FILEOBJECT_INFORMATION")]
    owned PerfinfoFileobjectInformationPtr64 / PerfinfoFileobjectInformationPtr64View: lone,
        name = "PERFINFO_FILEOBJECT_INFORMATION", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `PVOID FileObject` at 0x00.
        file_object / set_file_object: u64, at = 0;
    }
}

/// Alias of [`PerfinfoFileobjectInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileobjectInformationPtr32` or \
        `PerfinfoFileobjectInformationPtr64`"
]
pub type PerfinfoFileobjectInformation = PerfinfoFileobjectInformationPtr64;
/// Alias of [`PerfinfoFileobjectInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoFileobjectInformationPtr32View` or \
        `PerfinfoFileobjectInformationPtr64View`"
]
pub type PerfinfoFileobjectInformationView<'a> = PerfinfoFileobjectInformationPtr64View<'a>;
any_form! {
    "PERFINFO_FILEOBJECT_INFORMATION" {
        /// Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
        PerfinfoFileobjectInformationPtr32(PerfinfoFileobjectInformationPtr32, fixed) = 0,
        /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
        PerfinfoFileobjectInformationPtr64(PerfinfoFileobjectInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
