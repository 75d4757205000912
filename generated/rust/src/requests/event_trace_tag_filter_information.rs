// Generated from spec/structs/EVENT_TRACE_TAG_FILTER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Tags that filter pool or object events.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW, &sources::CHAPPELL_EVENT_TRACE_INFORMATION_CLASS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_TRACE_TAG_FILTER_INFORMATION", "EventTraceTagFilterInformation")
    .size(24)
    .fixed(16)
    .about("Tags that filter pool or object events.")
    .in_releases("6.1+", &[holds(Pointer::Bits32, 6, 255), holds(Pointer::Bits64, 6, 255)])
    .also_called(&["EVENT_TRACE_POOLTAG_FILTER_INFORMATION", "EVENT_TRACE_OBJECT_TYPE_FILTER_INFORMATION"])
    .with_tail(&[
        part("ULONG", "Filter", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 })).many(Many::Open)
            .about("Tags. Both classes accept at most four.").up_to(32).means(Meaning::Tag),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        field("padding ", Kind::Padding).at(4..8),
        unsigned("TRACEHANDLE TraceHandle").at(8..16).about("Selects a logger.").means(Meaning::Handle),
        field("ULONG Filter", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } }).at(16..20)
            .about("Tags. Both classes accept at most four.").means(Meaning::Tag),
    ]);
fixed! {
    /// Fixed part of `EventTraceTagFilterInformation` and [`EventTraceTagFilterInformationView`], with the getters of
    /// its fields.
    part EventTraceTagFilterInformationFixed / EventTraceTagFilterInformationView: followed,
        name = "EVENT_TRACE_TAG_FILTER_INFORMATION", size = 16, table = Table::form(&LAYOUT_0);
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Selects a logger. `TRACEHANDLE TraceHandle` at 0x08.
        trace_handle / set_trace_handle: u64, at = 8;
    }
}

impl<'a> EventTraceTagFilterInformationView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view =
            EventTraceTagFilterInformationFixed(first_and_rest::<16>("EVENT_TRACE_TAG_FILTER_INFORMATION", bytes)?);
        whole_elements("EVENT_TRACE_TAG_FILTER_INFORMATION", 4, view.0.rest)?;
        Ok(view)
    }
    /// Tags. Both classes accept at most four. `ULONG Filter` at 0x10.
    #[inline]
    pub fn filter(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceTagFilterInformation {
        EventTraceTagFilterInformation {
            fixed: EventTraceTagFilterInformationFixed(*self.0.fixed), filter: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventTraceTagFilterInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceTagFilterInformationView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Filter", &self.filter()).finish()
    }
}

/// Tags that filter pool or object events.
///
/// In C: `EVENT_TRACE_TAG_FILTER_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without elements.
/// Documented for 6.1+, assumed unchanged after 2004.
///
/// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Releases in which the layout is valid. The header shows one layout, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*; Geoff
/// Chappell, *EVENT_TRACE_INFORMATION_CLASS*.
#[doc(alias = "EVENT_TRACE_TAG_FILTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_POOLTAG_FILTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_OBJECT_TYPE_FILTER_INFORMATION")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventTraceTagFilterInformation {
    fixed: EventTraceTagFilterInformationFixed,
    /// Tags. Both classes accept at most four. `ULONG Filter` at 0x10.
    pub filter: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventTraceTagFilterInformation {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventTraceTagFilterInformationView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceTagFilterInformationView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventTraceTagFilterInformation {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), filter: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventTraceTagFilterInformation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventTraceTagFilterInformation");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Filter", &self.filter).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventTraceTagFilterInformation, fixed = EventTraceTagFilterInformationFixed, view =
    EventTraceTagFilterInformationView, size = 16
);
#[cfg(feature = "alloc")]
impl Tailed for EventTraceTagFilterInformation {
    const NAME: &'static str = "EVENT_TRACE_TAG_FILTER_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<16>("EVENT_TRACE_TAG_FILTER_INFORMATION", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceTagFilterInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.filter.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceTagFilterInformation);
#[cfg(feature = "serde")]
serde_tailed!(EventTraceTagFilterInformation, table = Table::form(&LAYOUT_0), parts { filter = "Filter", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceTagFilterInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 16]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, filter)| {
            Self { fixed: EventTraceTagFilterInformationFixed(fixed), filter }
        }).boxed()
    }
}

/// Alias of [`EventTraceTagFilterInformation`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V6_1 = EventTraceTagFilterInformation;
/// Alias of [`EventTraceTagFilterInformationView`], named by the first release of the form.
pub type V6_1View<'a> = EventTraceTagFilterInformationView<'a>;
