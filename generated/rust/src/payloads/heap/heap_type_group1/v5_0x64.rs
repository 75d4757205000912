// Generated from spec/structs/Heap_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Heap_TypeGroup1 in the form of releases 5.0+ with 64 bit pointers.
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
/// A heap was destroyed, locked, unlocked, validated or walked.
///
/// In C: `Heap_TypeGroup1`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// ETW_HEAP_EVENT_COMMON is the same with the trace header.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Heap_TypeGroup1")]
pub struct HeapTypeGroup164 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
}
impl HeapTypeGroup164 {
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
                    name: "Heap_TypeGroup1",
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_type_group1::V5_0X64;
}
impl Default for HeapTypeGroup164 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for HeapTypeGroup164 {}
impl Record for HeapTypeGroup164 {
    const NAME: &'static str = "Heap_TypeGroup1";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapTypeGroup164 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapTypeGroup164);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapTypeGroup164 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u64>(),),)
            .prop_map(|((heap_handle,),)| Self { heap_handle });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapTypeGroup164`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapTypeGroup164View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> HeapTypeGroup164View<'a> {
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
                    name: "Heap_TypeGroup1",
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
    pub fn to_value(&self) -> HeapTypeGroup164 {
        HeapTypeGroup164::from_bytes(self.fixed)
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
impl core::fmt::Debug for HeapTypeGroup164View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapTypeGroup164View");
        out.field("heap_handle", &self.heap_handle());
        out.finish()
    }
}
