// Generated from spec/structs/WMI_RESOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! State change of an executive resource (ERESOURCE).
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::CHAPPELL_WMI_RESOURCE, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("WMI_RESOURCE", "WmiResourcePtr32")
    .size(48)
    .fixed(44)
    .about("State change of an executive resource (ERESOURCE).")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 AcquireTime").at(0..8).about("Time at which the resource was acquired."),
        unsigned("ULONG64 HoldTime").at(8..16).about("Time for which the resource was held."),
        unsigned("ULONG64 WaitTime").at(16..24).about("Time spent waiting for the resource."),
        unsigned("ULONG MaxRecursionDepth").at(24..28)
            .about("Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of \
                simultaneous owners that had been provided for.")
            .means(Meaning::Count),
        unsigned("ULONG ThreadId").at(28..32).means(Meaning::ThreadId),
        address("PVOID Resource").at(32..36).about("Executive resource pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Action").at(36..40).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiResourceAction::VALUES)]),
        unsigned("ULONG ContentionDelta").at(40..44)
            .about("Number of acquisition attempts that had to wait. For a reinitialization, the number of threads \
                that owned the resource.")
            .means(Meaning::Count),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_RESOURCE", "WmiResourcePtr64")
    .size(48)
    .about("State change of an executive resource (ERESOURCE).")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 AcquireTime").at(0..8).about("Time at which the resource was acquired."),
        unsigned("ULONG64 HoldTime").at(8..16).about("Time for which the resource was held."),
        unsigned("ULONG64 WaitTime").at(16..24).about("Time spent waiting for the resource."),
        unsigned("ULONG MaxRecursionDepth").at(24..28)
            .about("Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of \
                simultaneous owners that had been provided for.")
            .means(Meaning::Count),
        unsigned("ULONG ThreadId").at(28..32).means(Meaning::ThreadId),
        address("PVOID Resource").at(32..40).about("Executive resource pointer.").means(Meaning::KernelObject),
        unsigned("ULONG Action").at(40..44).means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::sync::WmiResourceAction::VALUES)]),
        unsigned("ULONG ContentionDelta").at(44..48)
            .about("Number of acquisition attempts that had to wait. For a reinitialization, the number of threads \
                that owned the resource.")
            .means(Meaning::Count),
    ]);
fixed! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// In C: `WMI_RESOURCE`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// All initializations and reinitializations are logged, with the three times zero. Acquisitions are not logged.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr32 / WmiResourcePtr32View: lone,
        name = "WMI_RESOURCE", size = 44, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time / set_acquire_time: u64, at = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time / set_hold_time: u64, at = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time / set_wait_time: u64, at = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners
        /// that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth / set_max_recursion_depth: u32, at = 24;
        /// Thread ID. `ULONG ThreadId` at 0x1C.
        thread_id / set_thread_id: u32, at = 28;
        /// Executive resource pointer. `PVOID Resource` at 0x20.
        resource / set_resource: u32, at = 32;
        /// `ULONG Action` at 0x24.
        action / set_action: crate::payloads::sync::WmiResourceAction, at = 36;
        /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned
        /// the resource. `ULONG ContentionDelta` at 0x28.
        contention_delta / set_contention_delta: u32, at = 40;
    }
}

fixed! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// In C: `WMI_RESOURCE`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// All initializations and reinitializations are logged, with the three times zero. Acquisitions are not logged.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can
    /// Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr64 / WmiResourcePtr64View: lone,
        name = "WMI_RESOURCE", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time / set_acquire_time: u64, at = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time / set_hold_time: u64, at = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time / set_wait_time: u64, at = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners
        /// that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth / set_max_recursion_depth: u32, at = 24;
        /// Thread ID. `ULONG ThreadId` at 0x1C.
        thread_id / set_thread_id: u32, at = 28;
        /// Executive resource pointer. `PVOID Resource` at 0x20.
        resource / set_resource: u64, at = 32;
        /// `ULONG Action` at 0x28.
        action / set_action: crate::payloads::sync::WmiResourceAction, at = 40;
        /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned
        /// the resource. `ULONG ContentionDelta` at 0x2C.
        contention_delta / set_contention_delta: u32, at = 44;
    }
}

/// Alias of [`WmiResourcePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiResourcePtr32` or `WmiResourcePtr64`"]
pub type WmiResource = WmiResourcePtr64;
/// Alias of [`WmiResourcePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiResourcePtr32View` or `WmiResourcePtr64View`"]
pub type WmiResourceView<'a> = WmiResourcePtr64View<'a>;
