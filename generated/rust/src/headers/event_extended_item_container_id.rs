// Generated from spec/structs/EVENT_EXTENDED_ITEM_CONTAINER_ID.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Container in which an event was logged.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::PERFVIEW_TRACE_EVENT];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_CONTAINER_ID", "EventExtendedItemContainerId")
    .size(0)
    .summary("Container in which an event was logged.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("CHAR", "ContainerId", Content::Text { unit: 1 })
            .doc("ID of the container as text. The end of the item ends it.").means(Meaning::Text),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `EventExtendedItemContainerId` and [`EventExtendedItemContainerIdView`], with the getters of its
    /// fields.
    part EventExtendedItemContainerIdFixed / EventExtendedItemContainerIdView: followed,
        name = "EVENT_EXTENDED_ITEM_CONTAINER_ID", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> EventExtendedItemContainerIdView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventExtendedItemContainerIdFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_CONTAINER_ID", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventExtendedItemContainerIdTail<'a>, Error> {
        let mut left = Left::new("EVENT_EXTENDED_ITEM_CONTAINER_ID", 0, self.0.rest);
        let container_id = left.text();
        Ok(EventExtendedItemContainerIdTail { container_id, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventExtendedItemContainerId, Error> {
        let tail = self.tail()?;
        Ok(EventExtendedItemContainerId {
            fixed: EventExtendedItemContainerIdFixed(*self.0.fixed),
            container_id: { let part = tail.container_id; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventExtendedItemContainerIdView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemContainerIdView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventExtendedItemContainerIdView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItemContainerId;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("EVENT_EXTENDED_ITEM_CONTAINER_ID", bytes, end)?;
        Ok((EventExtendedItemContainerIdFixed(Borrowed { fixed: view.0.fixed, rest: &own[0..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventExtendedItemContainerId, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_EXTENDED_ITEM_CONTAINER_ID`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventExtendedItemContainerIdTail<'a> {
    /// ID of the container as text. The end of the item ends it. `CHAR ContainerId`, terminated by a zero.
    pub container_id: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Container in which an event was logged.
///
/// No known name in C; here: `EVENT_EXTENDED_ITEM_CONTAINER_ID`, 0x0 bytes. Releases unknown.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *TraceEvent.cs*.
#[doc(alias = "EVENT_EXTENDED_ITEM_CONTAINER_ID")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventExtendedItemContainerId {
    fixed: EventExtendedItemContainerIdFixed,
    /// ID of the container as text. The end of the item ends it. `CHAR ContainerId`, terminated by a zero.
    pub container_id: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemContainerId {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventExtendedItemContainerIdView::new`] and [`EventExtendedItemContainerIdView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemContainerIdView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemContainerId {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            container_id: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventExtendedItemContainerId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemContainerId");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ContainerId", &self.container_id);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EventExtendedItemContainerId, fixed = EventExtendedItemContainerIdFixed, view = EventExtendedItemContainerIdView,
    size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemContainerId {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_CONTAINER_ID";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("EVENT_EXTENDED_ITEM_CONTAINER_ID", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemContainerId::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_EXTENDED_ITEM_CONTAINER_ID", out);
        {
            let part = &self.container_id;
            to.ansi("ContainerId", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemContainerId);
#[cfg(feature = "serde")]
serde_tailed!(
    EventExtendedItemContainerId, table = Table::form(&LAYOUT_0), parts { container_id = "ContainerId", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemContainerId {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
