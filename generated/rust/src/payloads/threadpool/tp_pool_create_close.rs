// Generated from spec/structs/TPPoolCreateClose.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread pool created or closed.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("TPPoolCreateClose", "TpPoolCreateClosePtr32")
    .size(4)
    .about("Thread pool created or closed.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..4).about("Identifies the thread pool.").means(Meaning::ThreadPool),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("TPPoolCreateClose", "TpPoolCreateClosePtr64")
    .size(8)
    .about("Thread pool created or closed.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID PoolId").at(0..8).about("Identifies the thread pool.").means(Meaning::ThreadPool),
    ]);
fixed! {
    /// Thread pool created or closed.
    ///
    /// In C: `TPPoolCreateClose`, 0x4 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_POOL_CREATE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPPoolCreateClose")]
    owned TpPoolCreateClosePtr32 / TpPoolCreateClosePtr32View: lone,
        name = "TPPoolCreateClose", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u32, at = 0;
    }
}

fixed! {
    /// Thread pool created or closed.
    ///
    /// In C: `TPPoolCreateClose`, 0x8 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// ETW_TP_EVENT_POOL_CREATE is the same with the trace header.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "TPPoolCreateClose")]
    owned TpPoolCreateClosePtr64 / TpPoolCreateClosePtr64View: lone,
        name = "TPPoolCreateClose", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Identifies the thread pool. `PVOID PoolId` at 0x00.
        pool_id / set_pool_id: u64, at = 0;
    }
}

/// Alias of [`TpPoolCreateClosePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `TpPoolCreateClosePtr32` or `TpPoolCreateClosePtr64`"]
pub type TpPoolCreateClose = TpPoolCreateClosePtr64;
/// Alias of [`TpPoolCreateClosePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `TpPoolCreateClosePtr32View` or `TpPoolCreateClosePtr64View`"
]
pub type TpPoolCreateCloseView<'a> = TpPoolCreateClosePtr64View<'a>;
