// Generated from spec/structs/ETW_AUTOBOOST_NO_ENTRIES_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread acquired a lock and had no free entry to track it.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_AUTOBOOST_NO_ENTRIES_EVENT", "EtwAutoboostNoEntriesEventPtr32", (8, 8), "Thread acquired a lock and had no free entry to track it.", &[
    address("Lock", 0, 4, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "").means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_AUTOBOOST_NO_ENTRIES_EVENT", "EtwAutoboostNoEntriesEventPtr64", (16, 12), "Thread acquired a lock and had no free entry to track it.", &[
    address("Lock", 0, 8, "PVOID", "").means(Meaning::DataAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "").means(Meaning::ThreadId),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Thread acquired a lock and had no free entry to track it.
    ///
    /// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
    owned EtwAutoboostNoEntriesEventPtr32 / EtwAutoboostNoEntriesEventPtr32View: lone [8] "ETW_AUTOBOOST_NO_ENTRIES_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock set_lock: u32 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Thread acquired a lock and had no free entry to track it.
    ///
    /// In C: `ETW_AUTOBOOST_NO_ENTRIES_EVENT`, 0x10 bytes with one element of its array, 0xc without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_AUTOBOOST_NO_ENTRIES_EVENT")]
    owned EtwAutoboostNoEntriesEventPtr64 / EtwAutoboostNoEntriesEventPtr64View: lone [12] "ETW_AUTOBOOST_NO_ENTRIES_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of data. `PVOID Lock` at 0x00.
        lock set_lock: u64 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
    }
    bits {
    }
}

/// Alias of [`EtwAutoboostNoEntriesEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostNoEntriesEventPtr32` or `EtwAutoboostNoEntriesEventPtr64`"]
pub type EtwAutoboostNoEntriesEvent = EtwAutoboostNoEntriesEventPtr64;
/// Alias of [`EtwAutoboostNoEntriesEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwAutoboostNoEntriesEventPtr32View` or `EtwAutoboostNoEntriesEventPtr64View`"]
pub type EtwAutoboostNoEntriesEventView<'a> = EtwAutoboostNoEntriesEventPtr64View<'a>;
