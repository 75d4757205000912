// Generated from spec/structs/PERFINFO_VAD_ROTATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VAD_ROTATE_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A region of virtual memory was moved between system memory and a device's memory.
///
/// In C: `PERFINFO_VAD_ROTATE_INFO`, 0x18 bytes with one element of its array, 0x14 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VAD_ROTATE_INFO")]
pub struct PerfinfoVadRotateInfoX64 {
    /// `PVOID BaseAddress`, at 0x00.
    pub base_address: u64,
    /// `SIZE_T SizeInBytes`, at 0x08. Unit: bytes.
    pub size_in_bytes: u64,
    /// The bytes that `Direction`, `Spare`, `Flags` share.
    pub union_10: Bytes<4>,
}

impl PerfinfoVadRotateInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            base_address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            size_in_bytes: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            union_10: Bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.base_address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.size_in_bytes.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.union_10.0);
        bytes
    }
    /// `Direction`, bits 0 to 3 of the word at 0x10. A value of the documented MM_ROTATE_DIRECTION.
    #[inline]
    pub fn direction(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0)) >> 0) & 0xf
    }
    /// Sets `Direction`.
    #[inline]
    pub fn set_direction(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0)) & !(0xf << 0) | (value & 0xf) << 0; put::<0, 4, _>(&mut self.union_10.0, word.to_le_bytes());
    }
    /// `Spare`, bits 4 to 31 of the word at 0x10.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0)) >> 4) & 0xfffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0)) & !(0xfffffff << 4) | (value & 0xfffffff) << 4; put::<0, 4, _>(&mut self.union_10.0, word.to_le_bytes());
    }
    /// `ULONG Flags`, at 0x10. The same four bytes as one number.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_10.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_10.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_vad_rotate_info::V5_0X64;
}

fixed_record!(PerfinfoVadRotateInfoX64, PerfinfoVadRotateInfoX64View, 20, "PERFINFO_VAD_ROTATE_INFO");
getters! {
    self PerfinfoVadRotateInfoX64View "PerfinfoVadRotateInfoX64View" {
        /// `PVOID BaseAddress`, at 0x00.
        base_address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T SizeInBytes`, at 0x08.
        size_in_bytes: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `Direction`, bits 0 to 3 of the word at 0x10.
        direction: u32 = (u32::from_le_bytes(get::<16, 4, _>(self.fixed)) >> 0) & 0xf;
        /// `Spare`, bits 4 to 31 of the word at 0x10.
        spare: u32 = (u32::from_le_bytes(get::<16, 4, _>(self.fixed)) >> 4) & 0xfffffff;
        /// `ULONG Flags`, at 0x10.
        flags: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
