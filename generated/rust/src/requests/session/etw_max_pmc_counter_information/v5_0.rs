// Generated from spec/structs/ETW_MAX_PMC_COUNTER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_MAX_PMC_COUNTER_INFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// How many counters of the processor a session can have.
///
/// In C: `ETW_MAX_PMC_COUNTER_INFORMATION`, 0x4 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `MaximumPmcCounter` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_MAX_PMC_COUNTER_INFORMATION")]
pub struct EtwMaxPmcCounterInformation {
    /// `ULONG MaximumPmcCounter`, at 0x00.
    pub maximum_pmc_counter: u32,
}
impl EtwMaxPmcCounterInformation {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            maximum_pmc_counter: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_MAX_PMC_COUNTER_INFORMATION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.maximum_pmc_counter.to_le_bytes());
        bytes
    }
    /// `ULONG MaximumPmcCounter`, at 0x00.
    #[inline]
    pub fn maximum_pmc_counter(&self) -> u32 {
        self.maximum_pmc_counter
    }
    /// Sets `MaximumPmcCounter`.
    #[inline]
    pub fn set_maximum_pmc_counter(&mut self, value: u32) {
        self.maximum_pmc_counter = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_max_pmc_counter_information::V5_0;
}
impl Default for EtwMaxPmcCounterInformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for EtwMaxPmcCounterInformation {}
impl Record for EtwMaxPmcCounterInformation {
    const NAME: &'static str = "ETW_MAX_PMC_COUNTER_INFORMATION";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwMaxPmcCounterInformation {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwMaxPmcCounterInformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwMaxPmcCounterInformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((maximum_pmc_counter,),)| Self { maximum_pmc_counter });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwMaxPmcCounterInformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwMaxPmcCounterInformationView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> EtwMaxPmcCounterInformationView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_MAX_PMC_COUNTER_INFORMATION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwMaxPmcCounterInformation {
        EtwMaxPmcCounterInformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `ULONG MaximumPmcCounter`, at 0x00.
    #[inline]
    pub fn maximum_pmc_counter(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwMaxPmcCounterInformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwMaxPmcCounterInformationView");
        out.field("maximum_pmc_counter", &self.maximum_pmc_counter());
        out.finish()
    }
}
