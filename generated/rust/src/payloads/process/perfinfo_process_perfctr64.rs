// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR64.toml by `cargo spec generate`. Do not edit: edit that file.

//! The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_PERFCTR64", "PerfinfoProcessPerfctr64")
    .size(104)
    .about("The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG PageFaultCount").at(4..8).means(Meaning::Count),
        unsigned("ULONG HandleCount").at(8..12).means(Meaning::Count),
        unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
        unsigned("ULONG64 PeakVirtualSize").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 PeakWorkingSetSize").at(24..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 PeakPagefileUsage").at(32..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 QuotaPeakPagedPoolUsage").at(40..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 QuotaPeakNonPagedPoolUsage").at(48..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 VirtualSize").at(56..64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 WorkingSetSize").at(64..72).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 PagefileUsage").at(72..80).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 QuotaPagedPoolUsage").at(80..88).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 QuotaNonPagedPoolUsage").at(88..96).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG64 PrivatePageCount").at(96..104).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data regardless of the reader's pointer size.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR64`, 0x68 bytes. Observed in 1607, 2004..20H2, 11-21H2.
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR64")]
    owned PerfinfoProcessPerfctr64 / PerfinfoProcessPerfctr64View: lone,
        name = "PERFINFO_PROCESS_PERFCTR64", size = 104, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count / set_page_fault_count: u32, at = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count / set_handle_count: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
        /// `ULONG64 PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size / set_peak_virtual_size: u64, at = 16;
        /// `ULONG64 PeakWorkingSetSize` at 0x18. Unit: bytes.
        peak_working_set_size / set_peak_working_set_size: u64, at = 24;
        /// `ULONG64 PeakPagefileUsage` at 0x20. Unit: bytes.
        peak_pagefile_usage / set_peak_pagefile_usage: u64, at = 32;
        /// `ULONG64 QuotaPeakPagedPoolUsage` at 0x28. Unit: bytes.
        quota_peak_paged_pool_usage / set_quota_peak_paged_pool_usage: u64, at = 40;
        /// `ULONG64 QuotaPeakNonPagedPoolUsage` at 0x30. Unit: bytes.
        quota_peak_non_paged_pool_usage / set_quota_peak_non_paged_pool_usage: u64, at = 48;
        /// `ULONG64 VirtualSize` at 0x38. Unit: bytes.
        virtual_size / set_virtual_size: u64, at = 56;
        /// `ULONG64 WorkingSetSize` at 0x40. Unit: bytes.
        working_set_size / set_working_set_size: u64, at = 64;
        /// `ULONG64 PagefileUsage` at 0x48. Unit: bytes.
        pagefile_usage / set_pagefile_usage: u64, at = 72;
        /// `ULONG64 QuotaPagedPoolUsage` at 0x50. Unit: bytes.
        quota_paged_pool_usage / set_quota_paged_pool_usage: u64, at = 80;
        /// `ULONG64 QuotaNonPagedPoolUsage` at 0x58. Unit: bytes.
        quota_non_paged_pool_usage / set_quota_non_paged_pool_usage: u64, at = 88;
        /// `ULONG64 PrivatePageCount` at 0x60. Unit: bytes.
        private_page_count / set_private_page_count: u64, at = 96;
    }
}
