// Generated from spec/structs/CRIM_EVENTS.toml by `cargo spec generate`. Do not edit: edit that file.

//! List of the events of a provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::LIBYAL_FWEVT, &sources::EVENTTRACEKIT_BLOCK_TYPES, &sources::OBSERVED_BINARIES];
pub(crate) static LAYOUT_0: Layout = layout("CRIM_EVENTS", "CrimEvents")
    .size(16)
    .about("List of the events of a provider.")
    .in_releases("6.0+", &[holds(Pointer::Bits32, 4, 255), holds(Pointer::Bits64, 4, 255)])
    .with_tail(&[
        part("CRIM_EVENT", "Entries", Content::Layout(&crate::manifests::crim_event::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Events."),
        part("UCHAR", "Data", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Lists of keywords, at the offsets that the events contain.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Signature").at(0..4).about("`EVNT`.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::manifests::CrimSignature::VALUES)]),
        unsigned("ULONG Size").at(4..8)
            .about("Size of the list and its texts, including this header. 0 if the list is empty.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Count").at(8..12).about("Number of events.").means(Meaning::Count),
        unsigned("ULONG Reserved").at(12..16).about("0 in all observed manifests.").of_unknown_purpose(),
    ]);
fixed! {
    /// Fixed part of `CrimEvents` and [`CrimEventsView`], with the getters of its fields.
    part CrimEventsFixed / CrimEventsView: followed,
        name = "CRIM_EVENTS", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// `EVNT`. `ULONG Signature` at 0x00.
        signature / set_signature: crate::manifests::CrimSignature, at = 0;
        /// Size of the list and its texts, including this header. 0 if the list is empty. `ULONG Size` at 0x04. Unit:
        /// bytes.
        size / set_size: u32, at = 4;
        /// Number of events. `ULONG Count` at 0x08.
        count / set_count: u32, at = 8;
        /// 0 in all observed manifests. Purpose unknown. `ULONG Reserved` at 0x0C.
        reserved / set_reserved: u32, at = 12;
    }
}

impl<'a> CrimEventsView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = CrimEventsFixed(first_and_rest::<16>("CRIM_EVENTS", bytes)?);
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
    pub fn tail(&self) -> Result<CrimEventsTail<'a>, Error> {
        let mut left = Left::new("CRIM_EVENTS", 16, self.0.rest);
        let entries = left.counted(self.count() as u64, "Count")?;
        let data = left.open();
        Ok(CrimEventsTail { entries, data, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<CrimEvents, Error> {
        let tail = self.tail()?;
        Ok(CrimEvents {
            fixed: CrimEventsFixed(*self.0.fixed),
            entries: { let part = tail.entries; to_vec(part.as_bytes()) },
            data: { let part = tail.data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for CrimEventsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimEventsView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `CRIM_EVENTS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct CrimEventsTail<'a> {
    /// Events. `CRIM_EVENT Entries`, with the number of elements in `Count`.
    pub entries: Elements<'a, crate::manifests::CrimEvent>,
    /// Lists of keywords, at the offsets that the events contain. `UCHAR Data`, to the end of the bytes.
    pub data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// List of the events of a provider.
///
/// No known name in C; here: `CRIM_EVENTS`, 0x10 bytes. Documented for 6.0+.
///
/// The offset of the list is a multiple of 8.
///
/// Unknown:
///
/// - Meaning of Reserved.
///
/// Source: Joachim Metz, *Windows Event manifest binary format*; Nico Rieck, *Blocks of compiled manifests, of a
/// compiler of manifests*; The etwspec developers, *Resources of Windows programs in public packages*.
#[doc(alias = "CRIM_EVENTS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct CrimEvents {
    fixed: CrimEventsFixed,
    /// Events. `CRIM_EVENT Entries`, with the number of elements in `Count`.
    pub entries: alloc::vec::Vec<crate::manifests::CrimEvent>,
    /// Lists of keywords, at the offsets that the events contain. `UCHAR Data`, to the end of the bytes.
    pub data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl CrimEvents {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`CrimEventsView::new`] and [`CrimEventsView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimEventsView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for CrimEvents {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            entries: Default::default(),
            data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for CrimEvents {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("CrimEvents");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Entries", &self.entries);
        shown.field("Data", &self.data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(CrimEvents, fixed = CrimEventsFixed, view = CrimEventsView, size = 16);
#[cfg(feature = "alloc")]
impl Tailed for CrimEvents {
    const NAME: &'static str = "CRIM_EVENTS";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("CRIM_EVENTS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        CrimEvents::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("CRIM_EVENTS", out);
        {
            let part = &self.entries;
            to.count("Count", self.count() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.data;
            to.elements(part); to.limit("Data", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(CrimEvents);
#[cfg(feature = "serde")]
serde_tailed!(CrimEvents, table = Table::form(&LAYOUT_0), parts { entries = "Entries", data = "Data", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CrimEvents {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 8, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`CrimEvents`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_0 = CrimEvents;
/// Alias of [`CrimEventsView`], named by the first release of the form.
pub type V6_0View<'a> = CrimEventsView<'a>;
