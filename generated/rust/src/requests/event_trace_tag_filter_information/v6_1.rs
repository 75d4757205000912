// Generated from spec/structs/EVENT_TRACE_TAG_FILTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_TAG_FILTER_INFORMATION in the form of releases 6.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The tags by which events of the pool or of objects are filtered.
///
/// In C: `EVENT_TRACE_TAG_FILTER_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without. Releases 6.1+.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*; Geoff Chappell, *EVENT_TRACE_INFORMATION_CLASS*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_TAG_FILTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_POOLTAG_FILTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_OBJECT_TYPE_FILTER_INFORMATION")]
pub struct EventTraceTagFilterInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger.
    pub trace_handle: u64,
    /// `ULONG Filter`, at 0x10. The tags; both classes accept four at most.
    pub filter: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventTraceTagFilterInformation {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 16;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventTraceTagFilterInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<u32>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            filter: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.trace_handle.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_tag_filter_information::V6_1;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceTagFilterInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceTagFilterInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceTagFilterInformation {
    const NAME: &'static str = "EVENT_TRACE_TAG_FILTER_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceTagFilterInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_TAG_FILTER_INFORMATION", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceTagFilterInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.filter.len() * 4) as u64;
        let says = EventTraceTagFilterInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_TAG_FILTER_INFORMATION", field: "Filter", says, have });
        }
        out.extend_from_slice(&fixed);
        self.filter.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceTagFilterInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceTagFilterInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceTagFilterInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceTagFilterInformationView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> EventTraceTagFilterInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceTagFilterInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 4;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_TAG_FILTER_INFORMATION", element: 4, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_TAG_FILTER_INFORMATION", needed: 16, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG Filter`, at 0x10. The tags; both classes accept four at most.
    #[inline]
    pub fn filter(&self) -> Elements<'a, u32> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 16]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventTraceTagFilterInformation {
        EventTraceTagFilterInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceTagFilterInformationView "EventTraceTagFilterInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceTagFilterInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceTagFilterInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceTagFilterInformation, Error> {
        Ok(self.to_value())
    }
}
