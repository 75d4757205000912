// Generated from spec/structs/EVENT_TRACE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE in the form of releases 6.2+ with 64 bit pointers.
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
/// An event as consumers before Windows Vista receive it, whatever header it had.
///
/// In C: `EVENT_TRACE`, 0x58 bytes. Releases 6.2+ with 64 bit pointers.
///
/// A provider's input can go on as one, with WNODE_FLAG_NO_HEADER; trace buffers never hold it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | EVENT_TRACE_HEADER | `Header` |
/// | 0x30 | 0x4 | ULONG | `InstanceId` |
/// | 0x34 | 0x4 | ULONG | `ParentInstanceId` |
/// | 0x38 | 0x10 | GUID | `ParentGuid` |
/// | 0x48 | 0x8 | PVOID | `MofData` |
/// | 0x50 | 0x4 | ULONG | `MofLength` |
/// | 0x54 | 0x4 | union |  |
/// | 0x54 | 0x4 | · ULONG | `ClientContext` |
/// | 0x54 | 0x4 | · ETW_BUFFER_CONTEXT | `BufferContext` |
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *Trace Headers*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE")]
pub struct EventTrace64 {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The header, translated if it was another.
    pub header: crate::headers::EventTraceHeader,
    /// `ULONG InstanceId`, at 0x30. The instance that the event belongs to.
    pub instance_id: u32,
    /// `ULONG ParentInstanceId`, at 0x34. The instance that this one belongs to.
    pub parent_instance_id: u32,
    /// `GUID ParentGuid`, at 0x38. The parent's class.
    pub parent_guid: Guid,
    /// `PVOID MofData`, at 0x48. The address of the event's data.
    pub mof_data: u64,
    /// `ULONG MofLength`, at 0x50. The size of the event's data. Unit: bytes.
    pub mof_length: u32,
    /// The bytes that `ClientContext`, `BufferContext` share.
    pub union_54: Bytes<4>,
}
impl EventTrace64 {
    /// The size in bytes.
    pub const SIZE: usize = 88;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 88]) -> Self {
        Self {
            header: crate::headers::EventTraceHeader::from_bytes(
                part::<0, 48, _>(bytes),
            ),
            instance_id: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            parent_instance_id: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            parent_guid: Guid::from_bytes(get::<56, 16, _>(bytes)),
            mof_data: u64::from_le_bytes(get::<72, 8, _>(bytes)),
            mof_length: u32::from_le_bytes(get::<80, 4, _>(bytes)),
            union_54: Bytes(get::<84, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 88] {
        let mut bytes = [0; 88];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.instance_id.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.parent_instance_id.to_le_bytes());
        put::<56, 16, _>(&mut bytes, self.parent_guid.to_bytes());
        put::<72, 8, _>(&mut bytes, self.mof_data.to_le_bytes());
        put::<80, 4, _>(&mut bytes, self.mof_length.to_le_bytes());
        put::<84, 4, _>(&mut bytes, self.union_54.0);
        bytes
    }
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The header, translated if it was another.
    #[inline]
    pub fn header(&self) -> crate::headers::EventTraceHeader {
        self.header
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: crate::headers::EventTraceHeader) {
        self.header = value;
    }
    /// `ULONG InstanceId`, at 0x30. The instance that the event belongs to.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        self.instance_id
    }
    /// Sets `InstanceId`.
    #[inline]
    pub fn set_instance_id(&mut self, value: u32) {
        self.instance_id = value;
    }
    /// `ULONG ParentInstanceId`, at 0x34. The instance that this one belongs to.
    #[inline]
    pub fn parent_instance_id(&self) -> u32 {
        self.parent_instance_id
    }
    /// Sets `ParentInstanceId`.
    #[inline]
    pub fn set_parent_instance_id(&mut self, value: u32) {
        self.parent_instance_id = value;
    }
    /// `GUID ParentGuid`, at 0x38. The parent's class.
    #[inline]
    pub fn parent_guid(&self) -> Guid {
        self.parent_guid
    }
    /// Sets `ParentGuid`.
    #[inline]
    pub fn set_parent_guid(&mut self, value: Guid) {
        self.parent_guid = value;
    }
    /// `PVOID MofData`, at 0x48. The address of the event's data.
    #[inline]
    pub fn mof_data(&self) -> u64 {
        self.mof_data
    }
    /// Sets `MofData`.
    #[inline]
    pub fn set_mof_data(&mut self, value: u64) {
        self.mof_data = value;
    }
    /// `ULONG MofLength`, at 0x50. The size of the event's data. Unit: bytes.
    #[inline]
    pub fn mof_length(&self) -> u32 {
        self.mof_length
    }
    /// Sets `MofLength`.
    #[inline]
    pub fn set_mof_length(&mut self, value: u32) {
        self.mof_length = value;
    }
    /// `ULONG ClientContext`, at 0x54. The same four bytes as one number.
    #[inline]
    pub fn client_context(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_54.0))
    }
    /// Sets `ClientContext`.
    #[inline]
    pub fn set_client_context(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_54.0, value.to_le_bytes());
    }
    /// `ETW_BUFFER_CONTEXT BufferContext`, at 0x54. The processor and the logger that the event's buffer belongs to.
    #[inline]
    pub fn buffer_context(&self) -> crate::buffers::EtwBufferContext {
        crate::buffers::EtwBufferContext::from_bytes(part::<0, 4, _>(&self.union_54.0))
    }
    /// Sets `BufferContext`.
    #[inline]
    pub fn set_buffer_context(&mut self, value: crate::buffers::EtwBufferContext) {
        put::<0, 4, _>(&mut self.union_54.0, value.to_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace::V6_2X64;
}
impl Default for EventTrace64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 88])
    }
}
impl Sealed for EventTrace64 {}
impl Record for EventTrace64 {
    const NAME: &'static str = "EVENT_TRACE";
    const SIZE: usize = 88;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EventTrace64 {
    const SIZE: usize = 88;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EventTrace64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTrace64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::EventTraceHeader>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Guid>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        header,
                        instance_id,
                        parent_instance_id,
                        parent_guid,
                        mof_data,
                        mof_length,
                        union_54,
                    ),
                )|
            Self {
                header,
                instance_id,
                parent_instance_id,
                parent_guid,
                mof_data,
                mof_length,
                union_54,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EventTrace64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTrace64View<'a> {
    fixed: &'a [u8; 88],
}
impl<'a> EventTrace64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 88 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "EVENT_TRACE",
                    needed: 88,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 88]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EventTrace64 {
        EventTrace64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 88] {
        self.fixed
    }
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The header, translated if it was another.
    #[inline]
    pub fn header(&self) -> crate::headers::EventTraceHeaderView<'a> {
        crate::headers::EventTraceHeaderView::from_bytes(part::<0, 48, _>(self.fixed))
    }
    /// `ULONG InstanceId`, at 0x30. The instance that the event belongs to.
    #[inline]
    pub fn instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG ParentInstanceId`, at 0x34. The instance that this one belongs to.
    #[inline]
    pub fn parent_instance_id(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
    /// `GUID ParentGuid`, at 0x38. The parent's class.
    #[inline]
    pub fn parent_guid(&self) -> Guid {
        Guid::from_bytes(get::<56, 16, _>(self.fixed))
    }
    /// `PVOID MofData`, at 0x48. The address of the event's data.
    #[inline]
    pub fn mof_data(&self) -> u64 {
        u64::from_le_bytes(get::<72, 8, _>(self.fixed))
    }
    /// `ULONG MofLength`, at 0x50. The size of the event's data. Unit: bytes.
    #[inline]
    pub fn mof_length(&self) -> u32 {
        u32::from_le_bytes(get::<80, 4, _>(self.fixed))
    }
    /// `ULONG ClientContext`, at 0x54. The same four bytes as one number.
    #[inline]
    pub fn client_context(&self) -> u32 {
        u32::from_le_bytes(get::<84, 4, _>(self.fixed))
    }
    /// `ETW_BUFFER_CONTEXT BufferContext`, at 0x54. The processor and the logger that the event's buffer belongs to.
    #[inline]
    pub fn buffer_context(&self) -> crate::buffers::EtwBufferContextView<'a> {
        crate::buffers::EtwBufferContextView::from_bytes(part::<84, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EventTrace64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EventTrace64View");
        out.field("header", &self.header());
        out.field("instance_id", &self.instance_id());
        out.field("parent_instance_id", &self.parent_instance_id());
        out.field("parent_guid", &self.parent_guid());
        out.field("mof_data", &self.mof_data());
        out.field("mof_length", &self.mof_length());
        out.field("client_context", &self.client_context());
        out.field("buffer_context", &self.buffer_context());
        out.finish()
    }
}
