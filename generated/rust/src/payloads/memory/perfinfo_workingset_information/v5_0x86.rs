// Generated from spec/structs/PERFINFO_WORKINGSET_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_WORKINGSET_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What the processes or the sessions use.
///
/// In C: `PERFINFO_WORKINGSET_INFORMATION`, 0x28 bytes with one element of its array, 0x4 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "PERFINFO_WORKINGSET_INFORMATION")]
pub struct PerfinfoWorkingsetInformationX86 {
    /// `ULONG Count`, at 0x00. How many elements WsEntry has.
    pub count: u32,
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry`, at 0x04.
    pub ws_entry: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntryX86>,
}

#[cfg(feature = "alloc")]
impl PerfinfoWorkingsetInformationX86 {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 4;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = PerfinfoWorkingsetInformationX86View::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 4], tail: alloc::vec::Vec<crate::payloads::memory::PerfinfoWorkingsetEntryX86>) -> Self {
        Self {
            count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            ws_entry: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_workingset_information::V5_0X86;
}

#[cfg(feature = "alloc")]
impl Default for PerfinfoWorkingsetInformationX86 {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 4], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for PerfinfoWorkingsetInformationX86 {}
#[cfg(feature = "alloc")]
impl Tailed for PerfinfoWorkingsetInformationX86 {
    const NAME: &'static str = "PERFINFO_WORKINGSET_INFORMATION";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(PerfinfoWorkingsetInformationX86View::announced(fixed)),
            None => Err(Error::TooShort { name: "PERFINFO_WORKINGSET_INFORMATION", needed: 4, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        PerfinfoWorkingsetInformationX86::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.ws_entry.len() * 36) as u64;
        let says = PerfinfoWorkingsetInformationX86View::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "PERFINFO_WORKINGSET_INFORMATION", field: "Count", says, have });
        }
        out.extend_from_slice(&fixed);
        self.ws_entry.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(PerfinfoWorkingsetInformationX86);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoWorkingsetInformationX86 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 4]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::payloads::memory::PerfinfoWorkingsetEntryX86>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.count as u64 & !18446744073709551615) | (value.ws_entry.len() as u64) << 0; value.count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`PerfinfoWorkingsetInformationX86`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoWorkingsetInformationX86View<'a> {
    fixed: &'a [u8; 4],
    rest: &'a [u8],
}

impl<'a> PerfinfoWorkingsetInformationX86View<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`PerfinfoWorkingsetInformationX86`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 36) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "PERFINFO_WORKINGSET_INFORMATION", field: "Count", says, have });
                }
                let rest = &rest[..says as usize * 36];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "PERFINFO_WORKINGSET_INFORMATION", needed: 4, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `PERFINFO_WORKINGSET_ENTRY WsEntry`, at 0x04.
    #[inline]
    pub fn ws_entry(&self) -> Elements<'a, crate::payloads::memory::PerfinfoWorkingsetEntryX86> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 4]) -> Option<u64> {
        Some(PerfinfoWorkingsetInformationX86View::tail_count(fixed).saturating_mul(36))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 4]) -> u64 {
        (PerfinfoWorkingsetInformationX86View { fixed, rest: &[] }.count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> PerfinfoWorkingsetInformationX86 {
        PerfinfoWorkingsetInformationX86::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self PerfinfoWorkingsetInformationX86View "PerfinfoWorkingsetInformationX86View" {
        /// `ULONG Count`, at 0x00.
        count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for PerfinfoWorkingsetInformationX86View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = PerfinfoWorkingsetInformationX86;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 4 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 4], ..view }, rest)),
            None => Err(Error::TooShort { name: "PERFINFO_WORKINGSET_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<PerfinfoWorkingsetInformationX86, Error> {
        Ok(self.to_value())
    }
}
