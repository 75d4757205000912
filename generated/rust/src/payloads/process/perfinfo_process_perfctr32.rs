// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR32.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as PERFINFO_PROCESS_PERFCTR, for 32-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_PERFCTR32", "PerfinfoProcessPerfctr32")
    .size(60)
    .about("The same as PERFINFO_PROCESS_PERFCTR, for 32-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG PageFaultCount").at(4..8).means(Meaning::Count),
        unsigned("ULONG HandleCount").at(8..12).means(Meaning::Count),
        unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
        unsigned("ULONG32 PeakVirtualSize").at(16..20).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 PeakWorkingSetSize").at(20..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 PeakPagefileUsage").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 QuotaPeakPagedPoolUsage").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 QuotaPeakNonPagedPoolUsage").at(32..36).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 VirtualSize").at(36..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 WorkingSetSize").at(40..44).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 PagefileUsage").at(44..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 QuotaPagedPoolUsage").at(48..52).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 QuotaNonPagedPoolUsage").at(52..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG32 PrivatePageCount").at(56..60).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
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
    owned PerfinfoProcessPerfctr32 / PerfinfoProcessPerfctr32View: lone,
        name = "PERFINFO_PROCESS_PERFCTR32", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count / set_page_fault_count: u32, at = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count / set_handle_count: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
        /// `ULONG32 PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size / set_peak_virtual_size: u32, at = 16;
        /// `ULONG32 PeakWorkingSetSize` at 0x14. Unit: bytes.
        peak_working_set_size / set_peak_working_set_size: u32, at = 20;
        /// `ULONG32 PeakPagefileUsage` at 0x18. Unit: bytes.
        peak_pagefile_usage / set_peak_pagefile_usage: u32, at = 24;
        /// `ULONG32 QuotaPeakPagedPoolUsage` at 0x1C. Unit: bytes.
        quota_peak_paged_pool_usage / set_quota_peak_paged_pool_usage: u32, at = 28;
        /// `ULONG32 QuotaPeakNonPagedPoolUsage` at 0x20. Unit: bytes.
        quota_peak_non_paged_pool_usage / set_quota_peak_non_paged_pool_usage: u32, at = 32;
        /// `ULONG32 VirtualSize` at 0x24. Unit: bytes.
        virtual_size / set_virtual_size: u32, at = 36;
        /// `ULONG32 WorkingSetSize` at 0x28. Unit: bytes.
        working_set_size / set_working_set_size: u32, at = 40;
        /// `ULONG32 PagefileUsage` at 0x2C. Unit: bytes.
        pagefile_usage / set_pagefile_usage: u32, at = 44;
        /// `ULONG32 QuotaPagedPoolUsage` at 0x30. Unit: bytes.
        quota_paged_pool_usage / set_quota_paged_pool_usage: u32, at = 48;
        /// `ULONG32 QuotaNonPagedPoolUsage` at 0x34. Unit: bytes.
        quota_non_paged_pool_usage / set_quota_non_paged_pool_usage: u32, at = 52;
        /// `ULONG32 PrivatePageCount` at 0x38. Unit: bytes.
        private_page_count / set_private_page_count: u32, at = 56;
    }
}
