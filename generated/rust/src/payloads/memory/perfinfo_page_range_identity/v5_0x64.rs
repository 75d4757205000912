// Generated from spec/structs/PERFINFO_PAGE_RANGE_IDENTITY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PAGE_RANGE_IDENTITY in the form of releases 5.0+ with 64 bit pointers.
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
/// What a range of physical pages is used for.
///
/// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG |  |
/// | 0x00 | | · bits 0..=3 | `UseDescription` |
/// | 0x00 | | · bits 4..=51 | `UniqueKey` |
/// | 0x00 | | · bits 52..=63 | `Reserved` |
/// | 0x08 | 0x8 | union |  |
/// | 0x08 | 0x8 | · PVOID | `ProtoPteAddress` |
/// | 0x08 | 0x8 | · ULONG_PTR | `PageFrameIndex` |
/// | 0x08 | 0x8 | · PVOID | `VirtualAddress` |
/// | 0x10 | 0x8 | SIZE_T | `PageCount` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
#[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
pub struct PerfinfoPageRangeIdentity64 {
    /// The word that holds fields of bits.
    pub bits_00: u64,
    /// The bytes that `ProtoPteAddress`, `PageFrameIndex`, `VirtualAddress` share.
    pub union_08: Bytes<8>,
    /// `SIZE_T PageCount`, at 0x10. Unit: pages.
    pub page_count: u64,
}
impl PerfinfoPageRangeIdentity64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            bits_00: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            union_08: Bytes(get::<8, 8, _>(bytes)),
            page_count: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PAGE_RANGE_IDENTITY",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.bits_00.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.union_08.0);
        put::<16, 8, _>(&mut bytes, self.page_count.to_le_bytes());
        bytes
    }
    /// `UseDescription`, bits 0 to 3 of the word at 0x00. An MMPFNUSE_ constant.
    #[inline]
    pub fn use_description(&self) -> u64 {
        (self.bits_00 >> 0) & 0xf
    }
    /// Sets `UseDescription`.
    #[inline]
    pub fn set_use_description(&mut self, value: u64) {
        let word = self.bits_00 & !(0xf << 0) | (value & 0xf) << 0;
        self.bits_00 = word;
    }
    /// `UniqueKey`, bits 4 to 51 of the word at 0x00. What the range belongs to, for addresses of a session, address windowing extensions and large pages.
    #[inline]
    pub fn unique_key(&self) -> u64 {
        (self.bits_00 >> 4) & 0xffffffffffff
    }
    /// Sets `UniqueKey`.
    #[inline]
    pub fn set_unique_key(&mut self, value: u64) {
        let word = self.bits_00 & !(0xffffffffffff << 4) | (value & 0xffffffffffff) << 4;
        self.bits_00 = word;
    }
    /// `Reserved`, bits 52 to 63 of the word at 0x00.
    #[inline]
    pub fn reserved(&self) -> u64 {
        (self.bits_00 >> 52) & 0xfff
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u64) {
        let word = self.bits_00 & !(0xfff << 52) | (value & 0xfff) << 52;
        self.bits_00 = word;
    }
    /// `PVOID ProtoPteAddress`, at 0x08. For sections of the page file that large pages map.
    #[inline]
    pub fn proto_pte_address(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `ProtoPteAddress`.
    #[inline]
    pub fn set_proto_pte_address(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `ULONG_PTR PageFrameIndex`, at 0x08. For pages that a driver locked and physical pages of user mode.
    #[inline]
    pub fn page_frame_index(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `PageFrameIndex`.
    #[inline]
    pub fn set_page_frame_index(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `PVOID VirtualAddress`, at 0x08. For all other uses.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(&self.union_08.0))
    }
    /// Sets `VirtualAddress`.
    #[inline]
    pub fn set_virtual_address(&mut self, value: u64) {
        put::<0, 8, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// `SIZE_T PageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn page_count(&self) -> u64 {
        self.page_count
    }
    /// Sets `PageCount`.
    #[inline]
    pub fn set_page_count(&mut self, value: u64) {
        self.page_count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_page_range_identity::V5_0X64;
}
impl Default for PerfinfoPageRangeIdentity64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for PerfinfoPageRangeIdentity64 {}
impl Record for PerfinfoPageRangeIdentity64 {
    const NAME: &'static str = "PERFINFO_PAGE_RANGE_IDENTITY";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPageRangeIdentity64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPageRangeIdentity64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPageRangeIdentity64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<Bytes<8>>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((bits_00, union_08, page_count),)| Self {
                bits_00,
                union_08,
                page_count,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPageRangeIdentity64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPageRangeIdentity64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> PerfinfoPageRangeIdentity64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PAGE_RANGE_IDENTITY",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoPageRangeIdentity64 {
        PerfinfoPageRangeIdentity64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `UseDescription`, bits 0 to 3 of the word at 0x00. An MMPFNUSE_ constant.
    #[inline]
    pub fn use_description(&self) -> u64 {
        (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 0) & 0xf
    }
    /// `UniqueKey`, bits 4 to 51 of the word at 0x00. What the range belongs to, for addresses of a session, address windowing extensions and large pages.
    #[inline]
    pub fn unique_key(&self) -> u64 {
        (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 4) & 0xffffffffffff
    }
    /// `Reserved`, bits 52 to 63 of the word at 0x00.
    #[inline]
    pub fn reserved(&self) -> u64 {
        (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 52) & 0xfff
    }
    /// `PVOID ProtoPteAddress`, at 0x08. For sections of the page file that large pages map.
    #[inline]
    pub fn proto_pte_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG_PTR PageFrameIndex`, at 0x08. For pages that a driver locked and physical pages of user mode.
    #[inline]
    pub fn page_frame_index(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID VirtualAddress`, at 0x08. For all other uses.
    #[inline]
    pub fn virtual_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `SIZE_T PageCount`, at 0x10. Unit: pages.
    #[inline]
    pub fn page_count(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPageRangeIdentity64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPageRangeIdentity64View");
        out.field("use_description", &self.use_description());
        out.field("unique_key", &self.unique_key());
        out.field("reserved", &self.reserved());
        out.field("proto_pte_address", &self.proto_pte_address());
        out.field("page_frame_index", &self.page_frame_index());
        out.field("virtual_address", &self.virtual_address());
        out.field("page_count", &self.page_count());
        out.finish()
    }
}
