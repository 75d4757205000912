// Generated from spec/structs/EVENT_SOURCE_MANIFEST_ENVELOPE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Part of the manifest of an EventSource, in an event with the ID 0xFFFE.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::DOTNET_EVENTSOURCE, &sources::PERFVIEW_DYNAMIC_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_SOURCE_MANIFEST_ENVELOPE", "EventSourceManifestEnvelope")
    .size(8)
    .about("Part of the manifest of an EventSource, in an event with the ID 0xFFFE.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Part of the manifest: XML in UTF-8.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("UCHAR Format").at(0..1).about("Format of the manifest.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::payloads::trace::EventSourceManifestFormat::VALUES)]),
        unsigned("UCHAR MajorVersion").at(1..2).about("Major version of the manifest. 1 in all observed traces."),
        unsigned("UCHAR MinorVersion").at(2..3).about("Minor version of the manifest. 0 in all observed traces."),
        unsigned("UCHAR Magic").at(3..4).about("0x5B.").means(Meaning::Hex),
        unsigned("USHORT TotalChunks").at(4..6).about("Number of parts of the manifest.").means(Meaning::Count),
        unsigned("USHORT ChunkNumber").at(6..8).about("Index of this part, from 0.").means(Meaning::Index),
    ]);
fixed! {
    /// Fixed part of `EventSourceManifestEnvelope` and [`EventSourceManifestEnvelopeView`], with the getters of its
    /// fields.
    part EventSourceManifestEnvelopeFixed / EventSourceManifestEnvelopeView: followed,
        name = "EVENT_SOURCE_MANIFEST_ENVELOPE", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Format of the manifest. `UCHAR Format` at 0x00.
        format / set_format: crate::payloads::trace::EventSourceManifestFormat, at = 0;
        /// Major version of the manifest. 1 in all observed traces. `UCHAR MajorVersion` at 0x01.
        major_version / set_major_version: u8, at = 1;
        /// Minor version of the manifest. 0 in all observed traces. `UCHAR MinorVersion` at 0x02.
        minor_version / set_minor_version: u8, at = 2;
        /// 0x5B. `UCHAR Magic` at 0x03.
        magic / set_magic: u8, at = 3;
        /// Number of parts of the manifest. `USHORT TotalChunks` at 0x04.
        total_chunks / set_total_chunks: u16, at = 4;
        /// Index of this part, from 0. `USHORT ChunkNumber` at 0x06.
        chunk_number / set_chunk_number: u16, at = 6;
    }
}

impl<'a> EventSourceManifestEnvelopeView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventSourceManifestEnvelopeFixed(first_and_rest::<8>("EVENT_SOURCE_MANIFEST_ENVELOPE", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventSourceManifestEnvelopeTail<'a>, Error> {
        let mut left = Left::new("EVENT_SOURCE_MANIFEST_ENVELOPE", 8, self.0.rest);
        let data = left.open();
        Ok(EventSourceManifestEnvelopeTail { data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventSourceManifestEnvelope, Error> {
        let tail = self.tail()?;
        Ok(EventSourceManifestEnvelope {
            fixed: EventSourceManifestEnvelopeFixed(*self.0.fixed),
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventSourceManifestEnvelopeView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventSourceManifestEnvelopeView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `EVENT_SOURCE_MANIFEST_ENVELOPE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventSourceManifestEnvelopeTail<'a> {
    /// Part of the manifest: XML in UTF-8. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Part of the manifest of an EventSource, in an event with the ID 0xFFFE.
///
/// No known name in C; here: `EVENT_SOURCE_MANIFEST_ENVELOPE`, 0x8 bytes. Releases unknown.
///
/// A manifest is logged in as many events as it takes. All members are byte-aligned.
///
/// Source: Microsoft, *EventSource.cs*; Microsoft, *DynamicTraceEventParser.cs*; The etwspec developers, *Nineteen log
/// files of public projects*.
#[doc(alias = "EVENT_SOURCE_MANIFEST_ENVELOPE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventSourceManifestEnvelope {
    fixed: EventSourceManifestEnvelopeFixed,
    /// Part of the manifest: XML in UTF-8. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventSourceManifestEnvelope {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventSourceManifestEnvelopeView::new`] and [`EventSourceManifestEnvelopeView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSourceManifestEnvelopeView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventSourceManifestEnvelope {
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
impl core::fmt::Debug for EventSourceManifestEnvelope {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventSourceManifestEnvelope");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventSourceManifestEnvelope, fixed = EventSourceManifestEnvelopeFixed, view = EventSourceManifestEnvelopeView,
    size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EventSourceManifestEnvelope {
    const NAME: &'static str = "EVENT_SOURCE_MANIFEST_ENVELOPE";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("EVENT_SOURCE_MANIFEST_ENVELOPE", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventSourceManifestEnvelope::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_SOURCE_MANIFEST_ENVELOPE", out);
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventSourceManifestEnvelope);
#[cfg(feature = "serde")]
serde_tailed!(EventSourceManifestEnvelope, table = Table::form(&LAYOUT_0), parts { data = "Data", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventSourceManifestEnvelope {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
