// Generated from spec/structs/ETW_HEAP_EVENT_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_HEAP_EVENT_CREATE in the form of releases 5.0+ with 32 bit pointers.
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
/// In C: `ETW_HEAP_EVENT_CREATE`, 0x34 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x4 | PVOID | `HeapHandle` |
/// | 0x24 | 0x4 | ULONG | `Flags` |
/// | 0x28 | 0x4 | SIZE_T | `ReserveSize` |
/// | 0x2c | 0x4 | SIZE_T | `CommitSize` |
/// | 0x30 | 0x4 | SIZE_T | `AllocatedSize` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_HEAP_EVENT_CREATE")]
pub struct EtwHeapEventCreate32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID HeapHandle`, at 0x20.
    pub heap_handle: u32,
    /// `ULONG Flags`, at 0x24. The flags that it was created with.
    pub flags: u32,
    /// `SIZE_T ReserveSize`, at 0x28. Unit: bytes.
    pub reserve_size: u32,
    /// `SIZE_T CommitSize`, at 0x2C. Unit: bytes.
    pub commit_size: u32,
    /// `SIZE_T AllocatedSize`, at 0x30. Unit: bytes.
    pub allocated_size: u32,
}
impl EtwHeapEventCreate32 {
    /// The size in bytes.
    pub const SIZE: usize = 52;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            heap_handle: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            reserve_size: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            commit_size: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            allocated_size: u32::from_le_bytes(get::<48, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_CREATE",
                    needed: 52,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.heap_handle.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.reserve_size.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.commit_size.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.allocated_size.to_le_bytes());
        bytes
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::SystemTraceHeader) {
        self.header = value;
    }
    /// `PVOID HeapHandle`, at 0x20.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        self.heap_handle
    }
    /// Sets `HeapHandle`.
    #[inline]
    pub fn set_heap_handle(&mut self, value: u32) {
        self.heap_handle = value;
    }
    /// `ULONG Flags`, at 0x24. The flags that it was created with.
    #[inline]
    pub fn flags(&self) -> u32 {
        self.flags
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        self.flags = value;
    }
    /// `SIZE_T ReserveSize`, at 0x28. Unit: bytes.
    #[inline]
    pub fn reserve_size(&self) -> u32 {
        self.reserve_size
    }
    /// Sets `ReserveSize`.
    #[inline]
    pub fn set_reserve_size(&mut self, value: u32) {
        self.reserve_size = value;
    }
    /// `SIZE_T CommitSize`, at 0x2C. Unit: bytes.
    #[inline]
    pub fn commit_size(&self) -> u32 {
        self.commit_size
    }
    /// Sets `CommitSize`.
    #[inline]
    pub fn set_commit_size(&mut self, value: u32) {
        self.commit_size = value;
    }
    /// `SIZE_T AllocatedSize`, at 0x30. Unit: bytes.
    #[inline]
    pub fn allocated_size(&self) -> u32 {
        self.allocated_size
    }
    /// Sets `AllocatedSize`.
    #[inline]
    pub fn set_allocated_size(&mut self, value: u32) {
        self.allocated_size = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_heap_event_create::V5_0X86;
}
impl Default for EtwHeapEventCreate32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 52])
    }
}
impl Sealed for EtwHeapEventCreate32 {}
impl Record for EtwHeapEventCreate32 {
    const NAME: &'static str = "ETW_HEAP_EVENT_CREATE";
    const SIZE: usize = 52;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwHeapEventCreate32 {
    const SIZE: usize = 52;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwHeapEventCreate32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwHeapEventCreate32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        heap_handle,
                        flags,
                        reserve_size,
                        commit_size,
                        allocated_size,
                    ),
                )|
            Self {
                header,
                heap_handle,
                flags,
                reserve_size,
                commit_size,
                allocated_size,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwHeapEventCreate32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwHeapEventCreate32View<'a> {
    fixed: &'a [u8; 52],
}
impl<'a> EtwHeapEventCreate32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 52 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_HEAP_EVENT_CREATE",
                    needed: 52,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 52]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwHeapEventCreate32 {
        EtwHeapEventCreate32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 52] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `PVOID HeapHandle`, at 0x20.
    #[inline]
    pub fn heap_handle(&self) -> u32 {
        u32::from_le_bytes(get::<32, 4, _>(self.fixed))
    }
    /// `ULONG Flags`, at 0x24. The flags that it was created with.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<36, 4, _>(self.fixed))
    }
    /// `SIZE_T ReserveSize`, at 0x28. Unit: bytes.
    #[inline]
    pub fn reserve_size(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `SIZE_T CommitSize`, at 0x2C. Unit: bytes.
    #[inline]
    pub fn commit_size(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `SIZE_T AllocatedSize`, at 0x30. Unit: bytes.
    #[inline]
    pub fn allocated_size(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwHeapEventCreate32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwHeapEventCreate32View");
        out.field("header", &self.header());
        out.field("heap_handle", &self.heap_handle());
        out.field("flags", &self.flags());
        out.field("reserve_size", &self.reserve_size());
        out.field("commit_size", &self.commit_size());
        out.field("allocated_size", &self.allocated_size());
        out.finish()
    }
}
