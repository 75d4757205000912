// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counters of a process.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_PERFCTR", "PerfinfoProcessPerfctrPtr32", (60, 60), "Counters of a process.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("PageFaultCount", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("HandleCount", 8, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("PeakVirtualSize", 16, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakWorkingSetSize", 20, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakPagefileUsage", 24, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakPagedPoolUsage", 28, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakNonPagedPoolUsage", 32, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("VirtualSize", 36, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("WorkingSetSize", 40, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("PagefileUsage", 44, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPagedPoolUsage", 48, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaNonPagedPoolUsage", 52, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
    unsigned("PrivatePageCount", 56, 4, "SIZE_T", "").up_to(64).in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PROCESS_PERFCTR", "PerfinfoProcessPerfctrPtr64", (104, 104), "Counters of a process.", &[
    unsigned("ProcessId", 0, 4, "ULONG", "").means(Meaning::ProcessId),
    unsigned("PageFaultCount", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("HandleCount", 8, 4, "ULONG", "").means(Meaning::Count),
    unsigned("Reserved", 12, 4, "ULONG", "").means(Meaning::Reserved),
    unsigned("PeakVirtualSize", 16, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakWorkingSetSize", 24, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PeakPagefileUsage", 32, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakPagedPoolUsage", 40, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPeakNonPagedPoolUsage", 48, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("VirtualSize", 56, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("WorkingSetSize", 64, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PagefileUsage", 72, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaPagedPoolUsage", 80, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("QuotaNonPagedPoolUsage", 88, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("PrivatePageCount", 96, 8, "SIZE_T", "").in_units("bytes").means(Meaning::Bytes),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Counters of a process.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR`, 0x3c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr32 / PerfinfoProcessPerfctrPtr32View: lone [60] "PERFINFO_PROCESS_PERFCTR" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
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
        /// `SIZE_T PrivatePageCount` at 0x38. Unit: bytes.
        private_page_count set_private_page_count: u32 = 56;
    }
    bits {
    }
}

fixed! {
    /// Counters of a process.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR`, 0x68 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr64 / PerfinfoProcessPerfctrPtr64View: lone [104] "PERFINFO_PROCESS_PERFCTR" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id set_process_id: u32 = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count set_page_fault_count: u32 = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count set_handle_count: u32 = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
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
        /// `SIZE_T PrivatePageCount` at 0x60. Unit: bytes.
        private_page_count set_private_page_count: u64 = 96;
    }
    bits {
    }
}

/// Alias of [`PerfinfoProcessPerfctrPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoProcessPerfctrPtr32` or `PerfinfoProcessPerfctrPtr64`"]
pub type PerfinfoProcessPerfctr = PerfinfoProcessPerfctrPtr64;
/// Alias of [`PerfinfoProcessPerfctrPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoProcessPerfctrPtr32View` or `PerfinfoProcessPerfctrPtr64View`"]
pub type PerfinfoProcessPerfctrView<'a> = PerfinfoProcessPerfctrPtr64View<'a>;
