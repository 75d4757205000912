// Generated from spec/structs/PERFINFO_DPC_ENQUEUE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_ENQUEUE_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
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
/// A deferred procedure call was put into a processor's queue.
///
/// In C: `PERFINFO_DPC_ENQUEUE_INFORMATION`, 0x14 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `Key` |
/// | 0x04 | 0x4 | LONG | `DpcQueueDepth` |
/// | 0x08 | 0x4 | ULONG | `DpcCount` |
/// | 0x0c | 0x4 | ULONG | `TargetProcessorIndex` |
/// | 0x10 | 0x1 | UCHAR | `Importance` |
/// | 0x11 | 0x3 | UCHAR \[3\] | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_ENQUEUE_INFORMATION")]
pub struct PerfinfoDpcEnqueueInformation32 {
    /// `ULONG_PTR Key`, at 0x00. Finds the event of the execution.
    pub key: u32,
    /// `LONG DpcQueueDepth`, at 0x04. How many calls the queue then has.
    pub dpc_queue_depth: i32,
    /// `ULONG DpcCount`, at 0x08. What it is for is not known.
    pub dpc_count: u32,
    /// `ULONG TargetProcessorIndex`, at 0x0C. The processor.
    pub target_processor_index: u32,
    /// `UCHAR Importance`, at 0x10. A value of the documented KDPC_IMPORTANCE.
    pub importance: u8,
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    pub reserved: [u8; 3],
}
impl PerfinfoDpcEnqueueInformation32 {
    /// The size in bytes.
    pub const SIZE: usize = 20;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            dpc_queue_depth: i32::from_le_bytes(get::<4, 4, _>(bytes)),
            dpc_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_processor_index: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            importance: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            reserved: array(part::<17, 3, _>(bytes), u8::from_le_bytes),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DPC_ENQUEUE_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 4, _>(&mut bytes, self.key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.dpc_queue_depth.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.dpc_count.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.importance.to_le_bytes());
        fill(
            part_mut::<17, 3, _>(&mut bytes),
            &self.reserved,
            |element| element.to_le_bytes(),
        );
        bytes
    }
    /// `ULONG_PTR Key`, at 0x00. Finds the event of the execution.
    #[inline]
    pub fn key(&self) -> u32 {
        self.key
    }
    /// Sets `Key`.
    #[inline]
    pub fn set_key(&mut self, value: u32) {
        self.key = value;
    }
    /// `LONG DpcQueueDepth`, at 0x04. How many calls the queue then has.
    #[inline]
    pub fn dpc_queue_depth(&self) -> i32 {
        self.dpc_queue_depth
    }
    /// Sets `DpcQueueDepth`.
    #[inline]
    pub fn set_dpc_queue_depth(&mut self, value: i32) {
        self.dpc_queue_depth = value;
    }
    /// `ULONG DpcCount`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dpc_count(&self) -> u32 {
        self.dpc_count
    }
    /// Sets `DpcCount`.
    #[inline]
    pub fn set_dpc_count(&mut self, value: u32) {
        self.dpc_count = value;
    }
    /// `ULONG TargetProcessorIndex`, at 0x0C. The processor.
    #[inline]
    pub fn target_processor_index(&self) -> u32 {
        self.target_processor_index
    }
    /// Sets `TargetProcessorIndex`.
    #[inline]
    pub fn set_target_processor_index(&mut self, value: u32) {
        self.target_processor_index = value;
    }
    /// `UCHAR Importance`, at 0x10. A value of the documented KDPC_IMPORTANCE.
    #[inline]
    pub fn importance(&self) -> u8 {
        self.importance
    }
    /// Sets `Importance`.
    #[inline]
    pub fn set_importance(&mut self, value: u8) {
        self.importance = value;
    }
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 3] {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: [u8; 3]) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_enqueue_information::V5_0X86;
}
impl Default for PerfinfoDpcEnqueueInformation32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 20])
    }
}
impl Sealed for PerfinfoDpcEnqueueInformation32 {}
impl Record for PerfinfoDpcEnqueueInformation32 {
    const NAME: &'static str = "PERFINFO_DPC_ENQUEUE_INFORMATION";
    const SIZE: usize = 20;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoDpcEnqueueInformation32 {
    const SIZE: usize = 20;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoDpcEnqueueInformation32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoDpcEnqueueInformation32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<i32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<[u8; 3]>(),
            ),
        )
            .prop_map(|
                (
                    (
                        key,
                        dpc_queue_depth,
                        dpc_count,
                        target_processor_index,
                        importance,
                        reserved,
                    ),
                )|
            Self {
                key,
                dpc_queue_depth,
                dpc_count,
                target_processor_index,
                importance,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoDpcEnqueueInformation32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoDpcEnqueueInformation32View<'a> {
    fixed: &'a [u8; 20],
}
impl<'a> PerfinfoDpcEnqueueInformation32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_DPC_ENQUEUE_INFORMATION",
                    needed: 20,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 20]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoDpcEnqueueInformation32 {
        PerfinfoDpcEnqueueInformation32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `ULONG_PTR Key`, at 0x00. Finds the event of the execution.
    #[inline]
    pub fn key(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `LONG DpcQueueDepth`, at 0x04. How many calls the queue then has.
    #[inline]
    pub fn dpc_queue_depth(&self) -> i32 {
        i32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG DpcCount`, at 0x08. What it is for is not known.
    #[inline]
    pub fn dpc_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG TargetProcessorIndex`, at 0x0C. The processor.
    #[inline]
    pub fn target_processor_index(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `UCHAR Importance`, at 0x10. A value of the documented KDPC_IMPORTANCE.
    #[inline]
    pub fn importance(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x11. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> [u8; 3] {
        array(part::<17, 3, _>(self.fixed), u8::from_le_bytes)
    }
}
impl core::fmt::Debug for PerfinfoDpcEnqueueInformation32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoDpcEnqueueInformation32View");
        out.field("key", &self.key());
        out.field("dpc_queue_depth", &self.dpc_queue_depth());
        out.field("dpc_count", &self.dpc_count());
        out.field("target_processor_index", &self.target_processor_index());
        out.field("importance", &self.importance());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
