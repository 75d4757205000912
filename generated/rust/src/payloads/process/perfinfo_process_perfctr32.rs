// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR32.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as PERFINFO_PROCESS_PERFCTR, for 32-bit data regardless of the reader's pointer size.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_PERFCTR32", "PerfinfoProcessPerfctr32", (60, 60), "The same as PERFINFO_PROCESS_PERFCTR, for 32-bit data regardless of the reader's pointer size.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("PageFaultCount", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("HandleCount", 8, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("PeakVirtualSize", 16, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakWorkingSetSize", 20, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakPagefileUsage", 24, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakPagedPoolUsage", 28, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakNonPagedPoolUsage", 32, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("VirtualSize", 36, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("WorkingSetSize", 40, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PagefileUsage", 44, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPagedPoolUsage", 48, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaNonPagedPoolUsage", 52, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PrivatePageCount", 56, 4, "ULONG32", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// The same as PERFINFO_PROCESS_PERFCTR, for 32-bit data regardless of the reader's pointer size.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR32`, 0x3c bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR32")]
    owned PerfinfoProcessPerfctr32 / PerfinfoProcessPerfctr32View: lone [60] "PERFINFO_PROCESS_PERFCTR32" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved set_reserved: u32 = 12;
        /// `ULONG32 PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size set_peak_virtual_size: u32 = 16;
        /// `ULONG32 PeakWorkingSetSize` at 0x14. Unit: bytes.
        peak_working_set_size set_peak_working_set_size: u32 = 20;
        /// `ULONG32 PeakPagefileUsage` at 0x18. Unit: bytes.
        peak_pagefile_usage set_peak_pagefile_usage: u32 = 24;
        /// `ULONG32 QuotaPeakPagedPoolUsage` at 0x1C. Unit: bytes.
        quota_peak_paged_pool_usage set_quota_peak_paged_pool_usage: u32 = 28;
        /// `ULONG32 QuotaPeakNonPagedPoolUsage` at 0x20. Unit: bytes.
        quota_peak_non_paged_pool_usage set_quota_peak_non_paged_pool_usage: u32 = 32;
        /// `ULONG32 VirtualSize` at 0x24. Unit: bytes.
        virtual_size set_virtual_size: u32 = 36;
        /// `ULONG32 WorkingSetSize` at 0x28. Unit: bytes.
        working_set_size set_working_set_size: u32 = 40;
        /// `ULONG32 PagefileUsage` at 0x2C. Unit: bytes.
        pagefile_usage set_pagefile_usage: u32 = 44;
        /// `ULONG32 QuotaPagedPoolUsage` at 0x30. Unit: bytes.
        quota_paged_pool_usage set_quota_paged_pool_usage: u32 = 48;
        /// `ULONG32 QuotaNonPagedPoolUsage` at 0x34. Unit: bytes.
        quota_non_paged_pool_usage set_quota_non_paged_pool_usage: u32 = 52;
        /// `ULONG32 PrivatePageCount` at 0x38. Unit: bytes.
        private_page_count set_private_page_count: u32 = 56;
    }
    bits {
    }
}
