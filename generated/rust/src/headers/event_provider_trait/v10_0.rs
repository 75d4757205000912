// Generated from spec/structs/EVENT_PROVIDER_TRAIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_PROVIDER_TRAIT in the form of releases 10.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// One trait of a provider.
///
/// Microsoft gives it no name: `EVENT_PROVIDER_TRAIT`, 0x3 bytes. Releases 10.0+.
///
/// Microsoft describes the format without a name for it. Types from 128 on are for anybody's own use.
///
/// Source: Microsoft, *Provider Traits*; Geoff Chappell, *ETW_PROVIDER_TRAITS*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "EVENT_PROVIDER_TRAIT")]
pub struct EventProviderTrait {
    /// `USHORT TraitSize`, at 0x00. The size of this trait, these two bytes included: 0x13 for a group. Unit: bytes.
    pub trait_size: u16,
    /// `UCHAR Type`, at 0x02. What the trait is.
    pub kind: crate::headers::EtwProviderTraitType,
    /// `GUID GroupGuid`. Only there if `Type` says so. The group that the provider belongs to; another type has data of its own here.
    pub group_guid: Option<Guid>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EventProviderTrait {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 3;
    /// Reads it from as many of the bytes as it says that it has: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTraitView::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 3] {
        let mut bytes = [0; 3];
        put::<0, 2, _>(&mut bytes, self.trait_size.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.kind.to_le());
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
    /// The size of the whole in bytes, data included, as `TraitSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.trait_size as usize
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_provider_trait::V10_0;
}

#[cfg(feature = "alloc")]
impl Default for EventProviderTrait {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 3];
        Self {
            trait_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            kind: crate::headers::EtwProviderTraitType::from_le(get::<2, 1, _>(bytes)),
            group_guid: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EventProviderTrait {}
#[cfg(feature = "alloc")]
impl Tailed for EventProviderTrait {
    const NAME: &'static str = "EVENT_PROVIDER_TRAIT";
    const FIXED: usize = 3;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EventProviderTraitView::announced(fixed)),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAIT", needed: 3, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EventProviderTrait::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("EVENT_PROVIDER_TRAIT", out);
        to.count("Type", u64::from((self.kind.0 as u64) & 0xff == 0x1), usize::from(self.group_guid.is_some()))?;
        if let Some(part) = &self.group_guid {
            let mut bytes = [0; 16]; put::<0, 16, _>(&mut bytes, (*part).to_bytes()); to.bytes(&bytes);
        }
        to.finish(&self.rest)?;
        let (says, have) = (u64::from(self.trait_size) * 1, (out.len() - from) as u64);
        if says != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "EVENT_PROVIDER_TRAIT", field: "TraitSize", says, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EventProviderTrait);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EventProviderTrait {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
            Deciding { offset: 2, size: 1, mask: 255, shift: None },
        ];
        let parts = (proptest::arbitrary::any::<[u8; 3]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            let bytes = &bytes[..bytes.len() - bytes.len() % 1];
            let mut value = EventProviderTraitView::unbounded(bytes)?.to_value()?;
            let total = bytes.len() / 1;
            value.trait_size = (total) as u16;
            Ok(value)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EventProviderTrait`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EventProviderTraitView<'a> {
    fixed: &'a [u8; 3],
    rest: &'a [u8],
}

impl<'a> EventProviderTraitView<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `TraitSize` says; [`Error::BadCount`] if that does not even cover the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = Self::unbounded(bytes)?;
        let rest = within("EVENT_PROVIDER_TRAIT", "TraitSize", 3, u64::from(view.trait_size()) * 1, view.rest)?;
        Ok(Self { rest, ..view })
    }
    /// The same, whatever the size says.
    #[inline]
    fn unbounded(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAIT", needed: 3, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EventProviderTraitTail<'a>, Error> {
        let mut left = Left::new("EVENT_PROVIDER_TRAIT", 3, self.rest);
        let group_guid = if (self.kind().0 as u64) & 0xff == 0x1 { Some({ let bytes = left.chunk::<16>()?; Guid::from_bytes(get::<0, 16, _>(bytes)) }) } else { None };
        Ok(EventProviderTraitTail { group_guid, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EventProviderTrait, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EventProviderTrait {
            trait_size: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            kind: crate::headers::EtwProviderTraitType::from_le(get::<2, 1, _>(bytes)),
            group_guid: match tail.group_guid {
                Some(part) => Some(part),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 3]) -> Option<u64> {
        let view = EventProviderTraitView { fixed, rest: &[] };
        Some((u64::from(view.trait_size()) * 1).saturating_sub(3))
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 3] {
        self.fixed
    }
    /// The size of the whole in bytes, data included, as `TraitSize` says it.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.trait_size() as usize
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
    self EventProviderTraitView "EventProviderTraitView" {
        /// `USHORT TraitSize`, at 0x00.
        trait_size: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `UCHAR Type`, at 0x02.
        kind: crate::headers::EtwProviderTraitType = crate::headers::EtwProviderTraitType::from_le(get::<2, 1, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EventProviderTraitView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EventProviderTrait;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 3 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 3], ..view }, rest)),
            None => Err(Error::TooShort { name: "EVENT_PROVIDER_TRAIT", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EventProviderTrait, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EventProviderTrait`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventProviderTraitTail<'a> {
    /// `GUID GroupGuid`. Only there if `Type` says so. The group that the provider belongs to; another type has data of its own here.
    pub group_guid: Option<Guid>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
