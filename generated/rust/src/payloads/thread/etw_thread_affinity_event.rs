// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor affinity of a thread changed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_THREAD_AFFINITY_EVENT", "EtwThreadAffinityEventPtr32")
    .size(12)
    .about("Processor affinity of a thread changed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("KAFFINITY Mask").at(0..4).about("Bitmask of the processors in the group.")
            .means(Meaning::ProcessorMask),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        unsigned("USHORT Group").at(8..10).about("Processor group.").means(Meaning::ProcessorGroup),
        unsigned("USHORT Reserved").at(10..12).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_THREAD_AFFINITY_EVENT", "EtwThreadAffinityEventPtr64")
    .size(16)
    .about("Processor affinity of a thread changed.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("KAFFINITY Mask").at(0..8).about("Bitmask of the processors in the group.")
            .means(Meaning::ProcessorMask),
        unsigned("ULONG ThreadId").at(8..12).means(Meaning::ThreadId),
        unsigned("USHORT Group").at(12..14).about("Processor group.").means(Meaning::ProcessorGroup),
        unsigned("USHORT Reserved").at(14..16).means(Meaning::Reserved),
    ]);
fixed! {
    /// Processor affinity of a thread changed.
    ///
    /// In C: `ETW_THREAD_AFFINITY_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    owned EtwThreadAffinityEventPtr32 / EtwThreadAffinityEventPtr32View: lone,
        name = "ETW_THREAD_AFFINITY_EVENT", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask / set_mask: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// Processor group. `USHORT Group` at 0x08.
        group / set_group: u16, at = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved / set_reserved: u16, at = 10;
    }
}

fixed! {
    /// Processor affinity of a thread changed.
    ///
    /// In C: `ETW_THREAD_AFFINITY_EVENT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    owned EtwThreadAffinityEventPtr64 / EtwThreadAffinityEventPtr64View: lone,
        name = "ETW_THREAD_AFFINITY_EVENT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask / set_mask: u64, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// Processor group. `USHORT Group` at 0x0C.
        group / set_group: u16, at = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved / set_reserved: u16, at = 14;
    }
}

/// Alias of [`EtwThreadAffinityEventPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwThreadAffinityEventPtr32` or `EtwThreadAffinityEventPtr64`"
]
pub type EtwThreadAffinityEvent = EtwThreadAffinityEventPtr64;
/// Alias of [`EtwThreadAffinityEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwThreadAffinityEventPtr32View` or `EtwThreadAffinityEventPtr64View`"
]
pub type EtwThreadAffinityEventView<'a> = EtwThreadAffinityEventPtr64View<'a>;
