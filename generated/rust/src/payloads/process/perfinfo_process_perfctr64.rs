// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_PROCESS_PERFCTR64",
    aliases: &[],
    form: "PerfinfoProcessPerfctr64",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2",
    size: 104,
    fixed: 104,
    inserted: &[],
    total: None,
    summary: "The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.",
    fields: &[
        Field { name: "ProcessId", path: "ProcessId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "PageFaultCount", path: "PageFaultCount", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HandleCount", path: "HandleCount", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "PeakVirtualSize", path: "PeakVirtualSize", offset: 16, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakWorkingSetSize", path: "PeakWorkingSetSize", offset: 24, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PeakPagefileUsage", path: "PeakPagefileUsage", offset: 32, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakPagedPoolUsage", path: "QuotaPeakPagedPoolUsage", offset: 40, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPeakNonPagedPoolUsage", path: "QuotaPeakNonPagedPoolUsage", offset: 48, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "VirtualSize", path: "VirtualSize", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "WorkingSetSize", path: "WorkingSetSize", offset: 64, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PagefileUsage", path: "PagefileUsage", offset: 72, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaPagedPoolUsage", path: "QuotaPagedPoolUsage", offset: 80, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "QuotaNonPagedPoolUsage", path: "QuotaNonPagedPoolUsage", offset: 88, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "PrivatePageCount", path: "PrivatePageCount", offset: 96, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR64`, 0x68 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR64")]
    owned PerfinfoProcessPerfctr64 / PerfinfoProcessPerfctr64View: lone [104] "PERFINFO_PROCESS_PERFCTR64" Table::form(&LAYOUT_0);
    fields {
        /// `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// `ULONG64 PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size set_peak_virtual_size: u64 = 16;
        /// `ULONG64 PeakWorkingSetSize` at 0x18. Unit: bytes.
        peak_working_set_size set_peak_working_set_size: u64 = 24;
        /// `ULONG64 PeakPagefileUsage` at 0x20. Unit: bytes.
        peak_pagefile_usage set_peak_pagefile_usage: u64 = 32;
        /// `ULONG64 QuotaPeakPagedPoolUsage` at 0x28. Unit: bytes.
        quota_peak_paged_pool_usage set_quota_peak_paged_pool_usage: u64 = 40;
        /// `ULONG64 QuotaPeakNonPagedPoolUsage` at 0x30. Unit: bytes.
        quota_peak_non_paged_pool_usage set_quota_peak_non_paged_pool_usage: u64 = 48;
        /// `ULONG64 VirtualSize` at 0x38. Unit: bytes.
        virtual_size set_virtual_size: u64 = 56;
        /// `ULONG64 WorkingSetSize` at 0x40. Unit: bytes.
        working_set_size set_working_set_size: u64 = 64;
        /// `ULONG64 PagefileUsage` at 0x48. Unit: bytes.
        pagefile_usage set_pagefile_usage: u64 = 72;
        /// `ULONG64 QuotaPagedPoolUsage` at 0x50. Unit: bytes.
        quota_paged_pool_usage set_quota_paged_pool_usage: u64 = 80;
        /// `ULONG64 QuotaNonPagedPoolUsage` at 0x58. Unit: bytes.
        quota_non_paged_pool_usage set_quota_non_paged_pool_usage: u64 = 88;
        /// `ULONG64 PrivatePageCount` at 0x60.
        private_page_count set_private_page_count: u64 = 96;
    }
    bits {
    }
}

impl PerfinfoProcessPerfctr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}
