// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION_V2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_ENQUEUE_INFORMATION_V2 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A deferred procedure call was queued.
///
/// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION_V2`, 0x20 bytes. Releases 5.0+.
///
/// PERFINFO_DPC_ENQUEUE_INFORMATION and a run time.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION_V2")]
pub struct PerfinfoDpcEnqueueInformationV2 {
    /// `ULONGLONG Key`, at 0x00.
    pub key: u64,
    /// `LONG DpcQueueDepth`, at 0x08.
    pub dpc_queue_depth: i32,
    /// `ULONG DpcCount`, at 0x0C.
    pub dpc_count: u32,
    /// `ULONG TargetProcessorIndex`, at 0x10.
    pub target_processor_index: u32,
    /// `UCHAR Importance`, at 0x14.
    pub importance: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_15: Bytes<3>,
    /// `ULONGLONG DpcRuntime`, at 0x18.
    pub dpc_runtime: u64,
}

impl PerfinfoDpcEnqueueInformationV2 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            dpc_queue_depth: i32::from_le_bytes(get::<8, 4, _>(bytes)),
            dpc_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            target_processor_index: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            importance: u8::from_le_bytes(get::<20, 1, _>(bytes)),
            padding_15: Bytes(get::<21, 3, _>(bytes)),
            dpc_runtime: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.key.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dpc_queue_depth.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.dpc_count.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<20, 1, _>(&mut bytes, self.importance.to_le_bytes());
        put::<21, 3, _>(&mut bytes, self.padding_15.0);
        put::<24, 8, _>(&mut bytes, self.dpc_runtime.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_enqueue_information_v2::V5_0;
}

fixed_record!(PerfinfoDpcEnqueueInformationV2, PerfinfoDpcEnqueueInformationV2View, 32, "PERFINFO_DPC_ENQUEUE_INFORMATION_V2");
getters! {
    self PerfinfoDpcEnqueueInformationV2View "PerfinfoDpcEnqueueInformationV2View" {
        /// `ULONGLONG Key`, at 0x00.
        key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `LONG DpcQueueDepth`, at 0x08.
        dpc_queue_depth: i32 = i32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DpcCount`, at 0x0C.
        dpc_count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG TargetProcessorIndex`, at 0x10.
        target_processor_index: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `UCHAR Importance`, at 0x14.
        importance: u8 = u8::from_le_bytes(get::<20, 1, _>(self.fixed));
        /// `ULONGLONG DpcRuntime`, at 0x18.
        dpc_runtime: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
