// Generated from spec/structs/WMI_RESOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! State change of an executive resource (ERESOURCE).
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_RESOURCE", "WmiResourcePtr32", (48, 44), "State change of an executive resource (ERESOURCE).", &[
    unsigned("AcquireTime", 0, 8, "ULONG64", "Time at which the resource was acquired."),
    unsigned("HoldTime", 8, 8, "ULONG64", "Time for which the resource was held."),
    unsigned("WaitTime", 16, 8, "ULONG64", "Time spent waiting for the resource."),
    unsigned("MaxRecursionDepth", 24, 4, "ULONG", "Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for.").means(Meaning::Count),
    unsigned("ThreadId", 28, 4, "ULONG", "").means(Meaning::ThreadId),
    address("Resource", 32, 4, "PVOID", "Executive resource pointer.").means(Meaning::KernelObject),
    unsigned("Action", 36, 4, "ULONG", "").of(crate::payloads::sync::WmiResourceAction::VALUES).means(Meaning::Enumeration),
    unsigned("ContentionDelta", 40, 4, "ULONG", "Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_RESOURCE, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_RESOURCE", "WmiResourcePtr64", (48, 48), "State change of an executive resource (ERESOURCE).", &[
    unsigned("AcquireTime", 0, 8, "ULONG64", "Time at which the resource was acquired."),
    unsigned("HoldTime", 8, 8, "ULONG64", "Time for which the resource was held."),
    unsigned("WaitTime", 16, 8, "ULONG64", "Time spent waiting for the resource."),
    unsigned("MaxRecursionDepth", 24, 4, "ULONG", "Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for.").means(Meaning::Count),
    unsigned("ThreadId", 28, 4, "ULONG", "").means(Meaning::ThreadId),
    address("Resource", 32, 8, "PVOID", "Executive resource pointer.").means(Meaning::KernelObject),
    unsigned("Action", 40, 4, "ULONG", "").of(crate::payloads::sync::WmiResourceAction::VALUES).means(Meaning::Enumeration),
    unsigned("ContentionDelta", 44, 4, "ULONG", "Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource.").means(Meaning::Count),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::CHAPPELL_WMI_RESOURCE, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// In C: `WMI_RESOURCE`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// All initializations and reinitializations are logged, with the three times zero. Acquisitions are not logged.
    ///
    /// Undocumented; defined in NTWMI.H (kits of 1511).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr32 / WmiResourcePtr32View: lone [44] "WMI_RESOURCE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time set_acquire_time: u64 = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time set_hold_time: u64 = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time set_wait_time: u64 = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth set_max_recursion_depth: u32 = 24;
        /// Thread ID. `ULONG ThreadId` at 0x1C.
        thread_id set_thread_id: u32 = 28;
        /// Executive resource pointer. `PVOID Resource` at 0x20.
        resource set_resource: u32 = 32;
        /// `ULONG Action` at 0x24.
        action set_action: crate::payloads::sync::WmiResourceAction = 36;
        /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource. `ULONG ContentionDelta` at 0x28.
        contention_delta set_contention_delta: u32 = 40;
    }
    bits {
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
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr64 / WmiResourcePtr64View: lone [48] "WMI_RESOURCE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time set_acquire_time: u64 = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time set_hold_time: u64 = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time set_wait_time: u64 = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth set_max_recursion_depth: u32 = 24;
        /// Thread ID. `ULONG ThreadId` at 0x1C.
        thread_id set_thread_id: u32 = 28;
        /// Executive resource pointer. `PVOID Resource` at 0x20.
        resource set_resource: u64 = 32;
        /// `ULONG Action` at 0x28.
        action set_action: crate::payloads::sync::WmiResourceAction = 40;
        /// Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource. `ULONG ContentionDelta` at 0x2C.
        contention_delta set_contention_delta: u32 = 44;
    }
    bits {
    }
}

/// Alias of [`WmiResourcePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiResourcePtr32` or `WmiResourcePtr64`"]
pub type WmiResource = WmiResourcePtr64;
/// Alias of [`WmiResourcePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiResourcePtr32View` or `WmiResourcePtr64View`"]
pub type WmiResourceView<'a> = WmiResourcePtr64View<'a>;
