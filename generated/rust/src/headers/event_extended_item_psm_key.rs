// Generated from spec/structs/EVENT_EXTENDED_ITEM_PSM_KEY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Key of the packaged application that wrote an event, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::PHLIB_APPRESOLVER];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_PSM_KEY", "EventExtendedItemPsmKey")
    .size(0)
    .summary("Key of the packaged application that wrote an event, inferred from the name.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "PsmKey", Content::Text { unit: 2 })
            .doc("Name of the package and of the application in it. The characters are inferred: functions of Windows \
                take both names from such a key.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `EventExtendedItemPsmKey` and [`EventExtendedItemPsmKeyView`], with the getters of its fields.
    part EventExtendedItemPsmKeyFixed / EventExtendedItemPsmKeyView: followed,
        name = "EVENT_EXTENDED_ITEM_PSM_KEY", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> EventExtendedItemPsmKeyView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventExtendedItemPsmKeyFixed(first_and_rest::<0>("EVENT_EXTENDED_ITEM_PSM_KEY", bytes)?);
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
    pub fn tail(&self) -> Result<EventExtendedItemPsmKeyTail<'a>, Error> {
        let mut left = Left::new("EVENT_EXTENDED_ITEM_PSM_KEY", 0, self.0.rest);
        let psm_key = left.text();
        Ok(EventExtendedItemPsmKeyTail { psm_key, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventExtendedItemPsmKey, Error> {
        let tail = self.tail()?;
        Ok(EventExtendedItemPsmKey {
            fixed: EventExtendedItemPsmKeyFixed(*self.0.fixed),
            psm_key: { let part = tail.psm_key; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventExtendedItemPsmKeyView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemPsmKeyView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventExtendedItemPsmKeyView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventExtendedItemPsmKey;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        let (own, rest) = split_at("EVENT_EXTENDED_ITEM_PSM_KEY", bytes, end)?;
        Ok((EventExtendedItemPsmKeyFixed(Borrowed { fixed: view.0.fixed, rest: &own[0..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventExtendedItemPsmKey, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_EXTENDED_ITEM_PSM_KEY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventExtendedItemPsmKeyTail<'a> {
    /// Name of the package and of the application in it. The characters are inferred: functions of Windows take both
    /// names from such a key. `WCHAR PsmKey`, terminated by a zero.
    pub psm_key: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Key of the packaged application that wrote an event, inferred from the name.
///
/// No known name in C; here: `EVENT_EXTENDED_ITEM_PSM_KEY`, 0x0 bytes. Releases unknown.
///
/// Unknown:
///
/// - Whether a zero always ends the key.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Winsider Seminars & Solutions and
/// contributors, *appresolverp.h*.
#[doc(alias = "EVENT_EXTENDED_ITEM_PSM_KEY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventExtendedItemPsmKey {
    fixed: EventExtendedItemPsmKeyFixed,
    /// Name of the package and of the application in it. The characters are inferred: functions of Windows take both
    /// names from such a key. `WCHAR PsmKey`, terminated by a zero.
    pub psm_key: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventExtendedItemPsmKey {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventExtendedItemPsmKeyView::new`] and [`EventExtendedItemPsmKeyView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemPsmKeyView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventExtendedItemPsmKey {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            psm_key: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventExtendedItemPsmKey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventExtendedItemPsmKey");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("PsmKey", &self.psm_key);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventExtendedItemPsmKey, fixed = EventExtendedItemPsmKeyFixed, view = EventExtendedItemPsmKeyView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for EventExtendedItemPsmKey {
    const NAME: &'static str = "EVENT_EXTENDED_ITEM_PSM_KEY";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("EVENT_EXTENDED_ITEM_PSM_KEY", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventExtendedItemPsmKey::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_EXTENDED_ITEM_PSM_KEY", out);
        {
            let part = &self.psm_key;
            to.utf16("PsmKey", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventExtendedItemPsmKey);
#[cfg(feature = "serde")]
serde_tailed!(EventExtendedItemPsmKey, table = Table::form(&LAYOUT_0), parts { psm_key = "PsmKey", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventExtendedItemPsmKey {
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
