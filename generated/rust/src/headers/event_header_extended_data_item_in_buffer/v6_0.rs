// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER in the form of releases 6.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// An item that goes with an event, as trace buffers hold it: 8 bytes, and then its data.
///
/// Microsoft gives it no name: `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER`, 0x8 bytes. Releases 6.0+.
///
/// Its first 8 bytes are those of EVENT_HEADER_EXTENDED_DATA_ITEM, whose address gives way to the data. Each item begins at a multiple of 8. ExtType selects a structure for the data: see EVENT_EXTENDED_ITEM.
///
/// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER")]
pub struct EventHeaderExtendedDataItemInBuffer {
    /// `USHORT Reserved1`, at 0x00. The size of the item: these 8 bytes, the data, and padding up to a multiple of 8. Unit: bytes.
    pub reserved1: u16,
    /// `USHORT ExtType`, at 0x02. What the item holds.
    pub ext_type: crate::headers::EventHeaderExtType,
    /// The word that holds fields of bits.
    pub bits_04: u16,
    /// `USHORT DataSize`, at 0x06. The size of the data, without padding. Unit: bytes.
    pub data_size: u16,
    /// `EVENT_EXTENDED_ITEM Data`, as many as `DataSize` says. The data, in the structure that ExtType selects. Padding follows.
    pub data: alloc::vec::Vec<u8>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventHeaderExtendedDataItemInBuffer {
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
        EventHeaderExtendedDataItemInBufferView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.reserved1.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.ext_type.to_le());
        put::<4, 2, _>(&mut bytes, self.bits_04.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.data_size.to_le_bytes());
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
    /// `Linkage`, bit 0 of the word at 0x04. Another item follows.
    #[inline]
    pub fn linkage(&self) -> u16 {
        (self.bits_04 >> 0) & 0x1
    }
    /// Sets `Linkage`.
    #[inline]
    pub fn set_linkage(&mut self, value: u16) {
        let word = self.bits_04 & !(0x1 << 0) | (value & 0x1) << 0; self.bits_04 = word;
    }
    /// `Reserved2`, bits 1 to 15 of the word at 0x04.
    #[inline]
    pub fn reserved2(&self) -> u16 {
        (self.bits_04 >> 1) & 0x7fff
    }
    /// Sets `Reserved2`.
    #[inline]
    pub fn set_reserved2(&mut self, value: u16) {
        let word = self.bits_04 & !(0x7fff << 1) | (value & 0x7fff) << 1; self.bits_04 = word;
    }
    /// The size of the whole in bytes, data included, as `Reserved1` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.reserved1 as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_header_extended_data_item_in_buffer::V6_0;
}

#[cfg(feature = "alloc")]
impl Default for EventHeaderExtendedDataItemInBuffer {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 8];
        Self {
            reserved1: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            ext_type: crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(bytes)),
            bits_04: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            data_size: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventHeaderExtendedDataItemInBuffer {}
#[cfg(feature = "alloc")]
impl Tailed for EventHeaderExtendedDataItemInBuffer {
    const NAME: &'static str = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventHeaderExtendedDataItemInBufferView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeaderExtendedDataItemInBuffer::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", out);
        {
            let part = &self.data;
            to.count("DataSize", self.data_size as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.reserved1) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", field: "Reserved1", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventHeaderExtendedDataItemInBuffer);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeaderExtendedDataItemInBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 6, size: 2, mask: 18446744073709551615, shift: Some(0) },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = EventHeaderExtendedDataItemInBufferView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.reserved1 = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventHeaderExtendedDataItemInBuffer`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventHeaderExtendedDataItemInBufferView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EventHeaderExtendedDataItemInBufferView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Reserved1` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", "Reserved1", 8, u64::from(view.reserved1()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", needed: 8, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventHeaderExtendedDataItemInBufferTail<'a>, Error> {
        let mut left = Left::new("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", 8, self.rest);
        let data = left.counted(self.data_size() as u64, "DataSize")?;
        Ok(EventHeaderExtendedDataItemInBufferTail { data, rest: left.rest() })
    }
    /// `data` as the structure that a field says it is.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail) and of the structure.
    #[inline]
    pub fn data_view(&self) -> Result<crate::headers::EventExtendedItemView<'a>, Error> {
        crate::headers::EventExtendedItemView::of((self.ext_type().0 as u64) as _, self.tail()?.data.as_bytes())
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventHeaderExtendedDataItemInBuffer, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventHeaderExtendedDataItemInBuffer {
            reserved1: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            ext_type: crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(bytes)),
            bits_04: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            data_size: u16::from_le_bytes(get::<6, 2, _>(bytes)),
            data: {
                let part = tail.data;
                to_vec(part.as_bytes())
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        let view = EventHeaderExtendedDataItemInBufferView { fixed, rest: &[] };
        Some((u64::from(view.reserved1()) * 1).saturating_sub(8))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `Reserved1` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.reserved1() as usize
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
    self EventHeaderExtendedDataItemInBufferView "EventHeaderExtendedDataItemInBufferView" {
        /// `USHORT Reserved1`, at 0x00.
        reserved1: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT ExtType`, at 0x02.
        ext_type: crate::headers::EventHeaderExtType = crate::headers::EventHeaderExtType::from_le(get::<2, 2, _>(self.fixed));
        /// `Linkage`, bit 0 of the word at 0x04.
        linkage: u16 = (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 0) & 0x1;
        /// `Reserved2`, bits 1 to 15 of the word at 0x04.
        reserved2: u16 = (u16::from_le_bytes(get::<4, 2, _>(self.fixed)) >> 1) & 0x7fff;
        /// `USHORT DataSize`, at 0x06.
        data_size: u16 = u16::from_le_bytes(get::<6, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventHeaderExtendedDataItemInBufferView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventHeaderExtendedDataItemInBuffer;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventHeaderExtendedDataItemInBuffer, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventHeaderExtendedDataItemInBuffer`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventHeaderExtendedDataItemInBufferTail<'a> {
    /// `EVENT_EXTENDED_ITEM Data`, as many as `DataSize` says. The data, in the structure that ExtType selects. Padding follows.
    pub data: Elements<'a, u8>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
