// Generated from spec/structs/ETW_UPDATE_DISALLOW_LIST_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UPDATE_DISALLOW_LIST_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Providers that are not to be enabled in a session.
///
/// In C: `ETW_UPDATE_DISALLOW_LIST_INFORMATION`, 0x18 bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_UPDATE_DISALLOW_LIST_INFORMATION")]
pub struct EtwUpdateDisallowListInformation {
    /// `ULONG LoggerId`, at 0x00. The session.
    pub logger_id: u32,
    /// `ULONG GuidCount`, at 0x04. How many elements GuidList has.
    pub guid_count: u32,
    /// `GUID GuidList`, at 0x08.
    pub guid_list: alloc::vec::Vec<Guid>,
}

#[cfg(feature = "alloc")]
impl EtwUpdateDisallowListInformation {
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
        let view = EtwUpdateDisallowListInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<Guid>) -> Self {
        Self {
            logger_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            guid_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            guid_list: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.logger_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.guid_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_update_disallow_list_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwUpdateDisallowListInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwUpdateDisallowListInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwUpdateDisallowListInformation {
    const NAME: &'static str = "ETW_UPDATE_DISALLOW_LIST_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwUpdateDisallowListInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwUpdateDisallowListInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.guid_list.len() * 16) as u64;
        let says = EtwUpdateDisallowListInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", field: "GuidCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.guid_list.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwUpdateDisallowListInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwUpdateDisallowListInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<Guid>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.guid_count as u64 & !18446744073709551615) | (value.guid_list.len() as u64) << 0; value.guid_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwUpdateDisallowListInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwUpdateDisallowListInformationView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwUpdateDisallowListInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwUpdateDisallowListInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 16) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", field: "GuidCount", says, have });
                }
                let rest = &rest[..says as usize * 16];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `GUID GuidList`, at 0x08.
    #[inline]
    pub fn guid_list(&self) -> Elements<'a, Guid> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        Some(EtwUpdateDisallowListInformationView::tail_count(fixed).saturating_mul(16))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 8]) -> u64 {
        (EtwUpdateDisallowListInformationView { fixed, rest: &[] }.guid_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwUpdateDisallowListInformation {
        EtwUpdateDisallowListInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwUpdateDisallowListInformationView "EtwUpdateDisallowListInformationView" {
        /// `ULONG LoggerId`, at 0x00.
        logger_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG GuidCount`, at 0x04.
        guid_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwUpdateDisallowListInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwUpdateDisallowListInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_UPDATE_DISALLOW_LIST_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwUpdateDisallowListInformation, Error> {
        Ok(self.to_value())
    }
}
