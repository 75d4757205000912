// Generated from spec/structs/EVENT_FILTER_EVENT_NAME.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_FILTER_EVENT_NAME in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Events, by their names, levels and keywords, that are to be kept or kept out.
///
/// In C: `EVENT_FILTER_EVENT_NAME`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+.
///
/// What no source says:
///
/// - Whether each name ends with a zero.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_FILTER_EVENT_NAME")]
pub struct EventFilterEventName {
    /// `ULONGLONG MatchAnyKeyword`, at 0x00. The keywords of which an event must have at least one.
    pub match_any_keyword: u64,
    /// `ULONGLONG MatchAllKeyword`, at 0x08. The keywords of which an event must have all.
    pub match_all_keyword: u64,
    /// `UCHAR Level`, at 0x10. The level.
    pub level: u8,
    /// `BOOLEAN FilterIn`, at 0x11. Whether the filter lets the events in, by its name.
    pub filter_in: u8,
    /// `USHORT NameCount`, at 0x12. How many names there are.
    pub name_count: u16,
    /// `UCHAR Names`, at 0x14. The names, one after the other.
    pub names: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventFilterEventName {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 20;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventFilterEventNameView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 20], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            match_any_keyword: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            match_all_keyword: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            level: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            filter_in: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            name_count: u16::from_le_bytes(get::<18, 2, _>(bytes)),
            names: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.match_any_keyword.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.match_all_keyword.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.level.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.filter_in.to_le_bytes());
        put::<18, 2, _>(&mut bytes, self.name_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_filter_event_name::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EventFilterEventName {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 20], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventFilterEventName {}
#[cfg(feature = "alloc")]
impl Tailed for EventFilterEventName {
    const NAME: &'static str = "EVENT_FILTER_EVENT_NAME";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventFilterEventNameView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_FILTER_EVENT_NAME", needed: 20, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventFilterEventName::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.names.len() * 1) as u64;
        let says = EventFilterEventNameView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_FILTER_EVENT_NAME", field: "Names", says, have });
        }
        out.extend_from_slice(&fixed);
        self.names.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventFilterEventName);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventFilterEventName {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 20]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventFilterEventName`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventFilterEventNameView<'a> {
    fixed: &'a [u8; 20],
    rest: &'a [u8],
}

impl<'a> EventFilterEventNameView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventFilterEventName`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_FILTER_EVENT_NAME", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_FILTER_EVENT_NAME", needed: 20, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 20] {
        self.fixed
    }
    /// `UCHAR Names`, at 0x14. The names, one after the other.
    #[inline]
    pub fn names(&self) -> Elements<'a, u8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 20]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventFilterEventName {
        EventFilterEventName::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventFilterEventNameView "EventFilterEventNameView" {
        /// `ULONGLONG MatchAnyKeyword`, at 0x00.
        match_any_keyword: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONGLONG MatchAllKeyword`, at 0x08.
        match_all_keyword: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR Level`, at 0x10.
        level: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `BOOLEAN FilterIn`, at 0x11.
        filter_in: u8 = u8::from_le_bytes(get::<17, 1, _>(self.fixed));
        /// `USHORT NameCount`, at 0x12.
        name_count: u16 = u16::from_le_bytes(get::<18, 2, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventFilterEventNameView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventFilterEventName;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventFilterEventName, Error> {
        Ok(self.to_value())
    }
}
