// Generated from spec/structs/PERFINFO_PAGE_RANGE_IDENTITY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PAGE_RANGE_IDENTITY in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What a range of physical pages is used for.
///
/// In C: `PERFINFO_PAGE_RANGE_IDENTITY`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PAGE_RANGE_IDENTITY")]
#[doc(alias = "PERFINFO_PHYSICAL_MEMORY_INFORMATION")]
pub struct PerfinfoPageRangeIdentityX64 {
    /// The word that holds fields of bits.
    pub bits_00: u64,
    /// The bytes that `ProtoPteAddress`, `PageFrameIndex`, `VirtualAddress` share.
    pub union_08: Bytes<8>,
    /// `SIZE_T PageCount`, at 0x10. Unit: pages.
    pub page_count: u64,
}

impl PerfinfoPageRangeIdentityX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            bits_00: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            union_08: Bytes(get::<8, 8, _>(bytes)),
            page_count: u64::from_le_bytes(get::<16, 8, _>(bytes)),
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
        let word = self.bits_00 & !(0xf << 0) | (value & 0xf) << 0; self.bits_00 = word;
    }
    /// `UniqueKey`, bits 4 to 51 of the word at 0x00. What the range belongs to, for addresses of a session, address windowing extensions and large pages.
    #[inline]
    pub fn unique_key(&self) -> u64 {
        (self.bits_00 >> 4) & 0xffffffffffff
    }
    /// Sets `UniqueKey`.
    #[inline]
    pub fn set_unique_key(&mut self, value: u64) {
        let word = self.bits_00 & !(0xffffffffffff << 4) | (value & 0xffffffffffff) << 4; self.bits_00 = word;
    }
    /// `Reserved`, bits 52 to 63 of the word at 0x00.
    #[inline]
    pub fn reserved(&self) -> u64 {
        (self.bits_00 >> 52) & 0xfff
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u64) {
        let word = self.bits_00 & !(0xfff << 52) | (value & 0xfff) << 52; self.bits_00 = word;
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_page_range_identity::V5_0X64;
}

fixed_record!(PerfinfoPageRangeIdentityX64, PerfinfoPageRangeIdentityX64View, 24, "PERFINFO_PAGE_RANGE_IDENTITY");
getters! {
    self PerfinfoPageRangeIdentityX64View "PerfinfoPageRangeIdentityX64View" {
        /// `UseDescription`, bits 0 to 3 of the word at 0x00.
        use_description: u64 = (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 0) & 0xf;
        /// `UniqueKey`, bits 4 to 51 of the word at 0x00.
        unique_key: u64 = (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 4) & 0xffffffffffff;
        /// `Reserved`, bits 52 to 63 of the word at 0x00.
        reserved: u64 = (u64::from_le_bytes(get::<0, 8, _>(self.fixed)) >> 52) & 0xfff;
        /// `PVOID ProtoPteAddress`, at 0x08.
        proto_pte_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG_PTR PageFrameIndex`, at 0x08.
        page_frame_index: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID VirtualAddress`, at 0x08.
        virtual_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `SIZE_T PageCount`, at 0x10.
        page_count: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
