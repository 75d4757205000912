// Generated from spec/structs/PageFault_HeapRangeDestroy.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PageFault_HeapRangeDestroy in the form of releases 5.0+ with 64 bit pointers.
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
/// A heap gave back its addresses.
///
/// In C: `PageFault_HeapRangeDestroy`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// HEAP_RANGE_DESTROY is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PageFault_HeapRangeDestroy")]
pub struct PageFaultHeapRangeDestroy64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
}
impl PageFaultHeapRangeDestroy64 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PageFault_HeapRangeDestroy",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        bytes
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u64) {
        self.heap_handle = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::page_fault_heap_range_destroy::V5_0X64;
}
impl Default for PageFaultHeapRangeDestroy64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PageFaultHeapRangeDestroy64 {}
impl Record for PageFaultHeapRangeDestroy64 {
    const NAME: &'static str = "PageFault_HeapRangeDestroy";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PageFaultHeapRangeDestroy64 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PageFaultHeapRangeDestroy64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PageFaultHeapRangeDestroy64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((heap_handle,),)| Self { heap_handle });
        strategy.boxed()
    }
}
/// A borrowed view of [`PageFaultHeapRangeDestroy64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PageFaultHeapRangeDestroy64View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PageFaultHeapRangeDestroy64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PageFault_HeapRangeDestroy",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PageFaultHeapRangeDestroy64 {
        PageFaultHeapRangeDestroy64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PageFaultHeapRangeDestroy64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PageFaultHeapRangeDestroy64View");
        out.field("heap_handle", &self.heap_handle());
        out.finish()
    }
}
