// Generated from spec/structs/ETW_AUTOBOOST_NO_ENTRIES_EVENT.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Thread acquired a lock and had no free entry to track it.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_AUTOBOOST_NO_ENTRIES_EVENT", "EtwAutoboostNoEntriesEventPtr32")
    .size(8)
    .about("Thread acquired a lock and had no free entry to track it.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..4).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_AUTOBOOST_NO_ENTRIES_EVENT", "EtwAutoboostNoEntriesEventPtr64")
    .size(16)
    .fixed(12)
    .about("Thread acquired a lock and had no free entry to track it.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Lock").at(0..8).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(8..12).means(Meaning::ThreadId),
    ]);
fixed! {
    /// Thread acquired a lock and had no free entry to track it.
    ///
    /// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
    owned EtwAutoboostNoEntriesEventPtr32 / EtwAutoboostNoEntriesEventPtr32View: lone,
        name = "ETW_AUTOBOOST_NO_ENTRIES_EVENT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
    }
}

fixed! {
    /// Thread acquired a lock and had no free entry to track it.
    ///
    /// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x10 bytes with one element of its array, 0xc without elements. Observed
    /// in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
    owned EtwAutoboostNoEntriesEventPtr64 / EtwAutoboostNoEntriesEventPtr64View: lone,
        name = "ETW_AUTOBOOST_NO_ENTRIES_EVENT", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock / set_lock: u64, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
    }
}

/// Alias of [`EtwAutoboostNoEntriesEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostNoEntriesEventPtr32` or `EtwAutoboostNoEntriesEventPtr64`"
]
pub type EtwAutoboostNoEntriesEvent = EtwAutoboostNoEntriesEventPtr64;
/// Alias of [`EtwAutoboostNoEntriesEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwAutoboostNoEntriesEventPtr32View` or \
        `EtwAutoboostNoEntriesEventPtr64View`"
]
pub type EtwAutoboostNoEntriesEventView<'a> = EtwAutoboostNoEntriesEventPtr64View<'a>;
