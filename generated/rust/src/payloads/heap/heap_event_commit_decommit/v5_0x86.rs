// Generated from spec/structs/HEAP_EVENT_COMMIT_DECOMMIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_EVENT_COMMIT_DECOMMIT in the form of releases 5.0+ with 32 bit pointers.
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
/// Memory of a heap that was committed or decommitted.
///
/// In C: `HEAP_EVENT_COMMIT_DECOMMIT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `HeapHandle` |
/// | 0x04 | 0x4 | PVOID | `Block` |
/// | 0x08 | 0x4 | SIZE_T | `Size` |
/// | 0x0c | 0x4 | ULONG | `Caller` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_EVENT_COMMIT_DECOMMIT")]
pub struct HeapEventCommitDecommit32 {
    /// `PVOID HeapHandle`, at 0x00.
    pub heap_handle: u32,
    /// `PVOID Block`, at 0x04.
    pub block: u32,
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    pub size: u32,
    /// `ULONG Caller`, at 0x0C. The part of the heap's code that did it.
    pub caller: crate::payloads::heap::HeapLog,
}
impl HeapEventCommitDecommit32 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            heap_handle: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            block: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            caller: crate::payloads::heap::HeapLog::from_le(get::<12, 4, _>(bytes)),
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
                    name: "HEAP_EVENT_COMMIT_DECOMMIT",
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
        put::<4, 4, _>(&mut bytes, self.block.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.caller.to_le());
        bytes
    }
    /// `PVOID HeapHandle`, at 0x00.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u32) {
        self.heap_handle = value;
    }
    /// `PVOID Block`, at 0x04.
    #[inline]
    pub fn block(&self) -> u32 {
        self.block
    }
    /// Sets `Block`.
    #[inline]
    pub fn set_block(&mut self, value: u32) {
        self.block = value;
    }
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `ULONG Caller`, at 0x0C. The part of the heap's code that did it.
    #[inline]
    pub fn caller(&self) -> crate::payloads::heap::HeapLog {
        self.caller
    }
    /// Sets `Caller`.
    #[inline]
    pub fn set_caller(&mut self, value: crate::payloads::heap::HeapLog) {
        self.caller = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_event_commit_decommit::V5_0X86;
}
impl Default for HeapEventCommitDecommit32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for HeapEventCommitDecommit32 {}
impl Record for HeapEventCommitDecommit32 {
    const NAME: &'static str = "HEAP_EVENT_COMMIT_DECOMMIT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapEventCommitDecommit32 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapEventCommitDecommit32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapEventCommitDecommit32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<crate::payloads::heap::HeapLog>(),
            ),
        )
            .prop_map(|((heap_handle, block, size, caller),)| Self {
                heap_handle,
                block,
                size,
                caller,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapEventCommitDecommit32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapEventCommitDecommit32View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> HeapEventCommitDecommit32View<'a> {
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
                    name: "HEAP_EVENT_COMMIT_DECOMMIT",
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
    pub fn to_value(&self) -> HeapEventCommitDecommit32 {
        HeapEventCommitDecommit32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID HeapHandle`, at 0x00.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID Block`, at 0x04.
    #[inline]
    pub fn block(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T Size`, at 0x08. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Caller`, at 0x0C. The part of the heap's code that did it.
    #[inline]
    pub fn caller(&self) -> crate::payloads::heap::HeapLog {
        crate::payloads::heap::HeapLog::from_le(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for HeapEventCommitDecommit32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapEventCommitDecommit32View");
        out.field("heap_handle", &self.heap_handle());
        out.field("block", &self.block());
        out.field("size", &self.size());
        out.field("caller", &self.caller());
        out.finish()
    }
}
