// Generated from spec/structs/WMI_RESOURCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! State change of an executive resource (ERESOURCE).
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WMI_RESOURCE",
    aliases: &[],
    form: "WmiResourcePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 48,
    fixed: 44,
    inserted: &[],
    total: None,
    summary: "State change of an executive resource (ERESOURCE).",
    fields: &[
        Field { name: "AcquireTime", path: "AcquireTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the resource was acquired.", units: "", unknown: false, children: &[] },
        Field { name: "HoldTime", path: "HoldTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time for which the resource was held.", units: "", unknown: false, children: &[] },
        Field { name: "WaitTime", path: "WaitTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time spent waiting for the resource.", units: "", unknown: false, children: &[] },
        Field { name: "MaxRecursionDepth", path: "MaxRecursionDepth", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Resource", path: "Resource", offset: 32, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Executive resource pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiResourceAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ContentionDelta", path: "ContentionDelta", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WMI_RESOURCE",
    aliases: &[],
    form: "WmiResourcePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "State change of an executive resource (ERESOURCE).",
    fields: &[
        Field { name: "AcquireTime", path: "AcquireTime", offset: 0, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time at which the resource was acquired.", units: "", unknown: false, children: &[] },
        Field { name: "HoldTime", path: "HoldTime", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time for which the resource was held.", units: "", unknown: false, children: &[] },
        Field { name: "WaitTime", path: "WaitTime", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Time spent waiting for the resource.", units: "", unknown: false, children: &[] },
        Field { name: "MaxRecursionDepth", path: "MaxRecursionDepth", offset: 24, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 28, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Resource", path: "Resource", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Executive resource pointer.", units: "", unknown: false, children: &[] },
        Field { name: "Action", path: "Action", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::payloads::sync::WmiResourceAction::VALUES), doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ContentionDelta", path: "ContentionDelta", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of acquisition attempts that had to wait. For a reinitialization, the number of threads that owned the resource.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// In C: `WMI_RESOURCE`, 0x30 bytes with one element of its array, 0x2c without elements. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// All initializations and reinitializations are logged, with the three times zero. Acquisitions are not logged.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr32 / WmiResourcePtr32View: lone [44] "WMI_RESOURCE" Table::form(&LAYOUT_0);
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time set_acquire_time: u64 = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time set_hold_time: u64 = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time set_wait_time: u64 = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth set_max_recursion_depth: u32 = 24;
        /// `ULONG ThreadId` at 0x1C.
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

impl WmiResourcePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// State change of an executive resource (ERESOURCE).
    ///
    /// In C: `WMI_RESOURCE`, 0x30 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// All initializations and reinitializations are logged, with the three times zero. Acquisitions are not logged.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *WMI_RESOURCE*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_RESOURCE")]
    owned WmiResourcePtr64 / WmiResourcePtr64View: lone [48] "WMI_RESOURCE" Table::form(&LAYOUT_1);
    fields {
        /// Time at which the resource was acquired. `ULONG64 AcquireTime` at 0x00.
        acquire_time set_acquire_time: u64 = 0;
        /// Time for which the resource was held. `ULONG64 HoldTime` at 0x08.
        hold_time set_hold_time: u64 = 8;
        /// Time spent waiting for the resource. `ULONG64 WaitTime` at 0x10.
        wait_time set_wait_time: u64 = 16;
        /// Maximum nesting depth of the owner's acquisitions. For a reinitialization, the number of simultaneous owners that had been provided for. `ULONG MaxRecursionDepth` at 0x18.
        max_recursion_depth set_max_recursion_depth: u32 = 24;
        /// `ULONG ThreadId` at 0x1C.
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

impl WmiResourcePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
