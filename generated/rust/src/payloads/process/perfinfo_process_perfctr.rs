// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo spec generate`. Do not edit: edit that file.

//! Counters of a process.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::OBSERVED_TRACES, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PROCESS_PERFCTR", "PerfinfoProcessPerfctrPtr32")
    .size(60)
    .about("Counters of a process.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG PageFaultCount").at(4..8).means(Meaning::Count),
        unsigned("ULONG HandleCount").at(8..12).means(Meaning::Count),
        unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
        unsigned("SIZE_T PeakVirtualSize").at(16..20).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PeakWorkingSetSize").at(20..24).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PeakPagefileUsage").at(24..28).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPeakPagedPoolUsage").at(28..32).up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPeakNonPagedPoolUsage").at(32..36).up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T VirtualSize").at(36..40).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T WorkingSetSize").at(40..44).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PagefileUsage").at(44..48).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPagedPoolUsage").at(48..52).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaNonPagedPoolUsage").at(52..56).up_to(64).means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("SIZE_T PrivatePageCount").at(56..60).up_to(64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PROCESS_PERFCTR", "PerfinfoProcessPerfctrPtr64")
    .size(104)
    .about("Counters of a process.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).means(Meaning::ProcessId),
        unsigned("ULONG PageFaultCount").at(4..8).means(Meaning::Count),
        unsigned("ULONG HandleCount").at(8..12).means(Meaning::Count),
        unsigned("ULONG Reserved").at(12..16).means(Meaning::Reserved),
        unsigned("SIZE_T PeakVirtualSize").at(16..24).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PeakWorkingSetSize").at(24..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PeakPagefileUsage").at(32..40).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPeakPagedPoolUsage").at(40..48).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPeakNonPagedPoolUsage").at(48..56).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T VirtualSize").at(56..64).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T WorkingSetSize").at(64..72).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PagefileUsage").at(72..80).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaPagedPoolUsage").at(80..88).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T QuotaNonPagedPoolUsage").at(88..96).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("SIZE_T PrivatePageCount").at(96..104).means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Counters of a process.
    ///
    /// In C: `PERFINFO_PROCESS_PERFCTR`, 0x3c bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// The counters are those that the kernel reports for a process in SYSTEM_PROCESS_INFORMATION.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr32 / PerfinfoProcessPerfctrPtr32View: lone,
        name = "PERFINFO_PROCESS_PERFCTR", size = 60, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count / set_page_fault_count: u32, at = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count / set_handle_count: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
        /// `SIZE_T PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size / set_peak_virtual_size: u32, at = 16;
        /// `SIZE_T PeakWorkingSetSize` at 0x14. Unit: bytes.
        peak_working_set_size / set_peak_working_set_size: u32, at = 20;
        /// `SIZE_T PeakPagefileUsage` at 0x18. Unit: bytes.
        peak_pagefile_usage / set_peak_pagefile_usage: u32, at = 24;
        /// `SIZE_T QuotaPeakPagedPoolUsage` at 0x1C. Unit: bytes.
        quota_peak_paged_pool_usage / set_quota_peak_paged_pool_usage: u32, at = 28;
        /// `SIZE_T QuotaPeakNonPagedPoolUsage` at 0x20. Unit: bytes.
        quota_peak_non_paged_pool_usage / set_quota_peak_non_paged_pool_usage: u32, at = 32;
        /// `SIZE_T VirtualSize` at 0x24. Unit: bytes.
        virtual_size / set_virtual_size: u32, at = 36;
        /// `SIZE_T WorkingSetSize` at 0x28. Unit: bytes.
        working_set_size / set_working_set_size: u32, at = 40;
        /// `SIZE_T PagefileUsage` at 0x2C. Unit: bytes.
        pagefile_usage / set_pagefile_usage: u32, at = 44;
        /// `SIZE_T QuotaPagedPoolUsage` at 0x30. Unit: bytes.
        quota_paged_pool_usage / set_quota_paged_pool_usage: u32, at = 48;
        /// `SIZE_T QuotaNonPagedPoolUsage` at 0x34. Unit: bytes.
        quota_non_paged_pool_usage / set_quota_non_paged_pool_usage: u32, at = 52;
        /// `SIZE_T PrivatePageCount` at 0x38. Unit: bytes.
        private_page_count / set_private_page_count: u32, at = 56;
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
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public
    /// projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
    owned PerfinfoProcessPerfctrPtr64 / PerfinfoProcessPerfctrPtr64View: lone,
        name = "PERFINFO_PROCESS_PERFCTR", size = 104, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Process ID. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// `ULONG PageFaultCount` at 0x04.
        page_fault_count / set_page_fault_count: u32, at = 4;
        /// `ULONG HandleCount` at 0x08.
        handle_count / set_handle_count: u32, at = 8;
        /// Reserved or padding, according to a source. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
        /// `SIZE_T PeakVirtualSize` at 0x10. Unit: bytes.
        peak_virtual_size / set_peak_virtual_size: u64, at = 16;
        /// `SIZE_T PeakWorkingSetSize` at 0x18. Unit: bytes.
        peak_working_set_size / set_peak_working_set_size: u64, at = 24;
        /// `SIZE_T PeakPagefileUsage` at 0x20. Unit: bytes.
        peak_pagefile_usage / set_peak_pagefile_usage: u64, at = 32;
        /// `SIZE_T QuotaPeakPagedPoolUsage` at 0x28. Unit: bytes.
        quota_peak_paged_pool_usage / set_quota_peak_paged_pool_usage: u64, at = 40;
        /// `SIZE_T QuotaPeakNonPagedPoolUsage` at 0x30. Unit: bytes.
        quota_peak_non_paged_pool_usage / set_quota_peak_non_paged_pool_usage: u64, at = 48;
        /// `SIZE_T VirtualSize` at 0x38. Unit: bytes.
        virtual_size / set_virtual_size: u64, at = 56;
        /// `SIZE_T WorkingSetSize` at 0x40. Unit: bytes.
        working_set_size / set_working_set_size: u64, at = 64;
        /// `SIZE_T PagefileUsage` at 0x48. Unit: bytes.
        pagefile_usage / set_pagefile_usage: u64, at = 72;
        /// `SIZE_T QuotaPagedPoolUsage` at 0x50. Unit: bytes.
        quota_paged_pool_usage / set_quota_paged_pool_usage: u64, at = 80;
        /// `SIZE_T QuotaNonPagedPoolUsage` at 0x58. Unit: bytes.
        quota_non_paged_pool_usage / set_quota_non_paged_pool_usage: u64, at = 88;
        /// `SIZE_T PrivatePageCount` at 0x60. Unit: bytes.
        private_page_count / set_private_page_count: u64, at = 96;
    }
}

/// Alias of [`PerfinfoProcessPerfctrPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoProcessPerfctrPtr32` or `PerfinfoProcessPerfctrPtr64`"
]
pub type PerfinfoProcessPerfctr = PerfinfoProcessPerfctrPtr64;
/// Alias of [`PerfinfoProcessPerfctrPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoProcessPerfctrPtr32View` or `PerfinfoProcessPerfctrPtr64View`"
]
pub type PerfinfoProcessPerfctrView<'a> = PerfinfoProcessPerfctrPtr64View<'a>;
