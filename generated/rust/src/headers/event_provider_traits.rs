// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Traits of a provider: its name, and further data to record with each of its events.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_PROVIDER_TRAITS, &sources::CHAPPELL_ETW_PROVIDER_TRAITS, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_PROVIDER_TRAITS", "EventProviderTraits")
    .size(2)
    .about("Traits of a provider: its name, and further data to record with each of its events.")
    .in_releases("10.0+", &[holds(Pointer::Bits32, 10, 255), holds(Pointer::Bits64, 10, 255)])
    .with_total(
        &number("TraitsSize", Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, u64::MAX, 0), 1
    )
    .with_tail(&[
        part("CHAR", "ProviderName", Content::Text { unit: 1 }).about("Provider name, in UTF-8.").means(Meaning::Text),
        part("EVENT_PROVIDER_TRAIT", "Traits", Content::Layout(&crate::headers::event_provider_trait::LAYOUT_0))
            .many(Many::Open).about("Further traits, to the end of the data."),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("USHORT TraitsSize").at(0..2).about("Total size of this structure, including these two bytes.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `EventProviderTraits` and [`EventProviderTraitsView`], with the getters of its fields.
    part EventProviderTraitsFixed / EventProviderTraitsView: followed,
        name = "EVENT_PROVIDER_TRAITS", size = 2, table = Table::form(&LAYOUT_0);
    fields {
        /// Total size of this structure, including these two bytes. `USHORT TraitsSize` at 0x00. Unit: bytes.
        traits_size / set_traits_size: u16, at = 0;
    }
}

impl<B: Storage> EventProviderTraitsFixed<B> {
    /// Returns the total size in bytes, payload included, from `TraitsSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.traits_size() as usize
    }
}

impl<'a> EventProviderTraitsView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitsSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", bytes)?);
        let rest = within("EVENT_PROVIDER_TRAITS", "TraitsSize", 2, u64::from(view.traits_size()), view.0.rest)?;
        Ok(EventProviderTraitsFixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EventProviderTraitsTail<'a>, Error> {
        let mut left = Left::new("EVENT_PROVIDER_TRAITS", 2, self.0.rest);
        let provider_name = left.text();
        let traits =
            left.items(<crate::headers::EventProviderTraitView<'a> as Split<'a>>::split, None, |_| true, None)?;
        Ok(EventProviderTraitsTail { provider_name, traits, rest: left.rest() })
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
    pub fn to_value(&self) -> Result<EventProviderTraits, Error> {
        let tail = self.tail()?;
        Ok(EventProviderTraits {
            fixed: EventProviderTraitsFixed(*self.0.fixed),
            provider_name: { let part = tail.provider_name; part.to_value() },
            traits: {
                let part = tail.traits; part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EventProviderTraitsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventProviderTraitsView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

impl<'a> Split<'a> for EventProviderTraitsView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventProviderTraits;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 2 + view.0.rest.len();
        let (own, rest) = split_at("EVENT_PROVIDER_TRAITS", bytes, end)?;
        Ok((EventProviderTraitsFixed(Borrowed { fixed: view.0.fixed, rest: &own[2..] }), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventProviderTraits, Error> {
        self.to_value()
    }
}

/// Parts after the fixed part of `EVENT_PROVIDER_TRAITS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EventProviderTraitsTail<'a> {
    /// Provider name, in UTF-8. `CHAR ProviderName`, terminated by a zero.
    pub provider_name: AnsiStr<'a>,
    /// Further traits, to the end of the data. `EVENT_PROVIDER_TRAIT Traits`, to the end of the bytes.
    pub traits: Items<'a, crate::headers::EventProviderTraitView<'a>>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Traits of a provider: its name, and further data to record with each of its events.
///
/// No known name in C; here: `EVENT_PROVIDER_TRAITS`, 0x2 bytes. Documented for 10.0+.
///
/// A provider sets the traits once per registration, and the kernel adds them to events. All members are byte-aligned.
/// Microsoft documents the format without naming it.
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*; The etwspec developers, *Nineteen log
/// files of public projects*.
#[doc(alias = "EVENT_PROVIDER_TRAITS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EventProviderTraits {
    fixed: EventProviderTraitsFixed,
    /// Provider name, in UTF-8. `CHAR ProviderName`, terminated by a zero.
    pub provider_name: AnsiString,
    /// Further traits, to the end of the data. `EVENT_PROVIDER_TRAIT Traits`, to the end of the bytes.
    pub traits: alloc::vec::Vec<crate::headers::EventProviderTrait>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventProviderTraits {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EventProviderTraitsView::new`] and [`EventProviderTraitsView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraitsView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EventProviderTraits {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            provider_name: Default::default(),
            traits: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EventProviderTraits {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EventProviderTraits");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ProviderName", &self.provider_name);
        shown.field("Traits", &self.traits);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EventProviderTraits, fixed = EventProviderTraitsFixed, view = EventProviderTraitsView, size = 2);
#[cfg(feature = "alloc")]
impl Tailed for EventProviderTraits {
    const NAME: &'static str = "EVENT_PROVIDER_TRAITS";
    const FIXED: usize = 2;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", fixed)?);
        Ok(Some((u64::from(view.traits_size())).saturating_sub(2)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraits::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("EVENT_PROVIDER_TRAITS", out);
        {
            let part = &self.provider_name;
            to.ansi("ProviderName", part)?;
        }
        {
            let part = &self.traits;
            for item in part { to.tailed(item)?; } to.limit("Traits", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.traits_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAITS", field: "TraitsSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventProviderTraits);
#[cfg(feature = "serde")]
serde_tailed!(
    EventProviderTraits, table = Table::form(&LAYOUT_0),
    parts { provider_name = "ProviderName", traits = "Traits", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTraits {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 2]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let mut value = EventProviderTraitsFixed(first_and_rest::<2>("EVENT_PROVIDER_TRAITS", bytes)?).to_value()?;
            let total = bytes.len();
            value.set_traits_size((total) as u16);
            Ok(value)
        })).boxed()
    }
}

/// Alias of [`EventProviderTraits`], named by the first release of the form.
#[cfg(feature = "alloc")]
pub type V10_0 = EventProviderTraits;
/// Alias of [`EventProviderTraitsView`], named by the first release of the form.
pub type V10_0View<'a> = EventProviderTraitsView<'a>;
