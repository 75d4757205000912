// Generated from spec/structs/HeapTrace_Create.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HeapTrace_Create in the form of releases 5.0+ with 64 bit pointers.
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
/// A heap was created.
///
/// Microsoft gives it no name: `HeapTrace_Create`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// The MOF calls the class HeapCreate, which is the name of a function of Windows. ETW_HEAP_EVENT_CREATE is its later form, with the trace header before it and three sizes behind it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `HeapHandle` |
/// | 0x08 | 0x4 | ULONG | `HeapFlags` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HeapTrace_Create")]
pub struct HeapTraceCreate64 {
    /// `PVOID HeapHandle`, at 0x00. The heap.
    pub heap_handle: u64,
    /// `ULONG HeapFlags`, at 0x08. The documented HEAP_ flags.
    pub heap_flags: u32,
}
impl HeapTraceCreate64 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            heap_handle: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            heap_flags: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HeapTrace_Create",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.heap_flags.to_le_bytes());
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
    /// `ULONG HeapFlags`, at 0x08. The documented HEAP_ flags.
    #[inline]
    pub fn heap_flags(&self) -> u32 {
        self.heap_flags
    }
    /// Sets `HeapFlags`.
    #[inline]
    pub fn set_heap_flags(&mut self, value: u32) {
        self.heap_flags = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_trace_create::V5_0X64;
}
impl Default for HeapTraceCreate64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for HeapTraceCreate64 {}
impl Record for HeapTraceCreate64 {
    const NAME: &'static str = "HeapTrace_Create";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapTraceCreate64 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapTraceCreate64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapTraceCreate64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((heap_handle, heap_flags),)| Self { heap_handle, heap_flags });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapTraceCreate64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapTraceCreate64View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> HeapTraceCreate64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HeapTrace_Create",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapTraceCreate64 {
        HeapTraceCreate64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00. The heap.
    #[inline]
    pub fn heap_handle(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG HeapFlags`, at 0x08. The documented HEAP_ flags.
    #[inline]
    pub fn heap_flags(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapTraceCreate64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapTraceCreate64View");
        out.field("heap_handle", &self.heap_handle());
        out.field("heap_flags", &self.heap_flags());
        out.finish()
    }
}
