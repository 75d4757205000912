// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_TRACE32.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Call stack of an event, as 32-bit addresses.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::MICROSOFT_STACK_KEY32];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_TRACE32", "EventExtendedItemStackTrace32")
    .size(16)
    .fixed(8)
    .summary("Call stack of an event, as 32-bit addresses.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("ULONG", "Address", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 4 })).many(Many::Open)
            .doc("Stack addresses, to the end of the item's data.").up_to(32).means(Meaning::CodeAddress),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG64", "MatchId").at(0..8)
            .doc("Number that joins the parts of a stack captured in separate events, one in kernel mode and one in \
                user mode. 0 if there is only one part.")
            .means(Meaning::Identifier).stated_by(SOURCES),
        field("ULONG", "Address", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 } })
            .at(8..12).doc("Stack addresses, to the end of the item's data.").means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Fixed part of `EventExtendedItemStackTrace32` and [`EventExtendedItemStackTrace32View`], with the getters of its
    /// fields.
    part EventExtendedItemStackTrace32Fixed / EventExtendedItemStackTrace32View: followed,
        name = "EVENT_EXTENDED_ITEM_STACK_TRACE32", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user mode.
        /// 0 if there is only one part. `ULONG64 MatchId` at 0x00.
        match_id / set_match_id: u64, at = 0;
    }
}

impl<'a> EventExtendedItemStackTrace32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes, [`Error::PartialElement`] if the rest is not a whole number
    /// of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventExtendedItemStackTrace32Fixed(first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE32", bytes)?);
        whole_elements("EVENT_EXTENDED_ITEM_STACK_TRACE32", 4, view.0.rest)?;
        Ok(view)
    }
    /// Stack addresses, to the end of the item's data. `ULONG Address` at 0x08.
    #[inline]
    pub fn address(&self) -> Elements<'a, u32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EventExtendedItemStackTrace32 {
        EventExtendedItemStackTrace32 {
            fixed: EventExtendedItemStackTrace32Fixed(*self.0.fixed), address: to_vec(self.0.rest)
        }
    }
}

impl core::fmt::Debug for EventExtendedItemStackTrace32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemStackTrace32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("Address", &self.address()).finish()
    }
}

impl<'a> Split<'a> for EventExtendedItemStackTrace32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItemStackTrace32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventExtendedItemStackTrace32, Error> {
        Ok(self.to_value())
    }
}

/// Call stack of an event, as 32-bit addresses.
///
/// In C: `EVENT_EXTENDED_ITEM_STACK_TRACE32`, 0x10 bytes with one element of its array, 0x8 without elements. Releases
/// unknown.
///
/// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[doc(alias = "EVENT_EXTENDED_ITEM_STACK_TRACE32")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventExtendedItemStackTrace32 {
    fixed: EventExtendedItemStackTrace32Fixed,
    /// Stack addresses, to the end of the item's data. `ULONG Address` at 0x08.
    pub address: alloc::vec::Vec<u32>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemStackTrace32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`EventExtendedItemStackTrace32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemStackTrace32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemStackTrace32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), address: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventExtendedItemStackTrace32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemStackTrace32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Address", &self.address).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventExtendedItemStackTrace32, fixed = EventExtendedItemStackTrace32Fixed, view = EventExtendedItemStackTrace32View,
    size = 8
);
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemStackTrace32 {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_STACK_TRACE32";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("EVENT_EXTENDED_ITEM_STACK_TRACE32", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemStackTrace32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.address.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemStackTrace32);
#[cfg(feature = "serde")]
serde_tailed!(EventExtendedItemStackTrace32, table = Table::form(&LAYOUT_0), parts { address = "Address", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemStackTrace32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 8]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, address)| {
            Self { fixed: EventExtendedItemStackTrace32Fixed(fixed), address }
        }).boxed()
    }
}
