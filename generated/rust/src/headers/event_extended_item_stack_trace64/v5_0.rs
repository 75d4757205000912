// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_STACK_TRACE64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The call stack of an event, as 64-bit addresses.
///
/// In C: `EVENT_EXTENDED_ITEM_STACK_TRACE64`, 0x10 bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_EXTENDED_ITEM_STACK_TRACE64")]
pub struct EventExtendedItemStackTrace64 {
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    pub match_id: u64,
    /// `ULONG64 Address`, at 0x08. The addresses, to the end of the item's data.
    pub address: alloc::vec::Vec<u64>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemStackTrace64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 8;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = EventExtendedItemStackTrace64View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<u64>) -> Self {
        Self {
            match_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            address: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.match_id.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_stack_trace64::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemStackTrace64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventExtendedItemStackTrace64 {}
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemStackTrace64 {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_STACK_TRACE64";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventExtendedItemStackTrace64View::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_EXTENDED_ITEM_STACK_TRACE64", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemStackTrace64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.address.len() * 8) as u64;
        let says = EventExtendedItemStackTrace64View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "EVENT_EXTENDED_ITEM_STACK_TRACE64", field: "Address", says, have });
        }
        out.extend_from_slice(&fixed);
        self.address.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemStackTrace64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemStackTrace64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<u64>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventExtendedItemStackTrace64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventExtendedItemStackTrace64View<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EventExtendedItemStackTrace64View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EventExtendedItemStackTrace64`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 8;
                if left != 0 {
                    return Err(Error::PartialElement { name: "EVENT_EXTENDED_ITEM_STACK_TRACE64", element: 8, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "EVENT_EXTENDED_ITEM_STACK_TRACE64", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG64 Address`, at 0x08. The addresses, to the end of the item's data.
    #[inline]
    pub fn address(&self) -> Elements<'a, u64> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 8]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemStackTrace64 {
        EventExtendedItemStackTrace64::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EventExtendedItemStackTrace64View "EventExtendedItemStackTrace64View" {
        /// `ULONG64 MatchId`, at 0x00.
        match_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EventExtendedItemStackTrace64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItemStackTrace64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventExtendedItemStackTrace64, Error> {
        Ok(self.to_value())
    }
}
