// Generated from spec/structs/MESSAGE_TRACE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MESSAGE_TRACE_HEADER in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The header of a message: a number, and flags that say what follows.
///
/// In C: `MESSAGE_TRACE_HEADER`, 0x8 bytes. Releases 5.1+.
///
/// It is told from other trace headers by the high byte, 0x90: TRACE_HEADER_FLAG and TRACE_MESSAGE set, TRACE_HEADER_EVENT_TRACE clear. It stands at a multiple of 8 in a trace buffer, but the time stamp after it need not.
///
/// What no source says:
///
/// - Whether a message with TRACE_MESSAGE_PERFORMANCE_TIMESTAMP alone ends with 8 bytes that were counted for a time stamp.
///
/// Source: Geoff Chappell, *MESSAGE_TRACE_HEADER*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "MESSAGE_TRACE_HEADER")]
pub struct MessageTraceHeader {
    /// The bytes that `Marker`, `Size`, `Reserved`, `Version` share.
    pub union_00: Bytes<4>,
    /// The bytes that `Header`, `Packet` share.
    pub union_04: Bytes<4>,
    /// `ULONG SequenceNumber`. Only there if `Packet.OptionFlags` says so. The number of the message, from the logger: within its session, or within all.
    pub sequence_number: Option<u32>,
    /// `ULONG ComponentId`. Only there if `Packet.OptionFlags` says so. The component of the provider that the message belongs to.
    pub component_id: Option<u32>,
    /// `GUID MessageGuid`. Only there if `Packet.OptionFlags` says so. What the message belongs to; a component ID takes its place if both flags are set.
    pub message_guid: Option<Guid>,
    /// `LARGE_INTEGER TimeStamp`. Only there if `Packet.OptionFlags` says so. When the message was written, by the session's clock.
    pub time_stamp: Option<i64>,
    /// `ULONG ThreadId`. Only there if `Packet.OptionFlags` says so. The thread that wrote the message.
    pub thread_id: Option<u32>,
    /// `ULONG ProcessId`. Only there if `Packet.OptionFlags` says so. The process that wrote the message.
    pub process_id: Option<u32>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl MessageTraceHeader {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTraceHeaderView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.union_00.0);
        put::<4, 4, _>(&mut bytes, self.union_04.0);
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
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
        crate::headers::WmiTraceMessagePacket::from_bytes(part::<0, 4, _>(&self.union_04.0))
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::message_trace_header::V5_1;
}

#[cfg(feature = "alloc")]
impl Default for MessageTraceHeader {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            sequence_number: Default::default(),
            component_id: Default::default(),
            message_guid: Default::default(),
            time_stamp: Default::default(),
            thread_id: Default::default(),
            process_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for MessageTraceHeader {}
#[cfg(feature = "alloc")]
impl Tailed for MessageTraceHeader {
    const NAME: &'static str = "MESSAGE_TRACE_HEADER";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(MessageTraceHeaderView::announced(fixed)),
            None => Err(Error::TooShort { name: "MESSAGE_TRACE_HEADER", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        MessageTraceHeader::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("MESSAGE_TRACE_HEADER", out);
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x1 != 0), usize::from(self.sequence_number.is_some()))?;
        if let Some(part) = &self.sequence_number {
            let mut bytes = [0; 4]; put::<0, 4, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x4 != 0), usize::from(self.component_id.is_some()))?;
        if let Some(part) = &self.component_id {
            let mut bytes = [0; 4]; put::<0, 4, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x6 == 0x2), usize::from(self.message_guid.is_some()))?;
        if let Some(part) = &self.message_guid {
            let mut bytes = [0; 16]; put::<0, 16, _>(&mut bytes, (*part).to_bytes()); to.bytes(&bytes);
        }
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x8 != 0), usize::from(self.time_stamp.is_some()))?;
        if let Some(part) = &self.time_stamp {
            let mut bytes = [0; 8]; put::<0, 8, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x20 != 0), usize::from(self.thread_id.is_some()))?;
        if let Some(part) = &self.thread_id {
            let mut bytes = [0; 4]; put::<0, 4, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.count("Packet.OptionFlags", u64::from((self.packet().option_flags as u64) & 0x20 != 0), usize::from(self.process_id.is_some()))?;
        if let Some(part) = &self.process_id {
            let mut bytes = [0; 4]; put::<0, 4, _>(&mut bytes, (*part).to_le_bytes()); to.bytes(&bytes);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.size()) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "MESSAGE_TRACE_HEADER", field: "Size", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(MessageTraceHeader);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for MessageTraceHeader {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 6, size: 2, mask: 1, shift: None },
            Deciding { offset: 6, size: 2, mask: 4, shift: None },
            Deciding { offset: 6, size: 2, mask: 6, shift: None },
            Deciding { offset: 6, size: 2, mask: 8, shift: None },
            Deciding { offset: 6, size: 2, mask: 32, shift: None },
            Deciding { offset: 6, size: 2, mask: 32, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = MessageTraceHeaderView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.set_size((total) as u16);
            Ok(value)
        }));
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
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("MESSAGE_TRACE_HEADER", "Size", 8, u64::from(view.size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "MESSAGE_TRACE_HEADER", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<MessageTraceHeaderTail<'a>, Error> {
        let mut left = Left::new("MESSAGE_TRACE_HEADER", 8, self.rest);
        let sequence_number = if (self.packet().option_flags() as u64) & 0x1 != 0 { Some({ let bytes = left.chunk::<4>()?; u32::from_le_bytes(get::<0, 4, _>(bytes)) }) } else { None };
        let component_id = if (self.packet().option_flags() as u64) & 0x4 != 0 { Some({ let bytes = left.chunk::<4>()?; u32::from_le_bytes(get::<0, 4, _>(bytes)) }) } else { None };
        let message_guid = if (self.packet().option_flags() as u64) & 0x6 == 0x2 { Some({ let bytes = left.chunk::<16>()?; Guid::from_bytes(get::<0, 16, _>(bytes)) }) } else { None };
        let time_stamp = if (self.packet().option_flags() as u64) & 0x8 != 0 { Some({ let bytes = left.chunk::<8>()?; i64::from_le_bytes(get::<0, 8, _>(bytes)) }) } else { None };
        let thread_id = if (self.packet().option_flags() as u64) & 0x20 != 0 { Some({ let bytes = left.chunk::<4>()?; u32::from_le_bytes(get::<0, 4, _>(bytes)) }) } else { None };
        let process_id = if (self.packet().option_flags() as u64) & 0x20 != 0 { Some({ let bytes = left.chunk::<4>()?; u32::from_le_bytes(get::<0, 4, _>(bytes)) }) } else { None };
        Ok(MessageTraceHeaderTail { sequence_number, component_id, message_guid, time_stamp, thread_id, process_id, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<MessageTraceHeader, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(MessageTraceHeader {
            union_00: Bytes(get::<0, 4, _>(bytes)),
            union_04: Bytes(get::<4, 4, _>(bytes)),
            sequence_number: match tail.sequence_number {
                Some(part) => Some(part),
                None => None,
            },
            component_id: match tail.component_id {
                Some(part) => Some(part),
                None => None,
            },
            message_guid: match tail.message_guid {
                Some(part) => Some(part),
                None => None,
            },
            time_stamp: match tail.time_stamp {
                Some(part) => Some(part),
                None => None,
            },
            thread_id: match tail.thread_id {
                Some(part) => Some(part),
                None => None,
            },
            process_id: match tail.process_id {
                Some(part) => Some(part),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        let view = MessageTraceHeaderView { fixed, rest: &[] };
        Some((u64::from(view.size()) * 1).saturating_sub(8))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Size` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self MessageTraceHeaderView "MessageTraceHeaderView" {
        /// `ULONG Marker`, at 0x00.
        marker: crate::headers::TraceHeaderMarker = crate::headers::TraceHeaderMarker::from_le(get::<0, 4, _>(self.fixed));
        /// `USHORT Size`, at 0x00.
        size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x02.
        reserved: u8 = u8::from_le_bytes(get::<2, 1, _>(self.fixed));
        /// `UCHAR Version`, at 0x03.
        version: u8 = u8::from_le_bytes(get::<3, 1, _>(self.fixed));
        /// `ULONG Header`, at 0x04.
        header: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `WMI_TRACE_MESSAGE_PACKET Packet`, at 0x04.
        packet: crate::headers::WmiTraceMessagePacketView<'a> = crate::headers::WmiTraceMessagePacketView::from_bytes(part::<4, 4, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for MessageTraceHeaderView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = MessageTraceHeader;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "MESSAGE_TRACE_HEADER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<MessageTraceHeader, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`MessageTraceHeader`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MessageTraceHeaderTail<'a> {
    /// `ULONG SequenceNumber`. Only there if `Packet.OptionFlags` says so. The number of the message, from the logger: within its session, or within all.
    pub sequence_number: Option<u32>,
    /// `ULONG ComponentId`. Only there if `Packet.OptionFlags` says so. The component of the provider that the message belongs to.
    pub component_id: Option<u32>,
    /// `GUID MessageGuid`. Only there if `Packet.OptionFlags` says so. What the message belongs to; a component ID takes its place if both flags are set.
    pub message_guid: Option<Guid>,
    /// `LARGE_INTEGER TimeStamp`. Only there if `Packet.OptionFlags` says so. When the message was written, by the session's clock.
    pub time_stamp: Option<i64>,
    /// `ULONG ThreadId`. Only there if `Packet.OptionFlags` says so. The thread that wrote the message.
    pub thread_id: Option<u32>,
    /// `ULONG ProcessId`. Only there if `Packet.OptionFlags` says so. The process that wrote the message.
    pub process_id: Option<u32>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
