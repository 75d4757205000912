// Generated from spec/structs/EVENT_PROVIDER_TRAIT.toml by `cargo spec generate`. Do not edit: edit that file.

//! One trait of a provider.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_PROVIDER_TRAITS, &sources::CHAPPELL_ETW_PROVIDER_TRAITS];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_PROVIDER_TRAIT", "EventProviderTrait")
    .size(3)
    .about("One trait of a provider.")
    .in_releases("10.0+", &[holds(Pointer::Bits32, 10, 255), holds(Pointer::Bits64, 10, 255)])
    .with_total(
        &number("TraitSize", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("GUID", "GroupGuid", Content::Value(ArrayElement { kind: ElementKind::Guid, size: 16 }))
            .about("GUID of the provider's group. Traits of other types have their own data here.")
            .when(
                &when(
                    number("Type", Place::Fixed { offset: 2, size: 1, start: 0, width: 8, signed: false }, 0xff, 0),
                    Some(1)
                )
            )
            .means(Meaning::Guid),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT TraitSize").at(0..2).about("Size of this trait, including these two bytes: 0x13 for a group.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("UCHAR Type").at(2..3).about("Type of the trait.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::headers::EtwProviderTraitType::VALUES)]),
    ]);
fixed! {
    /// Fixed part of `EventProviderTrait` and [`EventProviderTraitView`], with the getters of its fields.
    part EventProviderTraitFixed / EventProviderTraitView: followed,
        name = "EVENT_PROVIDER_TRAIT", size = 3, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of this trait, including these two bytes: 0x13 for a group. `USHORT TraitSize` at 0x00. Unit: bytes.
        trait_size / set_trait_size: u16, at = 0;
        /// Type of the trait. `UCHAR Type` at 0x02.
        kind / set_kind: crate::headers::EtwProviderTraitType, at = 2;
    }
}

impl<B: Storage> EventProviderTraitFixed<B> {
    /// Returns the total size in bytes, payload included, from `TraitSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.trait_size() as usize
    }
}

impl<'a> EventProviderTraitView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", bytes)?);
        let rest = within("EVENT_PROVIDER_TRAIT", "TraitSize", 3, u64::from(view.trait_size()), view.0.rest)?;
        Ok(EventProviderTraitFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventProviderTraitTail<'a>, Error> {
        let mut left = Left::new("EVENT_PROVIDER_TRAIT", 3, self.0.rest);
        let group_guid =
            if (self.kind().0 as u64) & 0xff == 0x1 {
                Some(<Guid as Element>::from_le(left.chunk::<16>()?))
            } else { None };
        Ok(EventProviderTraitTail { group_guid, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventProviderTrait, Error> {
        let tail = self.tail()?;
        Ok(EventProviderTrait {
            fixed: EventProviderTraitFixed(*self.0.fixed),
            group_guid: tail.group_guid,
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventProviderTraitView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventProviderTraitView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventProviderTraitView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventProviderTrait;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 3 + view.0.rest.len();
        let (own, rest) = split_at("EVENT_PROVIDER_TRAIT", bytes, end)?;
        Ok((EventProviderTraitFixed(Borrowed { fixed: view.0.fixed, rest: &own[3..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventProviderTrait, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_PROVIDER_TRAIT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventProviderTraitTail<'a> {
    /// GUID of the provider's group. Traits of other types have their own data here. `GUID GroupGuid`. Present if
    /// announced by `Type`.
    pub group_guid: Option<Guid>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// One trait of a provider.
///
/// No known name in C; here: `EVENT_PROVIDER_TRAIT`, 0x3 bytes. Documented for 10.0+.
///
/// Microsoft documents the format without naming it. Types from 128 are for custom use.
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*.
#[doc(alias = "EVENT_PROVIDER_TRAIT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventProviderTrait {
    fixed: EventProviderTraitFixed,
    /// GUID of the provider's group. Traits of other types have their own data here. `GUID GroupGuid`. Present if
    /// announced by `Type`.
    pub group_guid: Option<Guid>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventProviderTrait {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventProviderTraitView::new`] and [`EventProviderTraitView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraitView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventProviderTrait {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            group_guid: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventProviderTrait {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventProviderTrait");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("GroupGuid", &self.group_guid);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventProviderTrait, fixed = EventProviderTraitFixed, view = EventProviderTraitView, size = 3);
#[cfg(feature = "alloc")]
impl Tailed for EventProviderTrait {
    const NAME: &'static str = "EVENT_PROVIDER_TRAIT";
    const FIXED: usize = 3;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", fixed)?);
        Ok(Some((u64::from(view.trait_size())).saturating_sub(3)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTrait::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_PROVIDER_TRAIT", out);
        to.count("Type", u64::from((self.kind().0 as u64) & 0xff == 0x1), usize::from(self.group_guid.is_some()))?;
        if let Some(part) = &self.group_guid {
            to.element(part);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.trait_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAIT", field: "TraitSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventProviderTrait);
#[cfg(feature = "serde")]
serde_tailed!(EventProviderTrait, table = Table::form(&LAYOUT_0), parts { group_guid = "GroupGuid", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTrait {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 1, mask: 255, shift: None },
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 3]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let mut value = EventProviderTraitFixed(first_and_rest::<3>("EVENT_PROVIDER_TRAIT", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_trait_size((total) as u16);
            Ok(value)
        })).boxed()
    }
}

/// Alias of [`EventProviderTrait`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V10_0 = EventProviderTrait;
/// Alias of [`EventProviderTraitView`], named by the first release of the form.
pub type V10_0View<'a> = EventProviderTraitView<'a>;
