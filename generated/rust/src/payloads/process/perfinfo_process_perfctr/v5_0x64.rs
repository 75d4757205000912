// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PROCESS_PERFCTR in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// The counters of a process.
///
/// In C: `PERFINFO_PROCESS_PERFCTR`, 0x68 bytes. Releases 5.0+ with 64 bit pointers.
///
/// They are those that the kernel tells of a process in SYSTEM_PROCESS_INFORMATION.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessId` |
/// | 0x04 | 0x4 | ULONG | `PageFaultCount` |
/// | 0x08 | 0x4 | ULONG | `HandleCount` |
/// | 0x0c | 0x4 | ULONG | `Reserved` |
/// | 0x10 | 0x8 | SIZE_T | `PeakVirtualSize` |
/// | 0x18 | 0x8 | SIZE_T | `PeakWorkingSetSize` |
/// | 0x20 | 0x8 | SIZE_T | `PeakPagefileUsage` |
/// | 0x28 | 0x8 | SIZE_T | `QuotaPeakPagedPoolUsage` |
/// | 0x30 | 0x8 | SIZE_T | `QuotaPeakNonPagedPoolUsage` |
/// | 0x38 | 0x8 | SIZE_T | `VirtualSize` |
/// | 0x40 | 0x8 | SIZE_T | `WorkingSetSize` |
/// | 0x48 | 0x8 | SIZE_T | `PagefileUsage` |
/// | 0x50 | 0x8 | SIZE_T | `QuotaPagedPoolUsage` |
/// | 0x58 | 0x8 | SIZE_T | `QuotaNonPagedPoolUsage` |
/// | 0x60 | 0x8 | SIZE_T | `PrivatePageCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
pub struct PerfinfoProcessPerfctrX64 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG PageFaultCount`, at 0x04.
    pub page_fault_count: u32,
    /// `ULONG HandleCount`, at 0x08.
    pub handle_count: u32,
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    pub reserved: u32,
    /// `SIZE_T PeakVirtualSize`, at 0x10. Unit: bytes.
    pub peak_virtual_size: u64,
    /// `SIZE_T PeakWorkingSetSize`, at 0x18. Unit: bytes.
    pub peak_working_set_size: u64,
    /// `SIZE_T PeakPagefileUsage`, at 0x20. Unit: bytes.
    pub peak_pagefile_usage: u64,
    /// `SIZE_T QuotaPeakPagedPoolUsage`, at 0x28. Unit: bytes.
    pub quota_peak_paged_pool_usage: u64,
    /// `SIZE_T QuotaPeakNonPagedPoolUsage`, at 0x30. Unit: bytes.
    pub quota_peak_non_paged_pool_usage: u64,
    /// `SIZE_T VirtualSize`, at 0x38. Unit: bytes.
    pub virtual_size: u64,
    /// `SIZE_T WorkingSetSize`, at 0x40. Unit: bytes.
    pub working_set_size: u64,
    /// `SIZE_T PagefileUsage`, at 0x48. Unit: bytes.
    pub pagefile_usage: u64,
    /// `SIZE_T QuotaPagedPoolUsage`, at 0x50. Unit: bytes.
    pub quota_paged_pool_usage: u64,
    /// `SIZE_T QuotaNonPagedPoolUsage`, at 0x58. Unit: bytes.
    pub quota_non_paged_pool_usage: u64,
    /// `SIZE_T PrivatePageCount`, at 0x60.
    pub private_page_count: u64,
}
impl PerfinfoProcessPerfctrX64 {
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_process_perfctr::V5_0X64;
}
fixed_record!(
    PerfinfoProcessPerfctrX64, PerfinfoProcessPerfctrX64View, 104,
    "PERFINFO_PROCESS_PERFCTR"
);
impl<'a> PerfinfoProcessPerfctrX64View<'a> {
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG PageFaultCount`, at 0x04.
    #[inline]
    pub fn page_fault_count(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG HandleCount`, at 0x08.
    #[inline]
    pub fn handle_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `SIZE_T PeakVirtualSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn peak_virtual_size(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `SIZE_T PeakWorkingSetSize`, at 0x18. Unit: bytes.
    #[inline]
    pub fn peak_working_set_size(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `SIZE_T PeakPagefileUsage`, at 0x20. Unit: bytes.
    #[inline]
    pub fn peak_pagefile_usage(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `SIZE_T QuotaPeakPagedPoolUsage`, at 0x28. Unit: bytes.
    #[inline]
    pub fn quota_peak_paged_pool_usage(&self) -> u64 {
        u64::from_le_bytes(get::<40, 8, _>(self.fixed))
    }
    /// `SIZE_T QuotaPeakNonPagedPoolUsage`, at 0x30. Unit: bytes.
    #[inline]
    pub fn quota_peak_non_paged_pool_usage(&self) -> u64 {
        u64::from_le_bytes(get::<48, 8, _>(self.fixed))
    }
    /// `SIZE_T VirtualSize`, at 0x38. Unit: bytes.
    #[inline]
    pub fn virtual_size(&self) -> u64 {
        u64::from_le_bytes(get::<56, 8, _>(self.fixed))
    }
    /// `SIZE_T WorkingSetSize`, at 0x40. Unit: bytes.
    #[inline]
    pub fn working_set_size(&self) -> u64 {
        u64::from_le_bytes(get::<64, 8, _>(self.fixed))
    }
    /// `SIZE_T PagefileUsage`, at 0x48. Unit: bytes.
    #[inline]
    pub fn pagefile_usage(&self) -> u64 {
        u64::from_le_bytes(get::<72, 8, _>(self.fixed))
    }
    /// `SIZE_T QuotaPagedPoolUsage`, at 0x50. Unit: bytes.
    #[inline]
    pub fn quota_paged_pool_usage(&self) -> u64 {
        u64::from_le_bytes(get::<80, 8, _>(self.fixed))
    }
    /// `SIZE_T QuotaNonPagedPoolUsage`, at 0x58. Unit: bytes.
    #[inline]
    pub fn quota_non_paged_pool_usage(&self) -> u64 {
        u64::from_le_bytes(get::<88, 8, _>(self.fixed))
    }
    /// `SIZE_T PrivatePageCount`, at 0x60.
    #[inline]
    pub fn private_page_count(&self) -> u64 {
        u64::from_le_bytes(get::<96, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoProcessPerfctrX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoProcessPerfctrX64View");
        out.field("process_id", &self.process_id());
        out.field("page_fault_count", &self.page_fault_count());
        out.field("handle_count", &self.handle_count());
        out.field("reserved", &self.reserved());
        out.field("peak_virtual_size", &self.peak_virtual_size());
        out.field("peak_working_set_size", &self.peak_working_set_size());
        out.field("peak_pagefile_usage", &self.peak_pagefile_usage());
        out.field("quota_peak_paged_pool_usage", &self.quota_peak_paged_pool_usage());
        out.field(
            "quota_peak_non_paged_pool_usage",
            &self.quota_peak_non_paged_pool_usage(),
        );
        out.field("virtual_size", &self.virtual_size());
        out.field("working_set_size", &self.working_set_size());
        out.field("pagefile_usage", &self.pagefile_usage());
        out.field("quota_paged_pool_usage", &self.quota_paged_pool_usage());
        out.field("quota_non_paged_pool_usage", &self.quota_non_paged_pool_usage());
        out.field("private_page_count", &self.private_page_count());
        out.finish()
    }
}
