// Generated from spec/structs/EVENT_EXTENDED_ITEM_PMC_COUNTERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_PMC_COUNTERS in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Values of a processor's performance monitoring counters.
///
/// In C: `EVENT_EXTENDED_ITEM_PMC_COUNTERS`, 0x8 bytes with one element of its array, 0x0 without. Releases 5.0+.
///
/// The same layout is the data of an extended item of an EVENT_HEADER.
///
/// Source: Geoff Chappell, *PERFINFO_TRACE_HEADER*; The mingw-w64 developers, *evntcons.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_EXTENDED_ITEM_PMC_COUNTERS")]
pub struct EventExtendedItemPmcCounters {
    /// `ULONG64 Counter`, at 0x00. One value for each counter that the session collects; which counters they are is not recorded here.
    pub counter: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemPmcCounters {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 0;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 0 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventExtendedItemPmcCountersView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(_: &[u8; 0], tail: alloc::vec::Vec<u64>) -> Self {
        Self {
            counter: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 0] {
        let bytes = [0; 0];
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_pmc_counters::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemPmcCounters {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 0], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventExtendedItemPmcCounters {}
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemPmcCounters {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_PMC_COUNTERS";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventExtendedItemPmcCountersView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS", needed: 0, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemPmcCounters::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.counter.len() * 8) as u64;
        let says = EventExtendedItemPmcCountersView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS", field: "Counter", says, have });
        }
        out.extend_from_slice(&fixed);
        self.counter.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemPmcCounters);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemPmcCounters {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 0]>(), proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventExtendedItemPmcCounters`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemPmcCountersView<'a> {
    fixed: &'a [u8; 0],
    rest: &'a [u8],
}

impl<'a> EventExtendedItemPmcCountersView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventExtendedItemPmcCounters`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 8;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS", element: 8, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_EXTENDED_ITEM_PMC_COUNTERS", needed: 0, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 0] {
        self.fixed
    }
    /// `ULONG64 Counter`, at 0x00. One value for each counter that the session collects; which counters they are is not recorded here.
    #[inline]
    pub fn counter(&self) -> Elements<'a, u64> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 0]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemPmcCounters {
        EventExtendedItemPmcCounters::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventExtendedItemPmcCountersView "EventExtendedItemPmcCountersView" {
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
