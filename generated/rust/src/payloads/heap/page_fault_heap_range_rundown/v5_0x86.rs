// Generated from spec/structs/PageFault_HeapRangeRundown.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PageFault_HeapRangeRundown in the form of releases 5.0+ with 32 bit pointers.
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
/// A heap exists.
///
/// In C: `PageFault_HeapRangeRundown`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_HEAP_EVENT_RUNDOWN has a reserved word more, and then the ranges.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | ULONG | `HRFlags` |
/// | 0x08 | 0x4 | ULONG | `HRPid` |
/// | 0x0c | 0x4 | ULONG | `HRRangeCount` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PageFault_HeapRangeRundown")]
pub struct PageFaultHeapRangeRundown32 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u32,
    /// `ULONG HRFlags`, at 0x04. What it is for is not known.
    pub hr_flags: u32,
    /// `ULONG HRPid`, at 0x08. The process.
    pub hr_pid: u32,
    /// `ULONG HRRangeCount`, at 0x0C. How many ranges of addresses the heap has.
    pub hr_range_count: u32,
}
impl PageFaultHeapRangeRundown32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            hr_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            hr_pid: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            hr_range_count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PageFault_HeapRangeRundown",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.hr_flags.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.hr_pid.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.hr_range_count.to_le_bytes());
        bytes
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u32) {
        self.heap_handle = value;
    }
    /// `ULONG HRFlags`, at 0x04. What it is for is not known.
    #[inline]
    pub fn hr_flags(&self) -> u32 {
        self.hr_flags
    }
    /// Sets `HRFlags`.
    #[inline]
    pub fn set_hr_flags(&mut self, value: u32) {
        self.hr_flags = value;
    }
    /// `ULONG HRPid`, at 0x08. The process.
    #[inline]
    pub fn hr_pid(&self) -> u32 {
        self.hr_pid
    }
    /// Sets `HRPid`.
    #[inline]
    pub fn set_hr_pid(&mut self, value: u32) {
        self.hr_pid = value;
    }
    /// `ULONG HRRangeCount`, at 0x0C. How many ranges of addresses the heap has.
    #[inline]
    pub fn hr_range_count(&self) -> u32 {
        self.hr_range_count
    }
    /// Sets `HRRangeCount`.
    #[inline]
    pub fn set_hr_range_count(&mut self, value: u32) {
        self.hr_range_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::page_fault_heap_range_rundown::V5_0X86;
}
impl Default for PageFaultHeapRangeRundown32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PageFaultHeapRangeRundown32 {}
impl Record for PageFaultHeapRangeRundown32 {
    const NAME: &'static str = "PageFault_HeapRangeRundown";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PageFaultHeapRangeRundown32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PageFaultHeapRangeRundown32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PageFaultHeapRangeRundown32 {
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
            ),
        )
            .prop_map(|((heap_handle, hr_flags, hr_pid, hr_range_count),)| Self {
                heap_handle,
                hr_flags,
                hr_pid,
                hr_range_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PageFaultHeapRangeRundown32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PageFaultHeapRangeRundown32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PageFaultHeapRangeRundown32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PageFault_HeapRangeRundown",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PageFaultHeapRangeRundown32 {
        PageFaultHeapRangeRundown32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG HRFlags`, at 0x04. What it is for is not known.
    #[inline]
    pub fn hr_flags(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG HRPid`, at 0x08. The process.
    #[inline]
    pub fn hr_pid(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG HRRangeCount`, at 0x0C. How many ranges of addresses the heap has.
    #[inline]
    pub fn hr_range_count(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PageFaultHeapRangeRundown32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PageFaultHeapRangeRundown32View");
        out.field("heap_handle", &self.heap_handle());
        out.field("hr_flags", &self.hr_flags());
        out.field("hr_pid", &self.hr_pid());
        out.field("hr_range_count", &self.hr_range_count());
        out.finish()
    }
}
