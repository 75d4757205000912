// Generated from spec/structs/PERFINFO_KERNELMEMORY_RANGE_USAGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_KERNELMEMORY_RANGE_USAGE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// What a range of the kernel's addresses is used for.
///
/// In C: `PERFINFO_KERNELMEMORY_RANGE_USAGE`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_KERNELMEMORY_RANGE_USAGE")]
pub struct PerfinfoKernelmemoryRangeUsageX86 {
    /// The word that holds fields of bits.
    pub bits_00: u32,
    /// `PVOID VirtualAddress`, at 0x04. Where the range begins, if that has a meaning.
    pub virtual_address: u32,
    /// `SIZE_T PageCount`, at 0x08. Unit: pages.
    pub page_count: u32,
}

impl PerfinfoKernelmemoryRangeUsageX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            bits_00: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            virtual_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            page_count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
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
        crate::payloads::memory::PerfinfoKernelmemoryUsageType((self.bits_00 >> 0) & 0x1f)
    }
    /// Sets `UsageType`.
    #[inline]
    pub fn set_usage_type(&mut self, value: crate::payloads::memory::PerfinfoKernelmemoryUsageType) {
        let word = self.bits_00 & !(0x1f << 0) | (value.0 as u32 & 0x1f) << 0; self.bits_00 = word;
    }
    /// `Spare`, bits 5 to 31 of the word at 0x00.
    #[inline]
    pub fn spare(&self) -> u32 {
        (self.bits_00 >> 5) & 0x7ffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = self.bits_00 & !(0x7ffffff << 5) | (value & 0x7ffffff) << 5; self.bits_00 = word;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_kernelmemory_range_usage::V5_0X86;
}

fixed_record!(PerfinfoKernelmemoryRangeUsageX86, PerfinfoKernelmemoryRangeUsageX86View, 12, "PERFINFO_KERNELMEMORY_RANGE_USAGE");
getters! {
    self PerfinfoKernelmemoryRangeUsageX86View "PerfinfoKernelmemoryRangeUsageX86View" {
        /// `UsageType`, bits 0 to 4 of the word at 0x00.
        usage_type: crate::payloads::memory::PerfinfoKernelmemoryUsageType = crate::payloads::memory::PerfinfoKernelmemoryUsageType((u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 0) & 0x1f);
        /// `Spare`, bits 5 to 31 of the word at 0x00.
        spare: u32 = (u32::from_le_bytes(get::<0, 4, _>(self.fixed)) >> 5) & 0x7ffffff;
        /// `PVOID VirtualAddress`, at 0x04.
        virtual_address: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T PageCount`, at 0x08.
        page_count: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
