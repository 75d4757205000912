// Generated from spec/structs/PERFINFO_VAD_ROTATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VAD_ROTATE_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A region of virtual memory was moved between system memory and a device's memory.
///
/// In C: `PERFINFO_VAD_ROTATE_INFO`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VAD_ROTATE_INFO")]
pub struct PerfinfoVadRotateInfoX86 {
    /// `PVOID BaseAddress`, at 0x00.
    pub base_address: u32,
    /// `SIZE_T SizeInBytes`, at 0x04. Unit: bytes.
    pub size_in_bytes: u32,
    /// The bytes that `Direction`, `Spare`, `Flags` share.
    pub union_08: Bytes<4>,
}

impl PerfinfoVadRotateInfoX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            base_address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            size_in_bytes: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            union_08: Bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.base_address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.size_in_bytes.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.union_08.0);
        bytes
    }
    /// `Direction`, bits 0 to 3 of the word at 0x08. A value of the documented MM_ROTATE_DIRECTION.
    #[inline]
    pub fn direction(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) >> 0) & 0xf
    }
    /// Sets `Direction`.
    #[inline]
    pub fn set_direction(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) & !(0xf << 0) | (value & 0xf) << 0; put::<0, 4, _>(&mut self.union_08.0, word.to_le_bytes());
    }
    /// `Spare`, bits 4 to 31 of the word at 0x08.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) >> 4) & 0xfffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) & !(0xfffffff << 4) | (value & 0xfffffff) << 4; put::<0, 4, _>(&mut self.union_08.0, word.to_le_bytes());
    }
    /// `ULONG Flags`, at 0x08. The same four bytes as one number.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u32) {
        put::<0, 4, _>(&mut self.union_08.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_vad_rotate_info::V5_0X86;
}

fixed_record!(PerfinfoVadRotateInfoX86, PerfinfoVadRotateInfoX86View, 12, "PERFINFO_VAD_ROTATE_INFO");
getters! {
    self PerfinfoVadRotateInfoX86View "PerfinfoVadRotateInfoX86View" {
        /// `PVOID BaseAddress`, at 0x00.
        base_address: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T SizeInBytes`, at 0x04.
        size_in_bytes: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `Direction`, bits 0 to 3 of the word at 0x08.
        direction: u32 = (u32::from_le_bytes(get::<8, 4, _>(self.fixed)) >> 0) & 0xf;
        /// `Spare`, bits 4 to 31 of the word at 0x08.
        spare: u32 = (u32::from_le_bytes(get::<8, 4, _>(self.fixed)) >> 4) & 0xfffffff;
        /// `ULONG Flags`, at 0x08.
        flags: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
