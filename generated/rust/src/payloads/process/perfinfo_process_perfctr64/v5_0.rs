// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PROCESS_PERFCTR64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The same as PERFINFO_PROCESS_PERFCTR, for 64-bit data whatever the reader's pointer size.
///
/// In C: `PERFINFO_PROCESS_PERFCTR64`, 0x68 bytes. Releases 5.0+.
///
/// They are those that the kernel tells of a process in SYSTEM_PROCESS_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PROCESS_PERFCTR64")]
pub struct PerfinfoProcessPerfctr64 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG PageFaultCount`, at 0x04.
    pub page_fault_count: u32,
    /// `ULONG HandleCount`, at 0x08.
    pub handle_count: u32,
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    pub reserved: u32,
    /// `ULONG64 PeakVirtualSize`, at 0x10. Unit: bytes.
    pub peak_virtual_size: u64,
    /// `ULONG64 PeakWorkingSetSize`, at 0x18. Unit: bytes.
    pub peak_working_set_size: u64,
    /// `ULONG64 PeakPagefileUsage`, at 0x20. Unit: bytes.
    pub peak_pagefile_usage: u64,
    /// `ULONG64 QuotaPeakPagedPoolUsage`, at 0x28. Unit: bytes.
    pub quota_peak_paged_pool_usage: u64,
    /// `ULONG64 QuotaPeakNonPagedPoolUsage`, at 0x30. Unit: bytes.
    pub quota_peak_non_paged_pool_usage: u64,
    /// `ULONG64 VirtualSize`, at 0x38. Unit: bytes.
    pub virtual_size: u64,
    /// `ULONG64 WorkingSetSize`, at 0x40. Unit: bytes.
    pub working_set_size: u64,
    /// `ULONG64 PagefileUsage`, at 0x48. Unit: bytes.
    pub pagefile_usage: u64,
    /// `ULONG64 QuotaPagedPoolUsage`, at 0x50. Unit: bytes.
    pub quota_paged_pool_usage: u64,
    /// `ULONG64 QuotaNonPagedPoolUsage`, at 0x58. Unit: bytes.
    pub quota_non_paged_pool_usage: u64,
    /// `ULONG64 PrivatePageCount`, at 0x60.
    pub private_page_count: u64,
}

impl PerfinfoProcessPerfctr64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 104]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            page_fault_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            handle_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            peak_virtual_size: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            peak_working_set_size: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            peak_pagefile_usage: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            quota_peak_paged_pool_usage: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            quota_peak_non_paged_pool_usage: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            virtual_size: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            working_set_size: u64::from_le_bytes(get::<64, 8, _>(bytes)),
            pagefile_usage: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            quota_paged_pool_usage: u64::from_le_bytes(get::<80, 8, _>(bytes)),
            quota_non_paged_pool_usage: u64::from_le_bytes(get::<88, 8, _>(bytes)),
            private_page_count: u64::from_le_bytes(get::<96, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 104] {
        let mut bytes = [0; 104];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.page_fault_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.handle_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.peak_virtual_size.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.peak_working_set_size.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.peak_pagefile_usage.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.quota_peak_paged_pool_usage.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.quota_peak_non_paged_pool_usage.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.virtual_size.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.working_set_size.to_le_bytes());
        put::<72, 8, _>(&mut bytes, self.pagefile_usage.to_le_bytes());
        put::<80, 8, _>(&mut bytes, self.quota_paged_pool_usage.to_le_bytes());
        put::<88, 8, _>(&mut bytes, self.quota_non_paged_pool_usage.to_le_bytes());
        put::<96, 8, _>(&mut bytes, self.private_page_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_process_perfctr64::V5_0;
}

fixed_record!(PerfinfoProcessPerfctr64, PerfinfoProcessPerfctr64View, 104, "PERFINFO_PROCESS_PERFCTR64");
getters! {
    self PerfinfoProcessPerfctr64View "PerfinfoProcessPerfctr64View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG PageFaultCount`, at 0x04.
        page_fault_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG HandleCount`, at 0x08.
        handle_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x0C.
        reserved: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG64 PeakVirtualSize`, at 0x10.
        peak_virtual_size: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG64 PeakWorkingSetSize`, at 0x18.
        peak_working_set_size: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG64 PeakPagefileUsage`, at 0x20.
        peak_pagefile_usage: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG64 QuotaPeakPagedPoolUsage`, at 0x28.
        quota_peak_paged_pool_usage: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `ULONG64 QuotaPeakNonPagedPoolUsage`, at 0x30.
        quota_peak_non_paged_pool_usage: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONG64 VirtualSize`, at 0x38.
        virtual_size: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `ULONG64 WorkingSetSize`, at 0x40.
        working_set_size: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
        /// `ULONG64 PagefileUsage`, at 0x48.
        pagefile_usage: u64 = u64::from_le_bytes(get::<72, 8, _>(self.fixed));
        /// `ULONG64 QuotaPagedPoolUsage`, at 0x50.
        quota_paged_pool_usage: u64 = u64::from_le_bytes(get::<80, 8, _>(self.fixed));
        /// `ULONG64 QuotaNonPagedPoolUsage`, at 0x58.
        quota_non_paged_pool_usage: u64 = u64::from_le_bytes(get::<88, 8, _>(self.fixed));
        /// `ULONG64 PrivatePageCount`, at 0x60.
        private_page_count: u64 = u64::from_le_bytes(get::<96, 8, _>(self.fixed));
    }
}
