// Generated from spec/structs/WMI_QUEUE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread waits for an item of a kernel queue.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_QUEUE", "WmiQueuePtr32")
    .size(12)
    .fixed(9)
    .about("Thread waits for an item of a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Queue").at(0..4).means(Meaning::KernelObject),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        unsigned("UCHAR Action").at(8..9).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiQueueAction::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_QUEUE", "WmiQueuePtr64")
    .size(16)
    .fixed(13)
    .about("Thread waits for an item of a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Queue").at(0..8).means(Meaning::KernelObject),
        unsigned("ULONG ThreadId").at(8..12).means(Meaning::ThreadId),
        unsigned("UCHAR Action").at(12..13).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiQueueAction::VALUES)]),
    ]);
fixed! {
    /// Thread waits for an item of a kernel queue.
    ///
    /// In C: `WMI_QUEUE`, 0xc bytes with one element of its array, 0x9 without elements. Observed in 1607, 2004..20H2,
    /// 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_QUEUE")]
    owned WmiQueuePtr32 / WmiQueuePtr32View: lone,
        name = "WMI_QUEUE", size = 9, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of an object of the kernel. `PVOID Queue` at 0x00.
        queue / set_queue: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// `UCHAR Action` at 0x08.
        action / set_action: crate::payloads::sync::WmiQueueAction, at = 8;
    }
}

fixed! {
    /// Thread waits for an item of a kernel queue.
    ///
    /// In C: `WMI_QUEUE`, 0x10 bytes with one element of its array, 0xd without elements. Observed in 1607, 2004..20H2,
    /// 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_QUEUE")]
    owned WmiQueuePtr64 / WmiQueuePtr64View: lone,
        name = "WMI_QUEUE", size = 13, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of an object of the kernel. `PVOID Queue` at 0x00.
        queue / set_queue: u64, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// `UCHAR Action` at 0x0C.
        action / set_action: crate::payloads::sync::WmiQueueAction, at = 12;
    }
}

/// Alias of [`WmiQueuePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiQueuePtr32` or `WmiQueuePtr64`"]
pub type WmiQueue = WmiQueuePtr64;
/// Alias of [`WmiQueuePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiQueuePtr32View` or `WmiQueuePtr64View`"]
pub type WmiQueueView<'a> = WmiQueuePtr64View<'a>;
