// Generated from spec/structs/HEAP_RANGE_CREATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! HEAP_RANGE_CREATE in the form of releases 5.0+ with 32 bit pointers.
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
/// A heap was created; for those who trace the memory of heaps.
///
/// In C: `HEAP_RANGE_CREATE`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0xc | HEAP_EVENT_RANGE_CREATE | `Event` |
/// | 0x2c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "HEAP_RANGE_CREATE")]
pub struct HeapRangeCreate32 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `HEAP_EVENT_RANGE_CREATE Event`, at 0x20.
    pub event: crate::payloads::heap::HeapEventRangeCreate32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_2c: Bytes<4>,
}
impl HeapRangeCreate32 {
    /// The size in bytes.
    pub const SIZE: usize = 48;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            event: crate::payloads::heap::HeapEventRangeCreate32::from_bytes(
                part::<32, 12, _>(bytes),
            ),
            padding_2c: Bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_RANGE_CREATE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 12, _>(&mut bytes, self.event.to_bytes());
        put::<44, 4, _>(&mut bytes, self.padding_2c.0);
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
    /// `HEAP_EVENT_RANGE_CREATE Event`, at 0x20.
    #[inline]
    pub fn event(&self) -> crate::payloads::heap::HeapEventRangeCreate32 {
        self.event
    }
    /// Sets `Event`.
    #[inline]
    pub fn set_event(&mut self, value: crate::payloads::heap::HeapEventRangeCreate32) {
        self.event = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::heap_range_create::V5_0X86;
}
impl Default for HeapRangeCreate32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 48])
    }
}
impl Sealed for HeapRangeCreate32 {}
impl Record for HeapRangeCreate32 {
    const NAME: &'static str = "HEAP_RANGE_CREATE";
    const SIZE: usize = 48;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for HeapRangeCreate32 {
    const SIZE: usize = 48;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(HeapRangeCreate32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeapRangeCreate32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::SystemTraceHeader>(),
                proptest::arbitrary::any::<
                    crate::payloads::heap::HeapEventRangeCreate32,
                >(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((header, event, padding_2c),)| Self {
                header,
                event,
                padding_2c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`HeapRangeCreate32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct HeapRangeCreate32View<'a> {
    fixed: &'a [u8; 48],
}
impl<'a> HeapRangeCreate32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "HEAP_RANGE_CREATE",
                    needed: 48,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 48]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> HeapRangeCreate32 {
        HeapRangeCreate32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 48] {
        self.fixed
    }
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `HEAP_EVENT_RANGE_CREATE Event`, at 0x20.
    #[inline]
    pub fn event(&self) -> crate::payloads::heap::HeapEventRangeCreate32View<'a> {
        crate::payloads::heap::HeapEventRangeCreate32View::from_bytes(
            part::<32, 12, _>(self.fixed),
        )
    }
}
impl core::fmt::Debug for HeapRangeCreate32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("HeapRangeCreate32View");
        out.field("header", &self.header());
        out.field("event", &self.event());
        out.finish()
    }
}
