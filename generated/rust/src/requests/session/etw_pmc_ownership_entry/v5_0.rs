// Generated from spec/structs/ETW_PMC_OWNERSHIP_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_PMC_OWNERSHIP_ENTRY in the form of releases 5.0+.
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
/// Who owns one of the counters of a processor.
///
/// In C: `ETW_PMC_OWNERSHIP_ENTRY`, 0xc bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Type` |
/// | 0x04 | 0x4 | ULONG | `Data1` |
/// | 0x08 | 0x4 | ULONG | `Data2` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_PMC_OWNERSHIP_ENTRY")]
pub struct EtwPmcOwnershipEntry {
    /// `ULONG Type`, at 0x00. What it is for is not known.
    pub kind: u32,
    /// `ULONG Data1`, at 0x04. What it is for is not known.
    pub data1: u32,
    /// `ULONG Data2`, at 0x08. What it is for is not known.
    pub data2: u32,
}
impl EtwPmcOwnershipEntry {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            kind: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            data1: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            data2: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PMC_OWNERSHIP_ENTRY",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.kind.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.data1.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.data2.to_le_bytes());
        bytes
    }
    /// `ULONG Type`, at 0x00. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u32 {
        self.kind
    }
    /// Sets `Type`.
    #[inline]
    pub fn set_kind(&mut self, value: u32) {
        self.kind = value;
    }
    /// `ULONG Data1`, at 0x04. What it is for is not known.
    #[inline]
    pub fn data1(&self) -> u32 {
        self.data1
    }
    /// Sets `Data1`.
    #[inline]
    pub fn set_data1(&mut self, value: u32) {
        self.data1 = value;
    }
    /// `ULONG Data2`, at 0x08. What it is for is not known.
    #[inline]
    pub fn data2(&self) -> u32 {
        self.data2
    }
    /// Sets `Data2`.
    #[inline]
    pub fn set_data2(&mut self, value: u32) {
        self.data2 = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pmc_ownership_entry::V5_0;
}
impl Default for EtwPmcOwnershipEntry {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwPmcOwnershipEntry {}
impl Record for EtwPmcOwnershipEntry {
    const NAME: &'static str = "ETW_PMC_OWNERSHIP_ENTRY";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwPmcOwnershipEntry {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwPmcOwnershipEntry);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwPmcOwnershipEntry {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((kind, data1, data2),)| Self { kind, data1, data2 });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwPmcOwnershipEntry`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwPmcOwnershipEntryView<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwPmcOwnershipEntryView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_PMC_OWNERSHIP_ENTRY",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwPmcOwnershipEntry {
        EtwPmcOwnershipEntry::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `ULONG Type`, at 0x00. What it is for is not known.
    #[inline]
    pub fn kind(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Data1`, at 0x04. What it is for is not known.
    #[inline]
    pub fn data1(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Data2`, at 0x08. What it is for is not known.
    #[inline]
    pub fn data2(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwPmcOwnershipEntryView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwPmcOwnershipEntryView");
        out.field("kind", &self.kind());
        out.field("data1", &self.data1());
        out.field("data2", &self.data2());
        out.finish()
    }
}
