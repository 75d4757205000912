// Generated from spec/structs/PERFINFO_SESSIONCREATE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Memory manager session created.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_SESSIONCREATE_INFORMATION", "PerfinfoSessioncreateInformationPtr32")
    .size(8)
    .about("Memory manager session created.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR UniqueSessionId").at(0..4).about("Distinguishes the session from others with the same ID.")
            .means(Meaning::Identifier),
        unsigned("ULONG SessionId").at(4..8).means(Meaning::SessionId),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_SESSIONCREATE_INFORMATION", "PerfinfoSessioncreateInformationPtr64")
    .size(16)
    .fixed(12)
    .about("Memory manager session created.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR UniqueSessionId").at(0..8).about("Distinguishes the session from others with the same ID.")
            .means(Meaning::Identifier),
        unsigned("ULONG SessionId").at(8..12).means(Meaning::SessionId),
    ]);
fixed! {
    /// Memory manager session created.
    ///
    /// In C: `PERFINFO_SESSIONCREATE_INFORMATION`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SESSIONCREATE_INFORMATION")]
    owned PerfinfoSessioncreateInformationPtr32 / PerfinfoSessioncreateInformationPtr32View: lone,
        name = "PERFINFO_SESSIONCREATE_INFORMATION", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Distinguishes the session from others with the same ID. `ULONG_PTR UniqueSessionId` at 0x00.
        unique_session_id / set_unique_session_id: u32, at = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x04.
        session_id / set_session_id: u32, at = 4;
    }
}

fixed! {
    /// Memory manager session created.
    ///
    /// In C: `PERFINFO_SESSIONCREATE_INFORMATION`, 0x10 bytes with one element of its array, 0xc without elements.
    /// Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SESSIONCREATE_INFORMATION")]
    owned PerfinfoSessioncreateInformationPtr64 / PerfinfoSessioncreateInformationPtr64View: lone,
        name = "PERFINFO_SESSIONCREATE_INFORMATION", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Distinguishes the session from others with the same ID. `ULONG_PTR UniqueSessionId` at 0x00.
        unique_session_id / set_unique_session_id: u64, at = 0;
        /// Session of Remote Desktop Services. `ULONG SessionId` at 0x08.
        session_id / set_session_id: u32, at = 8;
    }
}

/// Alias of [`PerfinfoSessioncreateInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSessioncreateInformationPtr32` or \
        `PerfinfoSessioncreateInformationPtr64`"
]
pub type PerfinfoSessioncreateInformation = PerfinfoSessioncreateInformationPtr64;
/// Alias of [`PerfinfoSessioncreateInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSessioncreateInformationPtr32View` or \
        `PerfinfoSessioncreateInformationPtr64View`"
]
pub type PerfinfoSessioncreateInformationView<'a> = PerfinfoSessioncreateInformationPtr64View<'a>;
