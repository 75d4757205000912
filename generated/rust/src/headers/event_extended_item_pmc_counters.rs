// Generated from spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Values of a processor's performance monitoring counters.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_PERFINFO_TRACE_HEADER, &sources::MINGW_W64_EVNTCONS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PMC_COUNTERS", "EventExtendedItemPmcCounters")
    .size(8)
    .fixed(0)
    .summary("Values of a processor's performance monitoring counters.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ULONG64", "Counter", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 8 }))
            .many(Many::Open)
            .doc("One value for each counter that the session collects. The item does not record which counters they \
                are.")
            .up_to(64).means(Meaning::Count),
    ])
    .stated_by(SOURCES)
    .fields(&[
        field("ULONG64", "Counter", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 8 } })
            .at(0..8)
            .doc("One value for each counter that the session collects. The item does not record which counters they \
                are.")
            .means(Meaning::Count),
    ]);
fixed! {
    /// Fixed part of `EventExtendedItemPmcCounters` and [`EventExtendedItemPmcCountersView`], with the getters of its
    /// fields.
    part EventExtendedItemPmcCountersFixed / EventExtendedItemPmcCountersView: followed,
        name = "EVENT_EXTENDED_ITEM_PMC_COUNTERS", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> EventExtendedItemPmcCountersView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventExtendedItemPmcCountersFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_PMC_COUNTERS", bytes)?);
        whole_elements("EVENT_EXTENDED_ITEM_PMC_COUNTERS", 8, view.0.rest)?;
        Ok(view)
    }
    /// One value for each counter that the session collects. The item does not record which counters they are. `ULONG64
    /// Counter` at 0x00.
    #[inline]
    pub fn counter(&self) -> Elements<'a, u64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemPmcCounters {
        EventExtendedItemPmcCounters {
            fixed: EventExtendedItemPmcCountersFixed(*self.0.fixed), counter: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventExtendedItemPmcCountersView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemPmcCountersView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Counter", &self.counter()).finish()
    }
}

impl<'a> Split<'a> for EventExtendedItemPmcCountersView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItemPmcCounters;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventExtendedItemPmcCounters, Error> {
        Ok(self.to_value())
    }
}

/// Values of a processor's performance monitoring counters.
///
/// In C: `EVENT_EXTENDED_ITEM_PMC_COUNTERS`, 0x8 bytes with one element of its array, 0x0 without elements. Releases
/// unknown.
///
/// An extended data item of an EVENT_HEADER has the same payload layout.
///
/// Documented (as the data of an extended data item, for event consumers); defined in EVNTCONS.H.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[doc(alias = "EVENT_EXTENDED_ITEM_PMC_COUNTERS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventExtendedItemPmcCounters {
    fixed: EventExtendedItemPmcCountersFixed,
    /// One value for each counter that the session collects. The item does not record which counters they are. `ULONG64
    /// Counter` at 0x00.
    pub counter: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemPmcCounters {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventExtendedItemPmcCountersView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemPmcCountersView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemPmcCounters {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), counter: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventExtendedItemPmcCounters {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemPmcCounters");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Counter", &self.counter).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventExtendedItemPmcCounters, fixed = EventExtendedItemPmcCountersFixed, view = EventExtendedItemPmcCountersView,
    size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemPmcCounters {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_PMC_COUNTERS";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("EVENT_EXTENDED_ITEM_PMC_COUNTERS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemPmcCounters::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.counter.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemPmcCounters);
#[cfg(feature = "serde")]
serde_tailed!(EventExtendedItemPmcCounters, table = Table::form(&LAYOUT_0), parts { counter = "Counter", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemPmcCounters {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 0]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, counter)| {
            Self { fixed: EventExtendedItemPmcCountersFixed(fixed), counter }
        }).boxed()
    }
}
