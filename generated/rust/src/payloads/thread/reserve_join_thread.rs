// Generated from spec/structs/ReserveJoinThread.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread joined or left a processor time reserve.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("ReserveJoinThread", "ReserveJoinThreadPtr32")
    .size(8)
    .about("Thread joined or left a processor time reserve.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["ReserveDisjoinThread"])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..4).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG TThreadId").at(4..8).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ReserveJoinThread", "ReserveJoinThreadPtr64")
    .size(12)
    .about("Thread joined or left a processor time reserve.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["ReserveDisjoinThread"])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Reserve").at(0..8).about("Reserve object pointer.").means(Meaning::KernelObject),
        unsigned("ULONG TThreadId").at(8..12).about("Thread ID.").means(Meaning::ThreadId)
            .with(&[More::SameAs("ThreadId")]),
    ]);
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
    owned ReserveJoinThreadPtr32 / ReserveJoinThreadPtr32View: lone,
        name = "ReserveJoinThread", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u32, at = 0;
        /// Thread ID. `ULONG TThreadId` at 0x04.
        tthread_id / set_tthread_id: u32, at = 4;
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
    owned ReserveJoinThreadPtr64 / ReserveJoinThreadPtr64View: lone,
        name = "ReserveJoinThread", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Reserve object pointer. `PVOID Reserve` at 0x00.
        reserve / set_reserve: u64, at = 0;
        /// Thread ID. `ULONG TThreadId` at 0x08.
        tthread_id / set_tthread_id: u32, at = 8;
    }
}

/// Alias of [`ReserveJoinThreadPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `ReserveJoinThreadPtr32` or `ReserveJoinThreadPtr64`"]
pub type ReserveJoinThread = ReserveJoinThreadPtr64;
/// Alias of [`ReserveJoinThreadPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `ReserveJoinThreadPtr32View` or `ReserveJoinThreadPtr64View`"
]
pub type ReserveJoinThreadView<'a> = ReserveJoinThreadPtr64View<'a>;
