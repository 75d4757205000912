// Generated from spec/structs/ETW_THREAD_AFFINITY_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor affinity of a thread changed.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_THREAD_AFFINITY_EVENT", "EtwThreadAffinityEventPtr32", (12, 12), "Processor affinity of a thread changed.", &[
    address("Mask", 0, 4, "KAFFINITY", "Bitmask of the processors in the group.").means(Meaning::ProcessorMask),
    unsigned("ThreadId", 4, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Group", 8, 2, "USHORT", "Processor group.").means(Meaning::ProcessorGroup),
    unsigned("Reserved", 10, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_THREAD_AFFINITY_EVENT", "EtwThreadAffinityEventPtr64", (16, 16), "Processor affinity of a thread changed.", &[
    address("Mask", 0, 8, "KAFFINITY", "Bitmask of the processors in the group.").means(Meaning::ProcessorMask),
    unsigned("ThreadId", 8, 4, "ULONG", "").means(Meaning::ThreadId),
    unsigned("Group", 12, 2, "USHORT", "Processor group.").means(Meaning::ProcessorGroup),
    unsigned("Reserved", 14, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor affinity of a thread changed.
    ///
    /// In C: `ETW_THREAD_AFFINITY_EVENT`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "ETW_THREAD_AFFINITY_EVENT")]
    owned EtwThreadAffinityEventPtr32 / EtwThreadAffinityEventPtr32View: lone [12] "ETW_THREAD_AFFINITY_EVENT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask set_mask: u32 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// Processor group. `USHORT Group` at 0x08.
        group set_group: u16 = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved set_reserved: u16 = 10;
    }
    bits {
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
    owned EtwThreadAffinityEventPtr64 / EtwThreadAffinityEventPtr64View: lone [16] "ETW_THREAD_AFFINITY_EVENT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Bitmask of the processors in the group. `KAFFINITY Mask` at 0x00.
        mask set_mask: u64 = 0;
        /// Thread ID. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// Processor group. `USHORT Group` at 0x0C.
        group set_group: u16 = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved set_reserved: u16 = 14;
    }
    bits {
    }
}

/// Alias of [`EtwThreadAffinityEventPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwThreadAffinityEventPtr32` or `EtwThreadAffinityEventPtr64`"]
pub type EtwThreadAffinityEvent = EtwThreadAffinityEventPtr64;
/// Alias of [`EtwThreadAffinityEventPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwThreadAffinityEventPtr32View` or `EtwThreadAffinityEventPtr64View`"]
pub type EtwThreadAffinityEventView<'a> = EtwThreadAffinityEventPtr64View<'a>;
