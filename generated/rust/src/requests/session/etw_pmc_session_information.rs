// Generated from spec/structs/ETW_PMC_SESSION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Session that uses processor counters.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_PMC_SESSION_INFORMATION", "EtwPmcSessionInformation")
    .size(16)
    .about("Session that uses processor counters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ULONG", "Counters", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 }))
            .many(
                Many::Counted(
                    &number(
                        "CounterCount", Place::Fixed { offset: 8, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("The counters: profile sources, if the public name of the count holds here.").up_to(32),
        part("USHORT", "Sources", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .many(
                Many::Counted(
                    &number(
                        "SourceCount", Place::Fixed { offset: 12, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("The sources: hook IDs, if the public name of the count holds here.").up_to(16),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG NextOffset").at(0..4).about("Distance from this structure to the next. 0 in the last.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("USHORT LoggerId").at(4..6).about("Logger ID of the session.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved").at(6..8).means(Meaning::Reserved),
        unsigned("ULONG CounterCount").at(8..12).about("Number of elements of Counters.").means(Meaning::Count),
        unsigned("ULONG SourceCount").at(12..16).about("Number of elements of Sources.").means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `EtwPmcSessionInformation` and [`EtwPmcSessionInformationView`], with the getters of its fields.
    part EtwPmcSessionInformationFixed / EtwPmcSessionInformationView: followed,
        name = "ETW_PMC_SESSION_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Distance from this structure to the next. 0 in the last. `ULONG NextOffset` at 0x00. Unit: bytes.
        next_offset / set_next_offset: u32, at = 0;
        /// Logger ID of the session. `USHORT LoggerId` at 0x04.
        logger_id / set_logger_id: u16, at = 4;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x06.
        reserved / set_reserved: u16, at = 6;
        /// Number of elements of Counters. `ULONG CounterCount` at 0x08.
        counter_count / set_counter_count: u32, at = 8;
        /// Number of elements of Sources. `ULONG SourceCount` at 0x0C.
        source_count / set_source_count: u32, at = 12;
    }
}

impl<'a> EtwPmcSessionInformationView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwPmcSessionInformationFixed(first_and_rest::<16>("ETW_PMC_SESSION_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<EtwPmcSessionInformationTail<'a>, Error> {
        let mut left = Left::new("ETW_PMC_SESSION_INFORMATION", 16, self.0.rest);
        let counters = left.counted(self.counter_count() as u64, "CounterCount")?;
        let sources = left.counted(self.source_count() as u64, "SourceCount")?;
        Ok(EtwPmcSessionInformationTail { counters, sources, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwPmcSessionInformation, Error> {
        let tail = self.tail()?;
        Ok(EtwPmcSessionInformation {
            fixed: EtwPmcSessionInformationFixed(*self.0.fixed),
            counters: { let part = tail.counters; to_vec(part.as_bytes()) },
            sources: { let part = tail.sources; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwPmcSessionInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSessionInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_PMC_SESSION_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwPmcSessionInformationTail<'a> {
    /// The counters: profile sources, if the public name of the count holds here. `ULONG Counters`, with the number of
    /// elements in `CounterCount`.
    pub counters: Elements<'a, u32>,
    /// The sources: hook IDs, if the public name of the count holds here. `USHORT Sources`, with the number of elements
    /// in `SourceCount`.
    pub sources: Elements<'a, u16>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Session that uses processor counters.
///
/// In C: `ETW_PMC_SESSION_INFORMATION`, 0x10 bytes. Releases unknown.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_PMC_SESSION_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwPmcSessionInformation {
    fixed: EtwPmcSessionInformationFixed,
    /// The counters: profile sources, if the public name of the count holds here. `ULONG Counters`, with the number of
    /// elements in `CounterCount`.
    pub counters: alloc::vec::Vec<u32>,
    /// The sources: hook IDs, if the public name of the count holds here. `USHORT Sources`, with the number of elements
    /// in `SourceCount`.
    pub sources: alloc::vec::Vec<u16>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwPmcSessionInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwPmcSessionInformationView::new`] and [`EtwPmcSessionInformationView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSessionInformationView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcSessionInformation {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            counters: Default::default(),
            sources: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwPmcSessionInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwPmcSessionInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Counters", &self.counters);
        shown.field("Sources", &self.sources);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwPmcSessionInformation, fixed = EtwPmcSessionInformationFixed, view = EtwPmcSessionInformationView, size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcSessionInformation {
    const NAME: &'static str = "ETW_PMC_SESSION_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("ETW_PMC_SESSION_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcSessionInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_PMC_SESSION_INFORMATION", out);
        {
            let part = &self.counters;
            to.count("CounterCount", self.counter_count() as u64, part.len())?; to.elements(part);
        }
        {
            let part = &self.sources;
            to.count("SourceCount", self.source_count() as u64, part.len())?; to.elements(part);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcSessionInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwPmcSessionInformation, table = Table::form(&LAYOUT_0),
    parts { counters = "Counters", sources = "Sources", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcSessionInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 8, size: 4, mask: 18446744073709551615, shift: Some(0) },
            Deciding { offset: 12, size: 4, mask: 18446744073709551615, shift: Some(0) },
        ];
        arbitrary_from::<_, 16>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
