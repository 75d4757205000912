// Generated from spec/structs/EVENT_FILTER_EVENT_ID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Events to include or exclude, by event ID.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_FILTER_EVENT_ID", "EventFilterEventId")
    .size(6)
    .fixed(4)
    .about("Events to include or exclude, by event ID.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("USHORT", "Events", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 2 }))
            .many(
                Many::Counted(
                    &number(
                        "Count", Place::Fixed { offset: 2, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0
                    )
                )
            )
            .about("Event IDs.").up_to(16).means(Meaning::Identifier),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("BOOLEAN FilterIn").at(0..1).about("True if the filter includes the events (inferred from the name).")
            .means(Meaning::Boolean),
        unsigned("UCHAR Reserved").at(1..2).means(Meaning::Reserved),
        unsigned("USHORT Count").at(2..4).about("Number of events.").means(Meaning::Count),
        field("USHORT Events", Kind::Counted { element: ArrayElement { kind: ElementKind::Unsigned, size: 2 } })
            .at(4..6).about("Event IDs.").means(Meaning::Identifier)
            .with(&[More::CountIn(&("Count", 18446744073709551615, 0))]),
    ]);
fixed! {
    /// Fixed part of `EventFilterEventId` and [`EventFilterEventIdView`], with the getters of its fields.
    part EventFilterEventIdFixed / EventFilterEventIdView: followed,
        name = "EVENT_FILTER_EVENT_ID", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// True if the filter includes the events (inferred from the name). `BOOLEAN FilterIn` at 0x00.
        filter_in / set_filter_in: u8, at = 0;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x01.
        reserved / set_reserved: u8, at = 1;
        /// Number of events. `USHORT Count` at 0x02.
        count / set_count: u16, at = 2;
    }
}

impl<B: Storage> EventFilterEventIdFixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.count() as u64
    }
}

impl<'a> EventFilterEventIdView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::BadCount`] if `Count` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventFilterEventIdFixed(first_and_rest::<4>("EVENT_FILTER_EVENT_ID", bytes)?);
        let rest = counted("EVENT_FILTER_EVENT_ID", "Count", 2, view.announced_count(), view.0.rest)?;
        Ok(EventFilterEventIdFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Event IDs. `USHORT Events` at 0x04.
    #[inline]
    pub fn events(&self) -> Elements<'a, u16> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventFilterEventId {
        EventFilterEventId { fixed: EventFilterEventIdFixed(*self.0.fixed), events: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for EventFilterEventIdView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventFilterEventIdView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Events", &self.events()).finish()
    }
}

/// Events to include or exclude, by event ID.
///
/// In C: `EVENT_FILTER_EVENT_ID`, 0x6 bytes with one element of its array, 0x4 without elements. Releases unknown.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[doc(alias = "EVENT_FILTER_EVENT_ID")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventFilterEventId {
    fixed: EventFilterEventIdFixed,
    /// Event IDs. `USHORT Events` at 0x04.
    pub events: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventFilterEventId {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventFilterEventIdView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventIdView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventFilterEventId {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), events: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventFilterEventId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventFilterEventId");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Events", &self.events).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventFilterEventId, fixed = EventFilterEventIdFixed, view = EventFilterEventIdView, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for EventFilterEventId {
    const NAME: &'static str = "EVENT_FILTER_EVENT_ID";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EventFilterEventIdFixed(first_and_rest::<4>("EVENT_FILTER_EVENT_ID", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(2)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventId::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.events.len() as u64 * 2, self.fixed.announced_count().saturating_mul(2));
        if stated != have {
            return Err(Error::BadCount { name: "EVENT_FILTER_EVENT_ID", field: "Count", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.events.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventFilterEventId);
#[cfg(feature = "serde")]
serde_tailed!(EventFilterEventId, table = Table::form(&LAYOUT_0), parts { events = "Events", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterEventId {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 4]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6);
        (fixed, elements).prop_map(|(fixed, events)| {
            let mut value = Self { fixed: EventFilterEventIdFixed(fixed), events };
            let count = value.events.len() as u64;
            value.set_count((count) as u16);
            value
        }).boxed()
    }
}
