// Generated from spec/structs/EVENT_SCHEMA_TL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Schema of a TraceLogging event: names and types of the event and its fields.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACELOGGINGDYNAMIC, &sources::OBSERVED_TRACES];
const SOURCES_1: &[&Source] =
    &[&sources::OBSERVED_TRACES, &sources::MICROSOFT_TRACELOGGINGEVENTTAG, &sources::MICROSOFT_TRACELOGGINGDYNAMIC];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_SCHEMA_TL", "EventSchemaTl")
    .size(3)
    .about("Schema of a TraceLogging event: names and types of the event and its fields.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_total(
        &number("Size", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("UCHAR", "Tag1", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Second part of the tag.")
            .when(
                &when(
                    number("Tag0", Place::Fixed { offset: 2, size: 1, start: 0, width: 8, signed: false }, 0x80, 0),
                    None
                )
            )
            .up_to(8).means(Meaning::Hex),
        part("UCHAR", "Tag2", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Third part of the tag.").when(&when(number("Tag1", Place::Part(0), 0x80, 0), None)).up_to(8)
            .means(Meaning::Hex),
        part("UCHAR", "Tag3", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .about("Last part of the tag.").when(&when(number("Tag2", Place::Part(1), 0x80, 0), None)).up_to(8)
            .means(Meaning::Hex),
        part("CHAR", "EventName", Content::Text { unit: 1 }).about("Event name, in UTF-8.").means(Meaning::Text),
        part("TRACELOGGING_FIELD", "Fields", Content::Layout(&crate::headers::tracelogging_field::LAYOUT_0))
            .many(Many::Open).about("Descriptions of the fields, in the order of the data.").stated_by(SOURCES),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("USHORT Size").at(0..2).about("Total size of this structure, including these two bytes.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("UCHAR Tag0").at(2..3)
            .about("First part of the event's tag: 7 bits, most significant first. If the highest bit is set, another \
                part follows. There are at most 4 parts.")
            .means(Meaning::Hex),
    ]);
fixed! {
    /// Fixed part of `EventSchemaTl` and [`EventSchemaTlView`], with the getters of its fields.
    part EventSchemaTlFixed / EventSchemaTlView: followed,
        name = "EVENT_SCHEMA_TL", size = 3, table = Table::form(&LAYOUT_0);
    fields {
        /// Total size of this structure, including these two bytes. `USHORT Size` at 0x00. Unit: bytes.
        size / set_size: u16, at = 0;
        /// First part of the event's tag: 7 bits, most significant first. If the highest bit is set, another part
        /// follows. There are at most 4 parts. `UCHAR Tag0` at 0x02.
        tag0 / set_tag0: u8, at = 2;
    }
}

impl<B: Storage> EventSchemaTlFixed<B> {
    /// Returns the total size in bytes, payload included, from `Size`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.size() as usize
    }
}

impl<'a> EventSchemaTlView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `Size` states; [`Error::BadCount`] if
    /// that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventSchemaTlFixed(first_and_rest::<3>("EVENT_SCHEMA_TL", bytes)?);
        let rest = within("EVENT_SCHEMA_TL", "Size", 3, u64::from(view.size()), view.0.rest)?;
        Ok(EventSchemaTlFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventSchemaTlTail<'a>, Error> {
        let mut left = Left::new("EVENT_SCHEMA_TL", 3, self.0.rest);
        let tag1 =
            if (self.tag0() as u64) & 0x80 != 0 { Some(<u8 as Element>::from_le(left.chunk::<1>()?)) } else { None };
        let tag2 =
            if (tag1.unwrap_or_default() as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let tag3 =
            if (tag2.unwrap_or_default() as u64) & 0x80 != 0 {
                Some(<u8 as Element>::from_le(left.chunk::<1>()?))
            } else { None };
        let event_name = left.text();
        let fields = left.items(<crate::headers::TraceloggingFieldView<'a> as Split<'a>>::split, None, |_| true, None)?;
        Ok(EventSchemaTlTail { tag1, tag2, tag3, event_name, fields, rest: left.rest() })
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
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventSchemaTl, Error> {
        let tail = self.tail()?;
        Ok(EventSchemaTl {
            fixed: EventSchemaTlFixed(*self.0.fixed),
            tag1: tail.tag1,
            tag2: tail.tag2,
            tag3: tail.tag3,
            event_name: { let part = tail.event_name; part.to_value() },
            fields: {
                let part = tail.fields; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventSchemaTlView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventSchemaTlView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventSchemaTlView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventSchemaTl;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 3 + view.0.rest.len();
        let (own, rest) = split_at("EVENT_SCHEMA_TL", bytes, end)?;
        Ok((EventSchemaTlFixed(Borrowed { fixed: view.0.fixed, rest: &own[3..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventSchemaTl, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_SCHEMA_TL`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventSchemaTlTail<'a> {
    /// Second part of the tag. `UCHAR Tag1`. Present if announced by `Tag0`.
    pub tag1: Option<u8>,
    /// Third part of the tag. `UCHAR Tag2`. Present if announced by `Tag1`.
    pub tag2: Option<u8>,
    /// Last part of the tag. `UCHAR Tag3`. Present if announced by `Tag2`.
    pub tag3: Option<u8>,
    /// Event name, in UTF-8. `CHAR EventName`, terminated by a zero.
    pub event_name: AnsiStr<'a>,
    /// Descriptions of the fields, in the order of the data. `TRACELOGGING_FIELD Fields`, to the end of the bytes.
    pub fields: Items<'a, crate::headers::TraceloggingFieldView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Schema of a TraceLogging event: names and types of the event and its fields.
///
/// No known name in C; here: `EVENT_SCHEMA_TL`, 0x3 bytes. Releases unknown.
///
/// Each event contains it, so no manifest is needed. All members are byte-aligned. No header declares a structure for
/// it.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Microsoft, *TraceLoggingEventTag macro*;
/// Microsoft, *TraceLoggingDynamic.h*.
#[doc(alias = "EVENT_SCHEMA_TL")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventSchemaTl {
    fixed: EventSchemaTlFixed,
    /// Second part of the tag. `UCHAR Tag1`. Present if announced by `Tag0`.
    pub tag1: Option<u8>,
    /// Third part of the tag. `UCHAR Tag2`. Present if announced by `Tag1`.
    pub tag2: Option<u8>,
    /// Last part of the tag. `UCHAR Tag3`. Present if announced by `Tag2`.
    pub tag3: Option<u8>,
    /// Event name, in UTF-8. `CHAR EventName`, terminated by a zero.
    pub event_name: AnsiString,
    /// Descriptions of the fields, in the order of the data. `TRACELOGGING_FIELD Fields`, to the end of the bytes.
    pub fields: alloc::vec::Vec<crate::headers::TraceloggingField>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventSchemaTl {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventSchemaTlView::new`] and [`EventSchemaTlView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSchemaTlView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventSchemaTl {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            tag1: Default::default(),
            tag2: Default::default(),
            tag3: Default::default(),
            event_name: Default::default(),
            fields: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventSchemaTl {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventSchemaTl");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Tag1", &self.tag1);
        shown.field("Tag2", &self.tag2);
        shown.field("Tag3", &self.tag3);
        shown.field("EventName", &self.event_name);
        shown.field("Fields", &self.fields);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventSchemaTl, fixed = EventSchemaTlFixed, view = EventSchemaTlView, size = 3);
#[cfg(feature = "alloc")]
impl Tailed for EventSchemaTl {
    const NAME: &'static str = "EVENT_SCHEMA_TL";
    const FIXED: usize = 3;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EventSchemaTlFixed(first_and_rest::<3>("EVENT_SCHEMA_TL", fixed)?);
        Ok(Some((u64::from(view.size())).saturating_sub(3)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSchemaTl::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_SCHEMA_TL", out);
        to.count("Tag0", u64::from((self.tag0() as u64) & 0x80 != 0), usize::from(self.tag1.is_some()))?;
        if let Some(part) = &self.tag1 {
            to.element(part);
        }
        to.count(
            "Tag1", u64::from((self.tag1.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag2.is_some())
        )?;
        if let Some(part) = &self.tag2 {
            to.element(part);
        }
        to.count(
            "Tag2", u64::from((self.tag2.unwrap_or_default() as u64) & 0x80 != 0), usize::from(self.tag3.is_some())
        )?;
        if let Some(part) = &self.tag3 {
            to.element(part);
        }
        {
            let part = &self.event_name;
            to.ansi("EventName", part)?;
        }
        {
            let part = &self.fields;
            for item in part { to.tailed(item)?; } to.limit("Fields", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_SCHEMA_TL", field: "Size", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventSchemaTl);
#[cfg(feature = "serde")]
serde_tailed!(
    EventSchemaTl, table = Table::form(&LAYOUT_0),
    parts { tag1 = "Tag1", tag2 = "Tag2", tag3 = "Tag3", event_name = "EventName", fields = "Fields", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventSchemaTl {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 1, mask: 128, shift: None },
        ];
        arbitrary_from::<_, 3>(DECIDING, |bytes| {
            let mut value = EventSchemaTlFixed(first_and_rest::<3>("EVENT_SCHEMA_TL", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_size((total) as u16);
            Ok(value)
        })
    }
}
