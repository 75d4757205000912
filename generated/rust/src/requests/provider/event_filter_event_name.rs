// Generated from spec/structs/EVENT_FILTER_EVENT_NAME.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events to include or exclude, by name, level and keyword.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_EVENT_NAME", "EventFilterEventName")
    .size(24)
    .fixed(20)
    .about("Events to include or exclude, by name, level and keyword.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "Names", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 })).many(Many::Open)
            .about("Names, one after the other.").up_to(8),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG MatchAnyKeyword").at(0..8).about("Keywords of which an event must have at least one.")
            .means(Meaning::Flags),
        unsigned("ULONGLONG MatchAllKeyword").at(8..16).about("Keywords of which an event must have all.")
            .means(Meaning::Flags),
        unsigned("UCHAR Level").at(16..17).about("Level.").means(Meaning::Enumeration),
        unsigned("BOOLEAN FilterIn").at(17..18)
            .about("True if the filter includes the events (inferred from the name).").means(Meaning::Boolean),
        unsigned("USHORT NameCount").at(18..20).about("Number of names.").means(Meaning::Count),
        field("UCHAR Names", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } }).at(20..21)
            .about("Names, one after the other."),
    ]);
fixed! {
    /// Fixed part of `EventFilterEventName` and [`EventFilterEventNameView`], with the getters of its fields.
    part EventFilterEventNameFixed / EventFilterEventNameView: followed,
        name = "EVENT_FILTER_EVENT_NAME", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Keywords of which an event must have at least one. `ULONGLONG MatchAnyKeyword` at 0x00.
        match_any_keyword / set_match_any_keyword: u64, at = 0;
        /// Keywords of which an event must have all. `ULONGLONG MatchAllKeyword` at 0x08.
        match_all_keyword / set_match_all_keyword: u64, at = 8;
        /// Level. `UCHAR Level` at 0x10.
        level / set_level: u8, at = 16;
        /// True if the filter includes the events (inferred from the name). `BOOLEAN FilterIn` at 0x11.
        filter_in / set_filter_in: u8, at = 17;
        /// Number of names. `USHORT NameCount` at 0x12.
        name_count / set_name_count: u16, at = 18;
    }
}

impl<'a> EventFilterEventNameView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventFilterEventNameFixed(first_and_rest::<20>("EVENT_FILTER_EVENT_NAME", bytes)?);
        whole_elements("EVENT_FILTER_EVENT_NAME", 1, view.0.rest)?;
        Ok(view)
    }
    /// Names, one after the other. `UCHAR Names` at 0x14.
    #[inline]
    pub fn names(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventFilterEventName {
        EventFilterEventName { fixed: EventFilterEventNameFixed(*self.0.fixed), names: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EventFilterEventNameView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventFilterEventNameView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Names", &self.names()).finish()
    }
}

/// Events to include or exclude, by name, level and keyword.
///
/// In C: `EVENT_FILTER_EVENT_NAME`, 0x18 bytes with one element of its array, 0x14 without elements. Releases unknown.
///
/// Unknown:
///
/// - Whether each name is null-terminated.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[doc(alias = "EVENT_FILTER_EVENT_NAME")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventFilterEventName {
    fixed: EventFilterEventNameFixed,
    /// Names, one after the other. `UCHAR Names` at 0x14.
    pub names: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventFilterEventName {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventFilterEventNameView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventNameView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventFilterEventName {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), names: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventFilterEventName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventFilterEventName");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Names", &self.names).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventFilterEventName, fixed = EventFilterEventNameFixed, view = EventFilterEventNameView, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for EventFilterEventName {
    const NAME: &'static str = "EVENT_FILTER_EVENT_NAME";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("EVENT_FILTER_EVENT_NAME", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventName::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.names.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventFilterEventName);
#[cfg(feature = "serde")]
serde_tailed!(EventFilterEventName, table = Table::form(&LAYOUT_0), parts { names = "Names", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterEventName {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 20]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, names)| {
            Self { fixed: EventFilterEventNameFixed(fixed), names }
        }).boxed()
    }
}
