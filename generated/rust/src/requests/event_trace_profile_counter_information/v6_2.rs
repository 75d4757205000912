// Generated from spec/structs/EVENT_TRACE_PROFILE_COUNTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_PROFILE_COUNTER_INFORMATION in the form of releases 6.2+.
#[allow(unused_imports)]
use crate::rt::*;

/// The profile sources of a logger.
///
/// In C: `EVENT_TRACE_PROFILE_COUNTER_INFORMATION`, 0x18 bytes with one element of its array, 0x10 without. Releases 6.2+.
///
/// Programs reach it through TraceSetInformation with TraceProfileSourceConfigInfo (0x06) and TracePmcCounterListInfo (0x09).
///
/// Source: Geoff Chappell, *EVENT_TRACE_PROFILE_COUNTER_INFORMATION*; Winsider Seminars & Solutions and contributors, *ntexapi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_TRACE_PROFILE_COUNTER_INFORMATION")]
#[doc(alias = "EVENT_TRACE_PROFILE_CONFIG_INFORMATION")]
pub struct EventTraceProfileCounterInformation {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `TRACEHANDLE TraceHandle`, at 0x08. It selects a logger: its low 16 bits are the logger's id, or 0xFFFF for the NT Kernel Logger.
    pub trace_handle: u64,
    /// `ULONG ProfileSource`, at 0x10. The sources whose counters are wanted; declared with one element, they go on to the end of the buffer.
    pub profile_source: alloc::vec::Vec<crate::common::KprofileSource>,
}

#[cfg(feature = "alloc")]
impl EventTraceProfileCounterInformation {
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
        let view = EventTraceProfileCounterInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 16], tail: alloc::vec::Vec<crate::common::KprofileSource>) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            trace_handle: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            profile_source: tail,
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_profile_counter_information::V6_2;
}

#[cfg(feature = "alloc")]
impl Default for EventTraceProfileCounterInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 16], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventTraceProfileCounterInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EventTraceProfileCounterInformation {
    const NAME: &'static str = "EVENT_TRACE_PROFILE_COUNTER_INFORMATION";
    const FIXED: usize = 16;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventTraceProfileCounterInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", needed: 16, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventTraceProfileCounterInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.profile_source.len() * 4) as u64;
        let says = EventTraceProfileCounterInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", field: "ProfileSource", says, have });
        }
        out.extend_from_slice(&fixed);
        self.profile_source.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventTraceProfileCounterInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventTraceProfileCounterInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 16]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::common::KprofileSource>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventTraceProfileCounterInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventTraceProfileCounterInformationView<'a> {
    fixed: &'a [u8; 16],
    rest: &'a [u8],
}

impl<'a> EventTraceProfileCounterInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventTraceProfileCounterInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 4;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", element: 4, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_TRACE_PROFILE_COUNTER_INFORMATION", needed: 16, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `ULONG ProfileSource`, at 0x10. The sources whose counters are wanted; declared with one element, they go on to the end of the buffer.
    #[inline]
    pub fn profile_source(&self) -> Elements<'a, crate::common::KprofileSource> {
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
    pub fn to_value(&self) -> EventTraceProfileCounterInformation {
        EventTraceProfileCounterInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventTraceProfileCounterInformationView "EventTraceProfileCounterInformationView" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `TRACEHANDLE TraceHandle`, at 0x08.
        trace_handle: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventTraceProfileCounterInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventTraceProfileCounterInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventTraceProfileCounterInformation, Error> {
        Ok(self.to_value())
    }
}
