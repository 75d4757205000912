// Generated from spec/structs/PERFINFO_PROCESS_PERFCTR.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PROCESS_PERFCTR in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
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
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PROCESS_PERFCTR")]
pub struct PerfinfoProcessPerfctr64 {
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
impl PerfinfoProcessPerfctr64 {
    /// The size in bytes.
    pub const SIZE: usize = 104;
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
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 104 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PROCESS_PERFCTR",
                    needed: 104,
                    have: bytes.len(),
                })
            }
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
    /// `ULONG ProcessId`, at 0x00.
    #[inline]
    pub fn process_id(&self) -> u32 {
        self.process_id
    }
    /// Sets `ProcessId`.
    #[inline]
    pub fn set_process_id(&mut self, value: u32) {
        self.process_id = value;
    }
    /// `ULONG PageFaultCount`, at 0x04.
    #[inline]
    pub fn page_fault_count(&self) -> u32 {
        self.page_fault_count
    }
    /// Sets `PageFaultCount`.
    #[inline]
    pub fn set_page_fault_count(&mut self, value: u32) {
        self.page_fault_count = value;
    }
    /// `ULONG HandleCount`, at 0x08.
    #[inline]
    pub fn handle_count(&self) -> u32 {
        self.handle_count
    }
    /// Sets `HandleCount`.
    #[inline]
    pub fn set_handle_count(&mut self, value: u32) {
        self.handle_count = value;
    }
    /// `ULONG Reserved`, at 0x0C. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u32 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u32) {
        self.reserved = value;
    }
    /// `SIZE_T PeakVirtualSize`, at 0x10. Unit: bytes.
    #[inline]
    pub fn peak_virtual_size(&self) -> u64 {
        self.peak_virtual_size
    }
    /// Sets `PeakVirtualSize`.
    #[inline]
    pub fn set_peak_virtual_size(&mut self, value: u64) {
        self.peak_virtual_size = value;
    }
    /// `SIZE_T PeakWorkingSetSize`, at 0x18. Unit: bytes.
    #[inline]
    pub fn peak_working_set_size(&self) -> u64 {
        self.peak_working_set_size
    }
    /// Sets `PeakWorkingSetSize`.
    #[inline]
    pub fn set_peak_working_set_size(&mut self, value: u64) {
        self.peak_working_set_size = value;
    }
    /// `SIZE_T PeakPagefileUsage`, at 0x20. Unit: bytes.
    #[inline]
    pub fn peak_pagefile_usage(&self) -> u64 {
        self.peak_pagefile_usage
    }
    /// Sets `PeakPagefileUsage`.
    #[inline]
    pub fn set_peak_pagefile_usage(&mut self, value: u64) {
        self.peak_pagefile_usage = value;
    }
    /// `SIZE_T QuotaPeakPagedPoolUsage`, at 0x28. Unit: bytes.
    #[inline]
    pub fn quota_peak_paged_pool_usage(&self) -> u64 {
        self.quota_peak_paged_pool_usage
    }
    /// Sets `QuotaPeakPagedPoolUsage`.
    #[inline]
    pub fn set_quota_peak_paged_pool_usage(&mut self, value: u64) {
        self.quota_peak_paged_pool_usage = value;
    }
    /// `SIZE_T QuotaPeakNonPagedPoolUsage`, at 0x30. Unit: bytes.
    #[inline]
    pub fn quota_peak_non_paged_pool_usage(&self) -> u64 {
        self.quota_peak_non_paged_pool_usage
    }
    /// Sets `QuotaPeakNonPagedPoolUsage`.
    #[inline]
    pub fn set_quota_peak_non_paged_pool_usage(&mut self, value: u64) {
        self.quota_peak_non_paged_pool_usage = value;
    }
    /// `SIZE_T VirtualSize`, at 0x38. Unit: bytes.
    #[inline]
    pub fn virtual_size(&self) -> u64 {
        self.virtual_size
    }
    /// Sets `VirtualSize`.
    #[inline]
    pub fn set_virtual_size(&mut self, value: u64) {
        self.virtual_size = value;
    }
    /// `SIZE_T WorkingSetSize`, at 0x40. Unit: bytes.
    #[inline]
    pub fn working_set_size(&self) -> u64 {
        self.working_set_size
    }
    /// Sets `WorkingSetSize`.
    #[inline]
    pub fn set_working_set_size(&mut self, value: u64) {
        self.working_set_size = value;
    }
    /// `SIZE_T PagefileUsage`, at 0x48. Unit: bytes.
    #[inline]
    pub fn pagefile_usage(&self) -> u64 {
        self.pagefile_usage
    }
    /// Sets `PagefileUsage`.
    #[inline]
    pub fn set_pagefile_usage(&mut self, value: u64) {
        self.pagefile_usage = value;
    }
    /// `SIZE_T QuotaPagedPoolUsage`, at 0x50. Unit: bytes.
    #[inline]
    pub fn quota_paged_pool_usage(&self) -> u64 {
        self.quota_paged_pool_usage
    }
    /// Sets `QuotaPagedPoolUsage`.
    #[inline]
    pub fn set_quota_paged_pool_usage(&mut self, value: u64) {
        self.quota_paged_pool_usage = value;
    }
    /// `SIZE_T QuotaNonPagedPoolUsage`, at 0x58. Unit: bytes.
    #[inline]
    pub fn quota_non_paged_pool_usage(&self) -> u64 {
        self.quota_non_paged_pool_usage
    }
    /// Sets `QuotaNonPagedPoolUsage`.
    #[inline]
    pub fn set_quota_non_paged_pool_usage(&mut self, value: u64) {
        self.quota_non_paged_pool_usage = value;
    }
    /// `SIZE_T PrivatePageCount`, at 0x60.
    #[inline]
    pub fn private_page_count(&self) -> u64 {
        self.private_page_count
    }
    /// Sets `PrivatePageCount`.
    #[inline]
    pub fn set_private_page_count(&mut self, value: u64) {
        self.private_page_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_process_perfctr::V5_0X64;
}
impl Default for PerfinfoProcessPerfctr64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 104])
    }
}
impl Sealed for PerfinfoProcessPerfctr64 {}
impl Record for PerfinfoProcessPerfctr64 {
    const NAME: &'static str = "PERFINFO_PROCESS_PERFCTR";
    const SIZE: usize = 104;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoProcessPerfctr64 {
    const SIZE: usize = 104;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoProcessPerfctr64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoProcessPerfctr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|
                (
                    (
                        process_id,
                        page_fault_count,
                        handle_count,
                        reserved,
                        peak_virtual_size,
                        peak_working_set_size,
                        peak_pagefile_usage,
                        quota_peak_paged_pool_usage,
                    ),
                    (
                        quota_peak_non_paged_pool_usage,
                        virtual_size,
                        working_set_size,
                        pagefile_usage,
                        quota_paged_pool_usage,
                        quota_non_paged_pool_usage,
                        private_page_count,
                    ),
                )|
            Self {
                process_id,
                page_fault_count,
                handle_count,
                reserved,
                peak_virtual_size,
                peak_working_set_size,
                peak_pagefile_usage,
                quota_peak_paged_pool_usage,
                quota_peak_non_paged_pool_usage,
                virtual_size,
                working_set_size,
                pagefile_usage,
                quota_paged_pool_usage,
                quota_non_paged_pool_usage,
                private_page_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoProcessPerfctr64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoProcessPerfctr64View<'a> {
    fixed: &'a [u8; 104],
}
impl<'a> PerfinfoProcessPerfctr64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 104 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PROCESS_PERFCTR",
                    needed: 104,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 104]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoProcessPerfctr64 {
        PerfinfoProcessPerfctr64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 104] {
        self.fixed
    }
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
impl core::fmt::Debug for PerfinfoProcessPerfctr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoProcessPerfctr64View");
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
