// Generated from spec/structs/EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER.toml by `cargo spec generate`. Do not edit:
// edit that file.

//! Extended data item of an event, as stored in a trace buffer: 8 bytes followed by the item's data.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] =
    &[&sources::CHAPPELL_EVENT_HEADER, &sources::MINGW_W64_EVNTCONS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", "EventHeaderExtendedDataItemInBuffer")
    .size(8)
    .about("Extended data item of an event, as stored in a trace buffer: 8 bytes followed by the item's data.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_total(
        &number("Reserved1", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("EVENT_EXTENDED_ITEM", "Data", Content::Dispatch(&crate::headers::event_extended_item::DISPATCH))
            .many(
                Many::Counted(
                    &number(
                        "DataSize", Place::Fixed { offset: 6, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Item data, in the structure selected by ExtType. Padding follows.")
            .selected_by(
                &number("ExtType", Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0)
            ),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("USHORT Reserved1").at(0..2)
            .about("Size of the item: these 8 bytes, the data, and padding up to a multiple of 8.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT ExtType").at(2..4).about("Type of the item's data.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::EventHeaderExtType::VALUES)]),
        bit_fields("USHORT ").at(4..6).stated_by(SOURCES).with(&[More::Fields(&[
            bit("USHORT Linkage").at(4..6).bits(0..1).about("Another item follows.").means(Meaning::Boolean)
                .stated_by(SOURCES),
            bit("USHORT Reserved2").at(4..6).bits(1..16).means(Meaning::Reserved).stated_by(SOURCES),
        ])]),
        unsigned("USHORT DataSize").at(6..8).about("Size of the data, excluding padding.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `EventHeaderExtendedDataItemInBuffer` and [`EventHeaderExtendedDataItemInBufferView`], with the
    /// getters of its fields.
    part EventHeaderExtendedDataItemInBufferFixed / EventHeaderExtendedDataItemInBufferView: followed,
        name = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the item: these 8 bytes, the data, and padding up to a multiple of 8. `USHORT Reserved1` at 0x00.
        /// Unit: bytes.
        reserved1 / set_reserved1: u16, at = 0;
        /// Type of the item's data. `USHORT ExtType` at 0x02.
        ext_type / set_ext_type: crate::headers::EventHeaderExtType, at = 2;
        /// Size of the data, excluding padding. `USHORT DataSize` at 0x06. Unit: bytes.
        data_size / set_data_size: u16, at = 6;
    }
    bits {
        /// Another item follows. `Linkage`, bit 0 of the integer at 0x04.
        linkage / set_linkage: u16, at = 4, size = 2, bits = 0..1;
        /// Reserved or padding, according to a source. `Reserved2`, bits 1 to 15 of the integer at 0x04.
        reserved2 / set_reserved2: u16, at = 4, size = 2, bits = 1..16;
    }
}

impl<B: Storage> EventHeaderExtendedDataItemInBufferFixed<B> {
    /// Returns the total size in bytes, payload included, from `Reserved1`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.reserved1() as usize
    }
}

impl<'a> EventHeaderExtendedDataItemInBufferView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Reserved1` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventHeaderExtendedDataItemInBufferFixed(
                first_and_rest::<8>("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", bytes)?
            );
        let rest =
            within(
                "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", "Reserved1", 8, u64::from(view.reserved1()), view.0.rest
            )?;
        Ok(EventHeaderExtendedDataItemInBufferFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventHeaderExtendedDataItemInBufferTail<'a>, Error> {
        let mut left = Left::new("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", 8, self.0.rest);
        let data = left.counted(self.data_size() as u64, "DataSize")?;
        Ok(EventHeaderExtendedDataItemInBufferTail { data, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns `data` as the structure that a field selects.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail) and of the structure.
    #[inline]
    pub fn data_view(&self) -> Result<crate::headers::EventExtendedItemView<'a>, Error> {
        crate::headers::EventExtendedItemView::of((self.ext_type().0 as u64) as _, self.tail()?.data.as_bytes())
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventHeaderExtendedDataItemInBuffer, Error> {
        let tail = self.tail()?;
        Ok(EventHeaderExtendedDataItemInBuffer {
            fixed: EventHeaderExtendedDataItemInBufferFixed(*self.0.fixed),
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventHeaderExtendedDataItemInBufferView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventHeaderExtendedDataItemInBufferView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventHeaderExtendedDataItemInBufferView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventHeaderExtendedDataItemInBuffer;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.0.rest.len();
        let (own, rest) = split_at("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", bytes, end)?;
        Ok((EventHeaderExtendedDataItemInBufferFixed(Borrowed { fixed: view.0.fixed, rest: &own[8..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventHeaderExtendedDataItemInBuffer, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventHeaderExtendedDataItemInBufferTail<'a> {
    /// Item data, in the structure selected by ExtType. Padding follows. `EVENT_EXTENDED_ITEM Data`, with the number of
    /// elements in `DataSize`.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Extended data item of an event, as stored in a trace buffer: 8 bytes followed by the item's data.
///
/// No known name in C; here: `EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER`, 0x8 bytes. Documented for 6.0+, assumed
/// unchanged after 2004.
///
/// The first 8 bytes are those of EVENT_HEADER_EXTENDED_DATA_ITEM. The data follows in place of its address. Each item
/// starts at a multiple of 8. ExtType selects a structure for the data: see EVENT_EXTENDED_ITEM.
///
/// Source: Geoff Chappell, *EVENT_HEADER*; The mingw-w64 developers, *evntcons.h*; The etwspec developers, *Nineteen
/// log files of public projects*.
#[doc(alias = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventHeaderExtendedDataItemInBuffer {
    fixed: EventHeaderExtendedDataItemInBufferFixed,
    /// Item data, in the structure selected by ExtType. Padding follows. `EVENT_EXTENDED_ITEM Data`, with the number of
    /// elements in `DataSize`.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventHeaderExtendedDataItemInBuffer {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventHeaderExtendedDataItemInBufferView::new`] and
    /// [`EventHeaderExtendedDataItemInBufferView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeaderExtendedDataItemInBufferView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventHeaderExtendedDataItemInBuffer {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventHeaderExtendedDataItemInBuffer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventHeaderExtendedDataItemInBuffer");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventHeaderExtendedDataItemInBuffer, fixed = EventHeaderExtendedDataItemInBufferFixed, view =
    EventHeaderExtendedDataItemInBufferView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EventHeaderExtendedDataItemInBuffer {
    const NAME: &'static str = "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view =
            EventHeaderExtendedDataItemInBufferFixed(
                first_and_rest::<8>("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", fixed)?
            );
        Ok(Some((u64::from(view.reserved1())).saturating_sub(8)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventHeaderExtendedDataItemInBuffer::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", out);
        {
            let part = &self.data;
            to.count("DataSize", self.data_size() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.reserved1()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(
                Error::BadCount { name: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", field: "Reserved1", stated, have }
            );
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventHeaderExtendedDataItemInBuffer);
#[cfg(feature = "serde")]
serde_tailed!(
    EventHeaderExtendedDataItemInBuffer, table = Table::form(&LAYOUT_0), parts { data = "Data", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventHeaderExtendedDataItemInBuffer {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 6, size: 2, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            let mut value =
                EventHeaderExtendedDataItemInBufferFixed(
                    first_and_rest::<8>("EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", bytes)?
                )
                .to_value()?;
            let total = bytes.len();
            value.set_reserved1((total) as u16);
            Ok(value)
        })
    }
}

/// Alias of [`EventHeaderExtendedDataItemInBuffer`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = EventHeaderExtendedDataItemInBuffer;
/// Alias of [`EventHeaderExtendedDataItemInBufferView`], named by the first release of the form.
pub type V6_0View<'a> = EventHeaderExtendedDataItemInBufferView<'a>;
