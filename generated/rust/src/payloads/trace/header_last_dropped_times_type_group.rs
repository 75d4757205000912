// Generated from spec/structs/Header_LastDroppedTimes_TypeGroup.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Times of the last dropped events, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PANOPTICONCENTRAL_ETWTOOLS, &sources::MICROSOFT_WMI];
pub(crate) static LAYOUT_0: Layout = layout("Header_LastDroppedTimes_TypeGroup", "HeaderLastDroppedTimesTypeGroup")
    .size(8)
    .about("Times of the last dropped events, inferred from the name.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ULONGLONG", "TimeStamp", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 8 }))
            .many(
                Many::Counted(
                    &number(
                        "TimeStampCount", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .up_to(64),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG TimeStampCount").at(0..4).about("Number of elements in TimeStamp.").means(Meaning::Count),
        unsigned("ULONG Padding").at(4..8).means(Meaning::Reserved),
    ]);
fixed! {
    /// Fixed part of `HeaderLastDroppedTimesTypeGroup` and [`HeaderLastDroppedTimesTypeGroupView`], with the getters of
    /// its fields.
    part HeaderLastDroppedTimesTypeGroupFixed / HeaderLastDroppedTimesTypeGroupView: followed,
        name = "Header_LastDroppedTimes_TypeGroup", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Number of elements in TimeStamp. `ULONG TimeStampCount` at 0x00.
        time_stamp_count / set_time_stamp_count: u32, at = 0;
        /// Reserved or padding, according to a source. `ULONG Padding` at 0x04.
        padding / set_padding: u32, at = 4;
    }
}

impl<'a> HeaderLastDroppedTimesTypeGroupView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            HeaderLastDroppedTimesTypeGroupFixed(first_and_rest::<8>("Header_LastDroppedTimes_TypeGroup", bytes)?);
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
    pub fn tail(&self) -> Result<HeaderLastDroppedTimesTypeGroupTail<'a>, Error> {
        let mut left = Left::new("Header_LastDroppedTimes_TypeGroup", 8, self.0.rest);
        let time_stamp = left.counted(self.time_stamp_count() as u64, "TimeStampCount")?;
        Ok(HeaderLastDroppedTimesTypeGroupTail { time_stamp, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<HeaderLastDroppedTimesTypeGroup, Error> {
        let tail = self.tail()?;
        Ok(HeaderLastDroppedTimesTypeGroup {
            fixed: HeaderLastDroppedTimesTypeGroupFixed(*self.0.fixed),
            time_stamp: { let part = tail.time_stamp; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for HeaderLastDroppedTimesTypeGroupView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HeaderLastDroppedTimesTypeGroupView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Header_LastDroppedTimes_TypeGroup`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct HeaderLastDroppedTimesTypeGroupTail<'a> {
    /// `ULONGLONG TimeStamp`, with the number of elements in `TimeStampCount`.
    pub time_stamp: Elements<'a, u64>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Times of the last dropped events, inferred from the name.
///
/// In C: `Header_LastDroppedTimes_TypeGroup`, 0x8 bytes. Releases unknown.
///
/// Unknown:
///
/// - The clock of the times, and the order of the elements.
///
/// Source: Paul Vick, *EtwTools*; Microsoft, *Classes of WMI in Go*.
#[doc(alias = "Header_LastDroppedTimes_TypeGroup")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct HeaderLastDroppedTimesTypeGroup {
    fixed: HeaderLastDroppedTimesTypeGroupFixed,
    /// `ULONGLONG TimeStamp`, with the number of elements in `TimeStampCount`.
    pub time_stamp: alloc::vec::Vec<u64>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl HeaderLastDroppedTimesTypeGroup {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`HeaderLastDroppedTimesTypeGroupView::new`] and [`HeaderLastDroppedTimesTypeGroupView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HeaderLastDroppedTimesTypeGroupView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for HeaderLastDroppedTimesTypeGroup {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            time_stamp: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for HeaderLastDroppedTimesTypeGroup {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("HeaderLastDroppedTimesTypeGroup");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("TimeStamp", &self.time_stamp);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    HeaderLastDroppedTimesTypeGroup, fixed = HeaderLastDroppedTimesTypeGroupFixed, view =
    HeaderLastDroppedTimesTypeGroupView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for HeaderLastDroppedTimesTypeGroup {
    const NAME: &'static str = "Header_LastDroppedTimes_TypeGroup";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("Header_LastDroppedTimes_TypeGroup", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        HeaderLastDroppedTimesTypeGroup::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Header_LastDroppedTimes_TypeGroup", out);
        {
            let part = &self.time_stamp;
            to.count("TimeStampCount", self.time_stamp_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(HeaderLastDroppedTimesTypeGroup);
#[cfg(feature = "serde")]
serde_tailed!(
    HeaderLastDroppedTimesTypeGroup, table = Table::form(&LAYOUT_0), parts { time_stamp = "TimeStamp", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for HeaderLastDroppedTimesTypeGroup {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 0, size: 4, mask: 18446744073709551615, shift: Some(0) },
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
