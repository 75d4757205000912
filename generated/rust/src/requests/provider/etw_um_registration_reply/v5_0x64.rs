// Generated from spec/structs/ETW_UM_REGISTRATION_REPLY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UM_REGISTRATION_REPLY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What a provider of user mode gets when it has registered.
///
/// In C: `ETW_UM_REGISTRATION_REPLY`, 0xa0 bytes. Releases 5.0+ with 64 bit pointers.
///
/// What no source says:
///
/// - What tells how many filters there are, if not NextOffset of each.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_UM_REGISTRATION_REPLY")]
pub struct EtwUmRegistrationReplyX64 {
    /// `ETW_UM_REGISTRATION_INFORMATION Registration`, at 0x00.
    pub registration: crate::requests::provider::EtwUmRegistrationInformationX64,
    /// `ETW_SCHEMATIZED_FILTER Filters`, linked by `NextOffset`. The bytes may end before it. The filters of the sessions that have the provider enabled already.
    pub filters: Option<alloc::vec::Vec<crate::requests::provider::EtwSchematizedFilter>>,
    /// The bytes after the last part that is known.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwUmRegistrationReplyX64 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 160;
    /// Reads it from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part or a part needs, [`Error::BadCount`] if a field
    /// says that there is more than there is.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyX64View::new(bytes)?.to_value()
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 160] {
        let mut bytes = [0; 160];
        put::<0, 160, _>(&mut bytes, self.registration.to_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_um_registration_reply::V5_0X64;
}

#[cfg(feature = "alloc")]
impl Default for EtwUmRegistrationReplyX64 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        let bytes = &[0; 160];
        Self {
            registration: crate::requests::provider::EtwUmRegistrationInformationX64::from_bytes(part::<0, 160, _>(bytes)),
            filters: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwUmRegistrationReplyX64 {}
#[cfg(feature = "alloc")]
impl Tailed for EtwUmRegistrationReplyX64 {
    const NAME: &'static str = "ETW_UM_REGISTRATION_REPLY";
    const FIXED: usize = 160;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwUmRegistrationReplyX64View::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_UM_REGISTRATION_REPLY", needed: 160, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUmRegistrationReplyX64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed_to_bytes());
        let mut to = Put::new("ETW_UM_REGISTRATION_REPLY", out);
        if let Some(part) = &self.filters {
            for (index, item) in part.iter().enumerate() { let have = to.tailed(item)?; let last = index + 1 == part.len(); to.count("NextOffset", item.next_offset as u64, if last { 0 } else { have })?; } to.limit("Filters", 1);
        } else {
            to.limit("filters", 1);
        }
        to.finish(&self.rest)?;
        let _ = from;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUmRegistrationReplyX64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUmRegistrationReplyX64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts = (proptest::arbitrary::any::<[u8; 160]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160));
        let strategy = parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        }));
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwUmRegistrationReplyX64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUmRegistrationReplyX64View<'a> {
    fixed: &'a [u8; 160],
    rest: &'a [u8],
}

impl<'a> EtwUmRegistrationReplyX64View<'a> {
    /// A view of the fixed part and what follows.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => Ok(Self { fixed, rest }),
            None => Err(Error::TooShort { name: "ETW_UM_REGISTRATION_REPLY", needed: 160, have: bytes.len() }),
        }
    }
    /// The parts that follow, and the bytes after the last that is known.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field says that there is
    /// more than there is.
    #[inline]
    pub fn tail(&self) -> Result<EtwUmRegistrationReplyX64Tail<'a>, Error> {
        let mut left = Left::new("ETW_UM_REGISTRATION_REPLY", 160, self.rest);
        let filters = if left.has(1) { Some(left.items(|bytes| linked(bytes, "NextOffset", crate::requests::provider::EtwSchematizedFilterView::new(bytes)?.next_offset() as u64, crate::requests::provider::EtwSchematizedFilterView::new), None, |item| item.next_offset() != 0)?) } else { None };
        Ok(EtwUmRegistrationReplyX64Tail { filters, rest: left.rest() })
    }
    /// The value, owned.
    ///
    /// # Errors
    ///
    /// Those of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwUmRegistrationReplyX64, Error> {
        let tail = self.tail()?;
        let bytes = self.fixed;
        Ok(EtwUmRegistrationReplyX64 {
            registration: crate::requests::provider::EtwUmRegistrationInformationX64::from_bytes(part::<0, 160, _>(bytes)),
            filters: match tail.filters {
                Some(part) => Some(part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?),
                None => None,
            },
            rest: tail.rest.to_vec(),
        })
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 160]) -> Option<u64> {
        None
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 160] {
        self.fixed
    }
}

getters! {
    self EtwUmRegistrationReplyX64View "EtwUmRegistrationReplyX64View" {
        /// `ETW_UM_REGISTRATION_INFORMATION Registration`, at 0x00.
        registration: crate::requests::provider::EtwUmRegistrationInformationX64View<'a> = crate::requests::provider::EtwUmRegistrationInformationX64View::from_bytes(part::<0, 160, _>(self.fixed));
    } tail
}

impl<'a> Split<'a> for EtwUmRegistrationReplyX64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwUmRegistrationReplyX64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = bytes.len() - view.tail()?.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 160], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_UM_REGISTRATION_REPLY", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwUmRegistrationReplyX64, Error> {
        self.to_value()
    }
}

/// What follows the fixed part of [`EtwUmRegistrationReplyX64`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EtwUmRegistrationReplyX64Tail<'a> {
    /// `ETW_SCHEMATIZED_FILTER Filters`, linked by `NextOffset`. The bytes may end before it. The filters of the sessions that have the provider enabled already.
    pub filters: Option<Items<'a, crate::requests::provider::EtwSchematizedFilterView<'a>>>,
    /// The bytes after the last part that is known.
    pub rest: &'a [u8],
}
