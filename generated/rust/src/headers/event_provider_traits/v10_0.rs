// Generated from spec/structs/EVENT_PROVIDER_TRAITS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_PROVIDER_TRAITS in the form of releases 10.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The traits of a provider: its name, and whatever else is to go with each of its events.
///
/// Microsoft gives it no name: `EVENT_PROVIDER_TRAITS`, 0x2 bytes. Releases 10.0+.
///
/// A provider sets them once for a registration, and the kernel adds them to events. Everything is byte-aligned. Microsoft describes the format without a name for it.
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_PROVIDER_TRAITS")]
pub struct EventProviderTraits {
    /// `USHORT TraitsSize`, at 0x00. The size of all that is described here, these two bytes included. Unit: bytes.
    pub traits_size: u16,
    /// `CHAR ProviderName` up to a zero. The name of the provider, in UTF-8.
    pub provider_name: AnsiString,
    /// `EVENT_PROVIDER_TRAIT Traits`, to the end. The other traits, to the end.
    pub traits: alloc::vec::Vec<crate::headers::EventProviderTrait>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventProviderTraits {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 2;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraitsView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 2, _>(&mut bytes, self.traits_size.to_le_bytes());
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
    /// The size of the whole in bytes, data included, as `TraitsSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.traits_size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_provider_traits::V10_0;
}

#[cfg(feature = "alloc")]
impl Default for EventProviderTraits {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 2];
        Self {
            traits_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            provider_name: Default::default(),
            traits: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventProviderTraits {}
#[cfg(feature = "alloc")]
impl Tailed for EventProviderTraits {
    const NAME: &'static str = "EVENT_PROVIDER_TRAITS";
    const FIXED: usize = 2;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventProviderTraitsView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAITS", needed: 2, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraits::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
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
        let (says, have) = (u64::from(self.traits_size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAITS", field: "TraitsSize", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventProviderTraits);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTraits {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 2]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = EventProviderTraitsView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.traits_size = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventProviderTraits`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventProviderTraitsView<'a> {
    fixed: &'a [u8; 2],
    rest: &'a [u8],
}

impl<'a> EventProviderTraitsView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitsSize` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("EVENT_PROVIDER_TRAITS", "TraitsSize", 2, u64::from(view.traits_size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAITS", needed: 2, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventProviderTraitsTail<'a>, Error> {
        let mut left = Left::new("EVENT_PROVIDER_TRAITS", 2, self.rest);
        let provider_name = left.text();
        let traits = left.items(<crate::headers::EventProviderTraitView<'a> as Split<'a>>::split, None, |_| true)?;
        Ok(EventProviderTraitsTail { provider_name, traits, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventProviderTraits, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventProviderTraits {
            traits_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            provider_name: {
                let part = tail.provider_name;
                part.to_value()
            },
            traits: {
                let part = tail.traits;
                part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 2]) -> Option<u64> {
        let view = EventProviderTraitsView { fixed, rest: &[] };
        Some((u64::from(view.traits_size()) * 1).saturating_sub(2))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 2] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `TraitsSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.traits_size() as usize
    }
    /// The event's data: what follows the parts that are known.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
}

getters! {
    self EventProviderTraitsView "EventProviderTraitsView" {
        /// `USHORT TraitsSize`, at 0x00.
        traits_size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventProviderTraitsView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventProviderTraits;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 2 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 2], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAITS", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventProviderTraits, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventProviderTraits`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventProviderTraitsTail<'a> {
    /// `CHAR ProviderName` up to a zero. The name of the provider, in UTF-8.
    pub provider_name: AnsiStr<'a>,
    /// `EVENT_PROVIDER_TRAIT Traits`, to the end. The other traits, to the end.
    pub traits: Items<'a, crate::headers::EventProviderTraitView<'a>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
