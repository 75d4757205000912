// Generated from spec/structs/TPThreadSet.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread pool minimum or maximum thread count set.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TPThreadSet", "TpThreadSetPtr32")
    .size(8)
    .about("Thread pool minimum or maximum thread count set.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..4).about("Identifies the thread pool.").means(Meaning::ThreadPool),
        unsigned("ULONG ThreadNum").at(4..8).about("Number of threads.").means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TPThreadSet", "TpThreadSetPtr64")
    .size(12)
    .about("Thread pool minimum or maximum thread count set.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..8).about("Identifies the thread pool.").means(Meaning::ThreadPool),
        unsigned("ULONG ThreadNum").at(8..12).about("Number of threads.").means(Meaning::Count),
    ]);
fixed! {
    /// Thread pool minimum or maximum thread count set.
    ///
    /// In C: `TPThreadSet`, 0x8 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_POOL_TH_MIN_SET is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPThreadSet")]
    owned TpThreadSetPtr32 / TpThreadSetPtr32View: lone,
        name = "TPThreadSet", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u32, at = 0;
        /// Number of threads. `ULONG ThreadNum` at 0x04.
        thread_num / set_thread_num: u32, at = 4;
    }
}

fixed! {
    /// Thread pool minimum or maximum thread count set.
    ///
    /// In C: `TPThreadSet`, 0xc bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_POOL_TH_MIN_SET is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPThreadSet")]
    owned TpThreadSetPtr64 / TpThreadSetPtr64View: lone,
        name = "TPThreadSet", size = 12, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u64, at = 0;
        /// Number of threads. `ULONG ThreadNum` at 0x08.
        thread_num / set_thread_num: u32, at = 8;
    }
}

/// Alias of [`TpThreadSetPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpThreadSetPtr32` or `TpThreadSetPtr64`"]
pub type TpThreadSet = TpThreadSetPtr64;
/// Alias of [`TpThreadSetPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpThreadSetPtr32View` or `TpThreadSetPtr64View`"]
pub type TpThreadSetView<'a> = TpThreadSetPtr64View<'a>;
