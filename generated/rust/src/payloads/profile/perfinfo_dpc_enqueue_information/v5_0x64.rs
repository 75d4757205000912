// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_ENQUEUE_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A deferred procedure call was put into a processor's queue.
///
/// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
pub struct PerfinfoDpcEnqueueInformationX64 {
    /// `ULONG_PTR Key`, at 0x00. Finds the event of the execution.
    pub key: u64,
    /// `LONG DpcQueueDepth`, at 0x08. How many calls the queue then has.
    pub dpc_queue_depth: i32,
    /// `ULONG DpcCount`, at 0x0C. What it is for is not known.
    pub dpc_count: u32,
    /// `ULONG TargetProcessorIndex`, at 0x10. The processor.
    pub target_processor_index: u32,
    /// `UCHAR Importance`, at 0x14. A value of the documented KDPC_IMPORTANCE.
    pub importance: u8,
    /// `UCHAR Reserved`, at 0x15. What it is for is not known.
    pub reserved: [u8; 3],
}

impl PerfinfoDpcEnqueueInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            dpc_queue_depth: i32::from_le_bytes(get::<8, 4, _>(bytes)),
            dpc_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            target_processor_index: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            importance: u8::from_le_bytes(get::<20, 1, _>(bytes)),
            reserved: array(part::<21, 3, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.key.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dpc_queue_depth.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.dpc_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<20, 1, _>(&mut bytes, self.importance.to_le_bytes());
        fill(part_mut::<21, 3, _>(&mut bytes), &self.reserved, |element| element.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_enqueue_information::V5_0X64;
}

fixed_record!(PerfinfoDpcEnqueueInformationX64, PerfinfoDpcEnqueueInformationX64View, 24, "PERFINFO_DPC_ENQUEUE_INFORMATION");
getters! {
    self PerfinfoDpcEnqueueInformationX64View "PerfinfoDpcEnqueueInformationX64View" {
        /// `ULONG_PTR Key`, at 0x00.
        key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LONG DpcQueueDepth`, at 0x08.
        dpc_queue_depth: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DpcCount`, at 0x0C.
        dpc_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG TargetProcessorIndex`, at 0x10.
        target_processor_index: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `UCHAR Importance`, at 0x14.
        importance: u8 = u8::from_le_bytes(get::<20, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x15.
        reserved: [u8; 3] = array(part::<21, 3, _>(self.fixed), u8::from_le_bytes);
    }
}
