// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Counters of a process.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PROCESS_PERFCTR",
    aliases: &[],
    form: "PerfinfoProcessPerfctrPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 60,
    fixed: 60,
    inserted: &[],
    total: None,
    summary: "Counters of a process.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PageFaultCount", path: "PageFaultCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HandleCount", path: "HandleCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PeakVirtualSize", path: "PeakVirtualSize", offset: 16, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakWorkingSetSize", path: "PeakWorkingSetSize", offset: 20, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakPagefileUsage", path: "PeakPagefileUsage", offset: 24, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakPagedPoolUsage", path: "QuotaPeakPagedPoolUsage", offset: 28, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakNonPagedPoolUsage", path: "QuotaPeakNonPagedPoolUsage", offset: 32, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualSize", path: "VirtualSize", offset: 36, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "WorkingSetSize", path: "WorkingSetSize", offset: 40, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagefileUsage", path: "PagefileUsage", offset: 44, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPagedPoolUsage", path: "QuotaPagedPoolUsage", offset: 48, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaNonPagedPoolUsage", path: "QuotaNonPagedPoolUsage", offset: 52, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PrivatePageCount", path: "PrivatePageCount", offset: 56, size: 4, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_PROCESS_PERFCTR",
    aliases: &[],
    form: "PerfinfoProcessPerfctrPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 104,
    fixed: 104,
    inserted: &[],
    total: None,
    summary: "Counters of a process.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PageFaultCount", path: "PageFaultCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HandleCount", path: "HandleCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PeakVirtualSize", path: "PeakVirtualSize", offset: 16, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakWorkingSetSize", path: "PeakWorkingSetSize", offset: 24, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakPagefileUsage", path: "PeakPagefileUsage", offset: 32, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakPagedPoolUsage", path: "QuotaPeakPagedPoolUsage", offset: 40, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakNonPagedPoolUsage", path: "QuotaPeakNonPagedPoolUsage", offset: 48, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualSize", path: "VirtualSize", offset: 56, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "WorkingSetSize", path: "WorkingSetSize", offset: 64, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagefileUsage", path: "PagefileUsage", offset: 72, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPagedPoolUsage", path: "QuotaPagedPoolUsage", offset: 80, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaNonPagedPoolUsage", path: "QuotaNonPagedPoolUsage", offset: 88, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PrivatePageCount", path: "PrivatePageCount", offset: 96, size: 8, ty: "SIZE_T", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Counters of a process.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR`, 0x3c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr32 / PerfinfoProcessPerfctrPtr32View: lone [60] "PERFINFO_PROCESS_PERFCTR" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// `SIZE_T PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size set_peak_virtual_size: u32 = 16;
        /// `SIZE_T PeakWorkingSetSize` at 0x14. Unit: bytes.
        peak_working_set_size set_peak_working_set_size: u32 = 20;
        /// `SIZE_T PeakPagefileUsage` at 0x18. Unit: bytes.
        peak_pagefile_usage set_peak_pagefile_usage: u32 = 24;
        /// `SIZE_T QuotaPeakPagedPoolUsage` at 0x1C. Unit: bytes.
        quota_peak_paged_pool_usage set_quota_peak_paged_pool_usage: u32 = 28;
        /// `SIZE_T QuotaPeakNonPagedPoolUsage` at 0x20. Unit: bytes.
        quota_peak_non_paged_pool_usage set_quota_peak_non_paged_pool_usage: u32 = 32;
        /// `SIZE_T VirtualSize` at 0x24. Unit: bytes.
        virtual_size set_virtual_size: u32 = 36;
        /// `SIZE_T WorkingSetSize` at 0x28. Unit: bytes.
        working_set_size set_working_set_size: u32 = 40;
        /// `SIZE_T PagefileUsage` at 0x2C. Unit: bytes.
        pagefile_usage set_pagefile_usage: u32 = 44;
        /// `SIZE_T QuotaPagedPoolUsage` at 0x30. Unit: bytes.
        quota_paged_pool_usage set_quota_paged_pool_usage: u32 = 48;
        /// `SIZE_T QuotaNonPagedPoolUsage` at 0x34. Unit: bytes.
        quota_non_paged_pool_usage set_quota_non_paged_pool_usage: u32 = 52;
        /// `SIZE_T PrivatePageCount` at 0x38.
        private_page_count set_private_page_count: u32 = 56;
    }
    bits {
    }
}

impl PerfinfoProcessPerfctrPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Counters of a process.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR`, 0x68 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr64 / PerfinfoProcessPerfctrPtr64View: lone [104] "PERFINFO_PROCESS_PERFCTR" Table::form(&LAYOUT_1);
    fields {
        /// `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// `SIZE_T PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size set_peak_virtual_size: u64 = 16;
        /// `SIZE_T PeakWorkingSetSize` at 0x18. Unit: bytes.
        peak_working_set_size set_peak_working_set_size: u64 = 24;
        /// `SIZE_T PeakPagefileUsage` at 0x20. Unit: bytes.
        peak_pagefile_usage set_peak_pagefile_usage: u64 = 32;
        /// `SIZE_T QuotaPeakPagedPoolUsage` at 0x28. Unit: bytes.
        quota_peak_paged_pool_usage set_quota_peak_paged_pool_usage: u64 = 40;
        /// `SIZE_T QuotaPeakNonPagedPoolUsage` at 0x30. Unit: bytes.
        quota_peak_non_paged_pool_usage set_quota_peak_non_paged_pool_usage: u64 = 48;
        /// `SIZE_T VirtualSize` at 0x38. Unit: bytes.
        virtual_size set_virtual_size: u64 = 56;
        /// `SIZE_T WorkingSetSize` at 0x40. Unit: bytes.
        working_set_size set_working_set_size: u64 = 64;
        /// `SIZE_T PagefileUsage` at 0x48. Unit: bytes.
        pagefile_usage set_pagefile_usage: u64 = 72;
        /// `SIZE_T QuotaPagedPoolUsage` at 0x50. Unit: bytes.
        quota_paged_pool_usage set_quota_paged_pool_usage: u64 = 80;
        /// `SIZE_T QuotaNonPagedPoolUsage` at 0x58. Unit: bytes.
        quota_non_paged_pool_usage set_quota_non_paged_pool_usage: u64 = 88;
        /// `SIZE_T PrivatePageCount` at 0x60.
        private_page_count set_private_page_count: u64 = 96;
    }
    bits {
    }
}

impl PerfinfoProcessPerfctrPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
