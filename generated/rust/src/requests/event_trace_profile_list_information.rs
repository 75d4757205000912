// Generated from spec/structs/EVENT_TRACE_PROFILE_LIST_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Profile sources that the HAL provides.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::CHAPPELL_TRACE_QUERY_INFORMATION, &sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_EVNTRACE];
const SOURCES_1: &[&Source] = &[&sources::SELENE_SDK];
const SOURCES_2: &[&Source] =
    &[
        &sources::PHNT_NTEXAPI, &sources::SELENE_SDK, &sources::CHAPPELL_TRACE_QUERY_INFORMATION,
        &sources::CHAPPELL_NTETW
    ];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_PROFILE_LIST_INFORMATION", "EventTraceProfileListInformation")
    .size(40)
    .fixed(8)
    .about("Profile sources that the HAL provides.")
    .in_releases("6.2+", &[holds(Pointer::Bits32, 7, 255), holds(Pointer::Bits64, 7, 255)])
    .with_tail(&[
        part("PROFILE_SOURCE_INFO", "Profile", Content::Layout(&crate::requests::profile_source_info::LAYOUT_0))
            .many(
                Many::Next(
                    &number(
                        "NextEntryOffset", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false },
                        u64::MAX, 0
                    )
                )
            )
            .about("Profile source list. C declares one entry. Each entry is longer than its declaration by its \
                description, and contains the offset of the next.")
            .stated_by(SOURCES_1),
    ])
    .stated_by(SOURCES_2)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("ULONG Spare").at(4..8).means(Meaning::Reserved),
        field(
            "PROFILE_SOURCE_INFO Profile", Kind::Open { element: ArrayElement { kind: ElementKind::Struct, size: 32 } }
        )
            .at(8..40)
            .about("Profile source list. C declares one entry. Each entry is longer than its declaration by its \
                description, and contains the offset of the next.")
            .stated_by(SOURCES_1).with(&[More::Fields(&[
            unsigned("ULONG Profile.NextEntryOffset").at(8..12).about("Distance from this entry to the next.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG Profile.Source").at(12..16).about("Profile source.").means(Meaning::Enumeration)
                .stated_by(SOURCES).with(&[More::Values(crate::common::KprofileSource::VALUES)]),
            unsigned("ULONG Profile.MinInterval").at(16..20).about("Minimum interval of the source.")
                .stated_by(SOURCES),
            unsigned("ULONG Profile.MaxInterval").at(20..24).about("Maximum interval of the source.")
                .stated_by(SOURCES),
            unsigned("ULONG64 Profile.Reserved").at(24..32).means(Meaning::Reserved).stated_by(SOURCES),
            field(
                "WCHAR Profile.Description",
                Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }
            )
                .at(32..34).about("Name of the source.").means(Meaning::Text).stated_by(SOURCES),
        ])]),
    ]);
fixed! {
    /// Fixed part of `EventTraceProfileListInformation` and [`EventTraceProfileListInformationView`], with the getters
    /// of its fields.
    part EventTraceProfileListInformationFixed / EventTraceProfileListInformationView: followed,
        name = "EVENT_TRACE_PROFILE_LIST_INFORMATION", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Reserved or padding, according to a source. `ULONG Spare` at 0x04.
        spare / set_spare: u32, at = 4;
    }
}

impl<'a> EventTraceProfileListInformationView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceProfileListInformationFixed(first_and_rest::<8>("EVENT_TRACE_PROFILE_LIST_INFORMATION", bytes)?);
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
    pub fn tail(&self) -> Result<EventTraceProfileListInformationTail<'a>, Error> {
        let mut left = Left::new("EVENT_TRACE_PROFILE_LIST_INFORMATION", 8, self.0.rest);
        let profile =
            left.items(
                |bytes| linked(
                    bytes, "NextEntryOffset",
                    crate::requests::ProfileSourceInfoView::new(bytes)?.next_entry_offset() as u64,
                    crate::requests::ProfileSourceInfoView::new
                ),
                None, |item| item.next_entry_offset() != 0, None
            )?;
        Ok(EventTraceProfileListInformationTail { profile, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventTraceProfileListInformation, Error> {
        let tail = self.tail()?;
        Ok(EventTraceProfileListInformation {
            fixed: EventTraceProfileListInformationFixed(*self.0.fixed),
            profile: {
                let part = tail.profile; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventTraceProfileListInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileListInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `EVENT_TRACE_PROFILE_LIST_INFORMATION`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventTraceProfileListInformationTail<'a> {
    /// Profile source list. C declares one entry. Each entry is longer than its declaration by its description, and
    /// contains the offset of the next. `PROFILE_SOURCE_INFO Profile`, a list linked by `NextEntryOffset`.
    pub profile: Items<'a, crate::requests::ProfileSourceInfoView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Profile sources that the HAL provides.
///
/// In C: `EVENT_TRACE_PROFILE_LIST_INFORMATION`, 0x28 bytes with one element of its array, 0x8 without elements.
/// Documented for 6.2+, assumed unchanged after 11-21H2.
///
/// Programs use it through TraceQueryInformation with TraceProfileSourceListInfo (0x07), which returns
/// PROFILE_SOURCE_INFO structures. Each contains the offset of the next.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Can Bölük, *Windows types from symbol files*;
/// Geoff Chappell, *TraceQueryInformation*; Geoff Chappell, *NTETW.H*.
#[doc(alias = "EVENT_TRACE_PROFILE_LIST_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceProfileListInformation {
    fixed: EventTraceProfileListInformationFixed,
    /// Profile source list. C declares one entry. Each entry is longer than its declaration by its description, and
    /// contains the offset of the next. `PROFILE_SOURCE_INFO Profile`, a list linked by `NextEntryOffset`.
    pub profile: alloc::vec::Vec<crate::requests::ProfileSourceInfo>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileListInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceProfileListInformationView::new`] and [`EventTraceProfileListInformationView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileListInformationView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileListInformation {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            profile: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceProfileListInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceProfileListInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Profile", &self.profile);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceProfileListInformation, fixed = EventTraceProfileListInformationFixed, view =
    EventTraceProfileListInformationView, size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileListInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_LIST_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("EVENT_TRACE_PROFILE_LIST_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileListInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_TRACE_PROFILE_LIST_INFORMATION", out);
        {
            let part = &self.profile;
            for (index, item) in part.iter()
                .enumerate() {
                    let have = to.tailed(item)?; let last = index + 1 == part.len();
                    to.count("NextEntryOffset", item.next_entry_offset() as u64, if last { 0 } else { have })?;
                } to.limit("Profile", 1);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileListInformation);
#[cfg(feature = "serde")]
serde_tailed!(
    EventTraceProfileListInformation, table = Table::form(&LAYOUT_0), parts { profile = "Profile", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileListInformation {
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

/// Alias of [`EventTraceProfileListInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_2 = EventTraceProfileListInformation;
/// Alias of [`EventTraceProfileListInformationView`], named by the first release of the form.
pub type V6_2View<'a> = EventTraceProfileListInformationView<'a>;
