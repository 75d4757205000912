// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PROCESS_PERFCTR in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The counters of a process.
///
/// In C: `PERFINFO_PROCESS_PERFCTR`, 0x3c bytes. Releases 5.0+ with 32 bit pointers.
///
/// They are those that the kernel tells of a process in SYSTEM_PROCESS_INFORMATION.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
pub struct PerfinfoProcessPerfctrX86 {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG PageFaultCount`, at 0x04.
    pub page_fault_count: u32,
    /// `ULONG HandleCount`, at 0x08.
    pub handle_count: u32,
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    pub reserved: u32,
    /// `SIZE_T PeakVirtualSize`, at 0x10. Unit: bytes.
    pub peak_virtual_size: u32,
    /// `SIZE_T PeakWorkingSetSize`, at 0x14. Unit: bytes.
    pub peak_working_set_size: u32,
    /// `SIZE_T PeakPagefileUsage`, at 0x18. Unit: bytes.
    pub peak_pagefile_usage: u32,
    /// `SIZE_T QuotaPeakPagedPoolUsage`, at 0x1C. Unit: bytes.
    pub quota_peak_paged_pool_usage: u32,
    /// `SIZE_T QuotaPeakNonPagedPoolUsage`, at 0x20. Unit: bytes.
    pub quota_peak_non_paged_pool_usage: u32,
    /// `SIZE_T VirtualSize`, at 0x24. Unit: bytes.
    pub virtual_size: u32,
    /// `SIZE_T WorkingSetSize`, at 0x28. Unit: bytes.
    pub working_set_size: u32,
    /// `SIZE_T PagefileUsage`, at 0x2C. Unit: bytes.
    pub pagefile_usage: u32,
    /// `SIZE_T QuotaPagedPoolUsage`, at 0x30. Unit: bytes.
    pub quota_paged_pool_usage: u32,
    /// `SIZE_T QuotaNonPagedPoolUsage`, at 0x34. Unit: bytes.
    pub quota_non_paged_pool_usage: u32,
    /// `SIZE_T PrivatePageCount`, at 0x38.
    pub private_page_count: u32,
}

impl PerfinfoProcessPerfctrX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            page_fault_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            handle_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            peak_virtual_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            peak_working_set_size: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            peak_pagefile_usage: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            quota_peak_paged_pool_usage: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            quota_peak_non_paged_pool_usage: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            virtual_size: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            working_set_size: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            pagefile_usage: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            quota_paged_pool_usage: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            quota_non_paged_pool_usage: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            private_page_count: u32::from_le_bytes(get::<56, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.page_fault_count.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.handle_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.peak_virtual_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.peak_working_set_size.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.peak_pagefile_usage.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.quota_peak_paged_pool_usage.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.quota_peak_non_paged_pool_usage.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.virtual_size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.working_set_size.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.pagefile_usage.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.quota_paged_pool_usage.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.quota_non_paged_pool_usage.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.private_page_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_process_perfctr::V5_0X86;
}

fixed_record!(PerfinfoProcessPerfctrX86, PerfinfoProcessPerfctrX86View, 60, "PERFINFO_PROCESS_PERFCTR");
getters! {
    self PerfinfoProcessPerfctrX86View "PerfinfoProcessPerfctrX86View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG PageFaultCount`, at 0x04.
        page_fault_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG HandleCount`, at 0x08.
        handle_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x0C.
        reserved: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `SIZE_T PeakVirtualSize`, at 0x10.
        peak_virtual_size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `SIZE_T PeakWorkingSetSize`, at 0x14.
        peak_working_set_size: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `SIZE_T PeakPagefileUsage`, at 0x18.
        peak_pagefile_usage: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `SIZE_T QuotaPeakPagedPoolUsage`, at 0x1C.
        quota_peak_paged_pool_usage: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `SIZE_T QuotaPeakNonPagedPoolUsage`, at 0x20.
        quota_peak_non_paged_pool_usage: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `SIZE_T VirtualSize`, at 0x24.
        virtual_size: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `SIZE_T WorkingSetSize`, at 0x28.
        working_set_size: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `SIZE_T PagefileUsage`, at 0x2C.
        pagefile_usage: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `SIZE_T QuotaPagedPoolUsage`, at 0x30.
        quota_paged_pool_usage: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `SIZE_T QuotaNonPagedPoolUsage`, at 0x34.
        quota_non_paged_pool_usage: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `SIZE_T PrivatePageCount`, at 0x38.
        private_page_count: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
    }
}
