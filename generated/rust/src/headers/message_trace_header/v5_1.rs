// Generated from spec/structs/MESSAGE_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE_HEADER in the form of releases 5.1+.
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
/// The header of a message: a number, and flags that say what follows.
///
/// In C: `MESSAGE_TRACE_HEADER`, 0x8 bytes. Releases 5.1+.
///
/// It is told from other trace headers by the high byte, 0x90: TRACE_HEADER_FLAG and TRACE_MESSAGE set, TRACE_HEADER_EVENT_TRACE clear. It stands at a multiple of 8 in a trace buffer, but the time stamp after it need not.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | union |  |
/// | 0x00 | 0x4 | · ULONG | `Marker` |
/// | 0x00 | 0x4 | · struct |  |
/// | 0x00 | 0x2 | · · USHORT | `Size` |
/// | 0x02 | 0x1 | · · UCHAR | `Reserved` |
/// | 0x03 | 0x1 | · · UCHAR | `Version` |
/// | 0x04 | 0x4 | union |  |
/// | 0x04 | 0x4 | · ULONG | `Header` |
/// | 0x04 | 0x4 | · WMI_TRACE_MESSAGE_PACKET | `Packet` |
///
/// What no source says:
///
/// - Whether a message with TRACE_MESSAGE_PERFORMANCE_TIMESTAMP alone ends with 8 bytes that were counted for a time stamp.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MESSAGE_TRACE_HEADER")]
pub struct MessageTraceHeader {
    /// The bytes that `Marker`, `Size`, `Reserved`, `Version` share.
    pub union_00: Bytes<4>,
    /// The bytes that `Header`, `Packet` share.
    pub union_04: Bytes<4>,
}
impl MessageTraceHeader {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
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
                    name: "MESSAGE_TRACE_HEADER",
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
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        bytes
    }
    /// `ULONG Marker`, at 0x00. The first four bytes as one number.
    #[inline]
    pub fn marker(&self) -> crate::headers::TraceHeaderMarker {
        crate::headers::TraceHeaderMarker::from_le(get::<0, 4, _>(&self.union_00.0))
    }
    /// Sets `Marker`.
    #[inline]
    pub fn set_marker(&mut self, value: crate::headers::TraceHeaderMarker) {
        put::<0, 4, _>(&mut self.union_00.0, value.to_le());
    }
    /// `USHORT Size`, at 0x00. The size of this header and all that follows it. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `UCHAR Reserved`, at 0x02. Other headers have their type in this byte. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(&self.union_00.0))
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        put::<2, 1, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `UCHAR Version`, at 0x03. The high byte of the marker: 0x90.
    #[inline]
    pub fn version(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(&self.union_00.0))
    }
    /// Sets `Version`.
    #[inline]
    pub fn set_version(&mut self, value: u8) {
        put::<3, 1, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ULONG Header`, at 0x04. The same four bytes as one number.
    #[inline]
    pub fn header(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_04.0))
    }
    /// Sets `Header`.
    #[inline]
    pub fn set_header(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_le_bytes());
    }
    /// `WMI_TRACE_MESSAGE_PACKET Packet`, at 0x04. The number of the message, and the flags.
    #[inline]
    pub fn packet(&self) -> crate::headers::WmiTraceMessagePacket {
        crate::headers::WmiTraceMessagePacket::from_bytes(
            part::<0, 4, _>(&self.union_04.0),
        )
    }
    /// Sets `Packet`.
    #[inline]
    pub fn set_packet(&mut self, value: crate::headers::WmiTraceMessagePacket) {
        put::<0, 4, _>(&mut self.union_04.0, value.to_bytes());
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        8
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace_header::V5_1;
}
impl Default for MessageTraceHeader {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for MessageTraceHeader {}
impl Record for MessageTraceHeader {
    const NAME: &'static str = "MESSAGE_TRACE_HEADER";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for MessageTraceHeader {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(MessageTraceHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageTraceHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((union_00, union_04),)| Self { union_00, union_04 });
        strategy.boxed()
    }
}
/// A borrowed view of [`MessageTraceHeader`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MessageTraceHeaderView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}
impl<'a> MessageTraceHeaderView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`MessageTraceHeader`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => {
                Err(Error::TooShort {
                    name: "MESSAGE_TRACE_HEADER",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> MessageTraceHeader {
        MessageTraceHeader::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG Marker`, at 0x00. The first four bytes as one number.
    #[inline]
    pub fn marker(&self) -> crate::headers::TraceHeaderMarker {
        crate::headers::TraceHeaderMarker::from_le(get::<0, 4, _>(self.fixed))
    }
    /// `USHORT Size`, at 0x00. The size of this header and all that follows it. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `UCHAR Reserved`, at 0x02. Other headers have their type in this byte. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// `UCHAR Version`, at 0x03. The high byte of the marker: 0x90.
    #[inline]
    pub fn version(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(self.fixed))
    }
    /// `ULONG Header`, at 0x04. The same four bytes as one number.
    #[inline]
    pub fn header(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `WMI_TRACE_MESSAGE_PACKET Packet`, at 0x04. The number of the message, and the flags.
    #[inline]
    pub fn packet(&self) -> crate::headers::WmiTraceMessagePacketView<'a> {
        crate::headers::WmiTraceMessagePacketView::from_bytes(
            part::<4, 4, _>(self.fixed),
        )
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// Where the event's data begin, from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        8
    }
    /// The event's data: from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size does not even cover the header, [`Error::TooShort`] if it covers more than
    /// there is.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        let (total, begin) = (self.total_size(), self.data_offset());
        if total < begin {
            let (says, have) = (total as u64, begin as u64);
            return Err(Error::BadCount {
                name: "MESSAGE_TRACE_HEADER",
                field: "Size",
                says,
                have,
            });
        }
        match self.rest.get(begin - 8..total - 8) {
            Some(data) => Ok(data),
            None => {
                Err(Error::TooShort {
                    name: "MESSAGE_TRACE_HEADER",
                    needed: total,
                    have: 8 + self.rest.len(),
                })
            }
        }
    }
}
impl core::fmt::Debug for MessageTraceHeaderView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("MessageTraceHeaderView");
        out.field("marker", &self.marker());
        out.field("size", &self.size());
        out.field("reserved", &self.reserved());
        out.field("version", &self.version());
        out.field("header", &self.header());
        out.field("packet", &self.packet());
        out.finish()
    }
}
