// Generated from spec/structs/WINSAT_ASSESSMENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Part of the results of the Windows System Assessment Tool: compressed XML.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_SYMBOL_PARSER, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("WINSAT_ASSESSMENT", "WinsatAssessment")
    .size(8)
    .about("Part of the results of the Windows System Assessment Tool: compressed XML.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "Xml", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("UTF-16 XML, compressed with LZNT1.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG State").at(0..4)
            .about("State of the assessment. 1 and 2 were observed; their meaning is unknown.")
            .means(Meaning::Enumeration),
        unsigned("ULONG UncompressedLength").at(4..8).about("Size of the XML once it is decompressed.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `WinsatAssessment` and [`WinsatAssessmentView`], with the getters of its fields.
    part WinsatAssessmentFixed / WinsatAssessmentView: followed,
        name = "WINSAT_ASSESSMENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// State of the assessment. 1 and 2 were observed; their meaning is unknown. `ULONG State` at 0x00.
        state / set_state: u32, at = 0;
        /// Size of the XML once it is decompressed. `ULONG UncompressedLength` at 0x04. Unit: bytes.
        uncompressed_length / set_uncompressed_length: u32, at = 4;
    }
}

impl<'a> WinsatAssessmentView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WinsatAssessmentFixed(first_and_rest::<8>("WINSAT_ASSESSMENT", bytes)?);
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
    pub fn tail(&self) -> Result<WinsatAssessmentTail<'a>, Error> {
        let mut left = Left::new("WINSAT_ASSESSMENT", 8, self.0.rest);
        let xml = left.open();
        Ok(WinsatAssessmentTail { xml, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WinsatAssessment, Error> {
        let tail = self.tail()?;
        Ok(WinsatAssessment {
            fixed: WinsatAssessmentFixed(*self.0.fixed),
            xml: { let part = tail.xml; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WinsatAssessmentView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WinsatAssessmentView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WINSAT_ASSESSMENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WinsatAssessmentTail<'a> {
    /// UTF-16 XML, compressed with LZNT1. `UCHAR Xml`, to the end of the bytes.
    pub xml: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Part of the results of the Windows System Assessment Tool: compressed XML.
///
/// No known name in C; here: `WINSAT_ASSESSMENT`, 0x8 bytes. Releases unknown.
///
/// Source: Microsoft, *SymbolTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "WINSAT_ASSESSMENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WinsatAssessment {
    fixed: WinsatAssessmentFixed,
    /// UTF-16 XML, compressed with LZNT1. `UCHAR Xml`, to the end of the bytes.
    pub xml: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WinsatAssessment {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WinsatAssessmentView::new`] and [`WinsatAssessmentView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WinsatAssessmentView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WinsatAssessment {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            xml: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WinsatAssessment {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WinsatAssessment");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Xml", &self.xml);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WinsatAssessment, fixed = WinsatAssessmentFixed, view = WinsatAssessmentView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for WinsatAssessment {
    const NAME: &'static str = "WINSAT_ASSESSMENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("WINSAT_ASSESSMENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WinsatAssessment::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WINSAT_ASSESSMENT", out);
        {
            let part = &self.xml;
            to.elements(part); to.limit("Xml", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WinsatAssessment);
#[cfg(feature = "serde")]
serde_tailed!(WinsatAssessment, table = Table::form(&LAYOUT_0), parts { xml = "Xml", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WinsatAssessment {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 8]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
