// Generated from spec/structs/EVENT_FILTER_EVENT_ID.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_EVENT_ID in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Events, by their numbers, that are to be kept or kept out.
///
/// In C: `EVENT_FILTER_EVENT_ID`, 0x6 bytes with one element of its array, 0x4 without. Releases 5.0+.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_FILTER_EVENT_ID")]
pub struct EventFilterEventId {
    /// `BOOLEAN FilterIn`, at 0x00. Whether the filter lets the events in, by its name.
    pub filter_in: u8,
    /// `UCHAR Reserved`, at 0x01. What it is for is not known.
    pub reserved: u8,
    /// `USHORT Count`, at 0x02. How many events there are.
    pub count: u16,
    /// `USHORT Events`, at 0x04. The numbers of the events.
    pub events: alloc::vec::Vec<u16>,
}

#[cfg(feature = "alloc")]
impl EventFilterEventId {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventFilterEventIdView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<u16>) -> Self {
        Self {
            filter_in: u8::from_le_bytes(get::<0, 1, _>(bytes)),
            reserved: u8::from_le_bytes(get::<1, 1, _>(bytes)),
            count: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            events: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 1, _>(&mut bytes, self.filter_in.to_le_bytes());
        put::<1, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_event_id::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EventFilterEventId {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventFilterEventId {}
#[cfg(feature = "alloc")]
impl Tailed for EventFilterEventId {
    const NAME: &'static str = "EVENT_FILTER_EVENT_ID";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventFilterEventIdView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_FILTER_EVENT_ID", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventId::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.events.len() * 2) as u64;
        let says = EventFilterEventIdView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_FILTER_EVENT_ID", field: "Count", says, have });
        }
        out.extend_from_slice(&fixed);
        self.events.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventFilterEventId);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterEventId {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<u16>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.count as u64 & !18446744073709551615) | (value.events.len() as u64) << 0; value.count = (count) as u16; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EventFilterEventId`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventFilterEventIdView<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> EventFilterEventIdView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventFilterEventId`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 2) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "EVENT_FILTER_EVENT_ID", field: "Count", says, have });
                }
                let rest = &rest[..says as usize * 2];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_FILTER_EVENT_ID", needed: 4, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT Events`, at 0x04. The numbers of the events.
    #[inline]
    pub fn events(&self) -> Elements<'a, u16> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 4]) -> Option<u64> {
        Some(EventFilterEventIdView::tail_count(fixed).saturating_mul(2))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 4]) -> u64 {
        (EventFilterEventIdView { fixed, rest: &[] }.count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventFilterEventId {
        EventFilterEventId::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventFilterEventIdView "EventFilterEventIdView" {
        /// `BOOLEAN FilterIn`, at 0x00.
        filter_in: u8 = u8::from_le_bytes(get::<0, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x01.
        reserved: u8 = u8::from_le_bytes(get::<1, 1, _>(self.fixed));
        /// `USHORT Count`, at 0x02.
        count: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventFilterEventIdView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventFilterEventId;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 4 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_FILTER_EVENT_ID", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventFilterEventId, Error> {
        Ok(self.to_value())
    }
}
