// Generated from spec/structs/PERFINFO_KERNELMEMORY_RANGE_USAGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_KERNELMEMORY_RANGE_USAGE in the form of releases 5.0+ with 32 bit pointers.
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
/// What a range of the kernel's addresses is used for.
///
/// In C: `PERFINFO_KERNELMEMORY_RANGE_USAGE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG |  |
/// | 0x00 | | · bits 0..=4 | `UsageType` |
/// | 0x00 | | · bits 5..=31 | `Spare` |
/// | 0x04 | 0x4 | PVOID | `VirtualAddress` |
/// | 0x08 | 0x4 | SIZE_T | `PageCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_KERNELMEMORY_RANGE_USAGE")]
pub struct PerfinfoKernelmemoryRangeUsage32 {
    /// The word that holds fields of bits.
    pub bits_00: u32,
    /// `PVOID VirtualAddress`, at 0x04. Where the range begins, if that has a meaning.
    pub virtual_address: u32,
    /// `SIZE_T PageCount`, at 0x08. Unit: pages.
    pub page_count: u32,
}
impl PerfinfoKernelmemoryRangeUsage32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            virtual_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
                    name: "PERFINFO_KERNELMEMORY_RANGE_USAGE",
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
        put::<0, 4, _>(&mut bytes, self.bits_00.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.virtual_address.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.page_count.to_le_bytes());
        bytes
    }
    /// `UsageType`, bits 0 to 4 of the word at 0x00.
    #[inline]
    pub fn usage_type(&self) -> crate::payloads::memory::PerfinfoKernelmemoryUsageType {
        crate::payloads::memory::PerfinfoKernelmemoryUsageType(
            (self.bits_00 >> 0) & 0x1f,
        )
    }
    /// Sets `UsageType`.
    #[inline]
    pub fn set_usage_type(
        &mut self,
        value: crate::payloads::memory::PerfinfoKernelmemoryUsageType,
    ) {
        let word = self.bits_00 & !(0x1f << 0) | (value.0 as u32 & 0x1f) << 0;
        self.bits_00 = word;
    }
    /// `Spare`, bits 5 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (self.bits_00 >> 5) & 0x7ffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = self.bits_00 & !(0x7ffffff << 5) | (value & 0x7ffffff) << 5;
        self.bits_00 = word;
    }
    /// `PVOID VirtualAddress`, at 0x04. Where the range begins, if that has a meaning.
    #[inline]
    pub fn virtual_address(&self) -> u32 {
        self.virtual_address
    }
    /// Sets `VirtualAddress`.
    #[inline]
    pub fn set_virtual_address(&mut self, value: u32) {
        self.virtual_address = value;
    }
    /// `SIZE_T PageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn page_count(&self) -> u32 {
        self.page_count
    }
    /// Sets `PageCount`.
    #[inline]
    pub fn set_page_count(&mut self, value: u32) {
        self.page_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_kernelmemory_range_usage::V5_0X86;
}
impl Default for PerfinfoKernelmemoryRangeUsage32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for PerfinfoKernelmemoryRangeUsage32 {}
impl Record for PerfinfoKernelmemoryRangeUsage32 {
    const NAME: &'static str = "PERFINFO_KERNELMEMORY_RANGE_USAGE";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoKernelmemoryRangeUsage32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoKernelmemoryRangeUsage32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoKernelmemoryRangeUsage32 {
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
            .prop_map(|((bits_00, virtual_address, page_count),)| Self {
                bits_00,
                virtual_address,
                page_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoKernelmemoryRangeUsage32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoKernelmemoryRangeUsage32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> PerfinfoKernelmemoryRangeUsage32View<'a> {
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
                    name: "PERFINFO_KERNELMEMORY_RANGE_USAGE",
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
    pub fn to_value(&self) -> PerfinfoKernelmemoryRangeUsage32 {
        PerfinfoKernelmemoryRangeUsage32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `UsageType`, bits 0 to 4 of the word at 0x00.
    #[inline]
    pub fn usage_type(&self) -> crate::payloads::memory::PerfinfoKernelmemoryUsageType {
        crate::payloads::memory::PerfinfoKernelmemoryUsageType(
            (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1f,
        )
    }
    /// `Spare`, bits 5 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 5) & 0x7ffffff
    }
    /// `PVOID VirtualAddress`, at 0x04. Where the range begins, if that has a meaning.
    #[inline]
    pub fn virtual_address(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `SIZE_T PageCount`, at 0x08. Unit: pages.
    #[inline]
    pub fn page_count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoKernelmemoryRangeUsage32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoKernelmemoryRangeUsage32View");
        out.field("usage_type", &self.usage_type());
        out.field("spare", &self.spare());
        out.field("virtual_address", &self.virtual_address());
        out.field("page_count", &self.page_count());
        out.finish()
    }
}
