// Generated from spec/structs/ReserveJoinThread.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread joined or left a processor time reserve.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ReserveJoinThread", "ReserveJoinThreadPtr32", (8, 8), "Thread joined or left a processor time reserve.", &[
    address("Reserve", 0, 4, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
    unsigned("TThreadId", 4, 4, "ULONG", "Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["ReserveDisjoinThread"])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveJoinThread", "ReserveJoinThreadPtr64", (12, 12), "Thread joined or left a processor time reserve.", &[
    address("Reserve", 0, 8, "PVOID", "Reserve object pointer.").means(Meaning::KernelObject),
    unsigned("TThreadId", 8, 4, "ULONG", "Thread ID.").same_as("ThreadId").means(Meaning::ThreadId),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ReserveDisjoinThread"])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Thread joined or left a processor time reserve.
    ///
    /// In C: `ReserveJoinThread`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveJoinThread")]
    #[doc(alias = "ReserveDisjoinThread")]
    owned ReserveJoinThreadPtr32 / ReserveJoinThreadPtr32View: lone [8] "ReserveJoinThread" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u32 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id set_tthread_id: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Thread joined or left a processor time reserve.
    ///
    /// In C: `ReserveJoinThread`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// No other source documents reserves. Later releases use the hook ID for something else or not at all.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "ReserveJoinThread")]
    #[doc(alias = "ReserveDisjoinThread")]
    owned ReserveJoinThreadPtr64 / ReserveJoinThreadPtr64View: lone [12] "ReserveJoinThread" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve set_reserve: u64 = 0;
        /// Thread ID. `ULONG TThreadId` at 0x08.
        tthread_id set_tthread_id: u32 = 8;
    }
    bits {
    }
}

/// Alias of [`ReserveJoinThreadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveJoinThreadPtr32` or `ReserveJoinThreadPtr64`"]
pub type ReserveJoinThread = ReserveJoinThreadPtr64;
/// Alias of [`ReserveJoinThreadPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveJoinThreadPtr32View` or `ReserveJoinThreadPtr64View`"]
pub type ReserveJoinThreadView<'a> = ReserveJoinThreadPtr64View<'a>;
