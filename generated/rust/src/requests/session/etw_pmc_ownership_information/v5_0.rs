// Generated from spec/structs/ETW_PMC_OWNERSHIP_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_OWNERSHIP_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Who owns the counters of a processor.
///
/// In C: `ETW_PMC_OWNERSHIP_INFORMATION`, 0x14 bytes with one element of its array, 0x8 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "ETW_PMC_OWNERSHIP_INFORMATION")]
pub struct EtwPmcOwnershipInformation {
    /// `ULONG ProcessorNumber`, at 0x00.
    pub processor_number: u32,
    /// `ULONG CounterCount`, at 0x04. How many elements Entries has.
    pub counter_count: u32,
    /// `ETW_PMC_OWNERSHIP_ENTRY Entries`, at 0x08.
    pub entries: alloc::vec::Vec<crate::requests::session::EtwPmcOwnershipEntry>,
}

#[cfg(feature = "alloc")]
impl EtwPmcOwnershipInformation {
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
        let view = EtwPmcOwnershipInformationView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 8], tail: alloc::vec::Vec<crate::requests::session::EtwPmcOwnershipEntry>) -> Self {
        Self {
            processor_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            counter_count: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            entries: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.processor_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.counter_count.to_le_bytes());
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_ownership_information::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for EtwPmcOwnershipInformation {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 8], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for EtwPmcOwnershipInformation {}
#[cfg(feature = "alloc")]
impl Tailed for EtwPmcOwnershipInformation {
    const NAME: &'static str = "ETW_PMC_OWNERSHIP_INFORMATION";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(EtwPmcOwnershipInformationView::announced(fixed)),
            None => Err(Error::TooShort { name: "ETW_PMC_OWNERSHIP_INFORMATION", needed: 8, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwPmcOwnershipInformation::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.entries.len() * 12) as u64;
        let says = EtwPmcOwnershipInformationView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "ETW_PMC_OWNERSHIP_INFORMATION", field: "CounterCount", says, have });
        }
        out.extend_from_slice(&fixed);
        self.entries.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwPmcOwnershipInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcOwnershipInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 8]>(), proptest::collection::vec(proptest::arbitrary::any::<crate::requests::session::EtwPmcOwnershipEntry>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail)).prop_map(|mut value: Self| { let count = (value.counter_count as u64 & !18446744073709551615) | (value.entries.len() as u64) << 0; value.counter_count = (count) as u32; value });
        strategy.boxed()
    }
}

/// A borrowed view of [`EtwPmcOwnershipInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPmcOwnershipInformationView<'a> {
    fixed: &'a [u8; 8],
    rest: &'a [u8],
}

impl<'a> EtwPmcOwnershipInformationView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`EtwPmcOwnershipInformation`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let (says, have) = (Self::tail_count(fixed), (rest.len() / 12) as u64);
                if says > have {
                    return Err(Error::BadCount { name: "ETW_PMC_OWNERSHIP_INFORMATION", field: "CounterCount", says, have });
                }
                let rest = &rest[..says as usize * 12];
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "ETW_PMC_OWNERSHIP_INFORMATION", needed: 8, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ETW_PMC_OWNERSHIP_ENTRY Entries`, at 0x08.
    #[inline]
    pub fn entries(&self) -> Elements<'a, crate::requests::session::EtwPmcOwnershipEntry> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(fixed: &[u8; 8]) -> Option<u64> {
        Some(EtwPmcOwnershipInformationView::tail_count(fixed).saturating_mul(12))
    }
    /// How many elements the fixed part says that follow it.
    #[inline]
    fn tail_count(fixed: &[u8; 8]) -> u64 {
        (EtwPmcOwnershipInformationView { fixed, rest: &[] }.counter_count() as u64 & 18446744073709551615) >> 0
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> EtwPmcOwnershipInformation {
        EtwPmcOwnershipInformation::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self EtwPmcOwnershipInformationView "EtwPmcOwnershipInformationView" {
        /// `ULONG ProcessorNumber`, at 0x00.
        processor_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG CounterCount`, at 0x04.
        counter_count: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for EtwPmcOwnershipInformationView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = EtwPmcOwnershipInformation;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::new(bytes)?;
        let end = 8 + view.rest.len();
        match bytes.get(end..) {
            Some(rest) => Ok((Self { rest: &view.rest[..end - 8], ..view }, rest)),
            None => Err(Error::TooShort { name: "ETW_PMC_OWNERSHIP_INFORMATION", needed: end, have: bytes.len() }),
        }
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<EtwPmcOwnershipInformation, Error> {
        Ok(self.to_value())
    }
}
