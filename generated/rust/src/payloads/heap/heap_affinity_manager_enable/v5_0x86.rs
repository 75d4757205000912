// Generated from spec/structs/HEAP_AFFINITY_MANAGER_ENABLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_AFFINITY_MANAGER_ENABLE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A heap began to keep blocks of a size apart by processor.
///
/// In C: `HEAP_AFFINITY_MANAGER_ENABLE`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_AFFINITY_MANAGER_ENABLE")]
#[doc(alias = "HEAP_AFINITY_MANAGER_ENABLE")]
pub struct HeapAffinityManagerEnableX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `ULONG BucketIndex`, at 0x24. The bucket, that is, the size of the blocks.
    pub bucket_index: u32,
}

impl HeapAffinityManagerEnableX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            bucket_index: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.bucket_index.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_affinity_manager_enable::V5_0X86;
}

fixed_record!(HeapAffinityManagerEnableX86, HeapAffinityManagerEnableX86View, 40, "HEAP_AFFINITY_MANAGER_ENABLE");
getters! {
    self HeapAffinityManagerEnableX86View "HeapAffinityManagerEnableX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID HeapHandle`, at 0x20.
        heap_handle: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG BucketIndex`, at 0x24.
        bucket_index: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
