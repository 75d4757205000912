// Generated from spec/structs/ETW_KQUEUE_ENQUEUE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Entry inserted into a kernel queue.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_KQUEUE_ENQUEUE_EVENT", "EtwKqueueEnqueueEventPtr32")
    .size(8)
    .about("Entry inserted into a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Entry").at(0..4).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(4..8).about("ID of the thread that inserted it.").means(Meaning::ThreadId),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_KQUEUE_ENQUEUE_EVENT", "EtwKqueueEnqueueEventPtr64")
    .size(16)
    .fixed(12)
    .about("Entry inserted into a kernel queue.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Entry").at(0..8).means(Meaning::DataAddress),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that inserted it.").means(Meaning::ThreadId),
    ]);
fixed! {
    /// Entry inserted into a kernel queue.
    ///
    /// In C: `ETW_KQUEUE_ENQUEUE_EVENT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_KQUEUE_ENQUEUE_EVENT")]
    owned EtwKqueueEnqueueEventPtr32 / EtwKqueueEnqueueEventPtr32View: lone,
        name = "ETW_KQUEUE_ENQUEUE_EVENT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of data. `PVOID Entry` at 0x00.
        entry / set_entry: u32, at = 0;
        /// ID of the thread that inserted it. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
    }
}

fixed! {
    /// Entry inserted into a kernel queue.
    ///
    /// In C: `ETW_KQUEUE_ENQUEUE_EVENT`, 0x10 bytes with one element of its array, 0xc without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_KQUEUE_ENQUEUE_EVENT")]
    owned EtwKqueueEnqueueEventPtr64 / EtwKqueueEnqueueEventPtr64View: lone,
        name = "ETW_KQUEUE_ENQUEUE_EVENT", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of data. `PVOID Entry` at 0x00.
        entry / set_entry: u64, at = 0;
        /// ID of the thread that inserted it. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
    }
}

/// Alias of [`EtwKqueueEnqueueEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwKqueueEnqueueEventPtr32` or `EtwKqueueEnqueueEventPtr64`"
]
pub type EtwKqueueEnqueueEvent = EtwKqueueEnqueueEventPtr64;
/// Alias of [`EtwKqueueEnqueueEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwKqueueEnqueueEventPtr32View` or `EtwKqueueEnqueueEventPtr64View`"
]
pub type EtwKqueueEnqueueEventView<'a> = EtwKqueueEnqueueEventPtr64View<'a>;
