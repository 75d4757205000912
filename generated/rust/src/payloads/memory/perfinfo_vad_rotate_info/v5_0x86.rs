// Generated from spec/structs/PERFINFO_VAD_ROTATE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VAD_ROTATE_INFO in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A region of virtual memory was moved between system memory and a device's memory.
///
/// In C: `PERFINFO_VAD_ROTATE_INFO`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `BaseAddress` |
/// | 0x04 | 0x4 | SIZE_T | `SizeInBytes` |
/// | 0x08 | 0x4 | union |  |
/// | 0x08 | 0x4 | · ULONG |  |
/// | 0x08 | | · · bits 0..=3 | `Direction` |
/// | 0x08 | | · · bits 4..=31 | `Spare` |
/// | 0x08 | 0x4 | · ULONG | `Flags` |
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
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) & !(0xf << 0)
            | (value & 0xf) << 0;
        put::<0, 4, _>(&mut self.union_08.0, word.to_le_bytes());
    }
    /// `Spare`, bits 4 to 31 of the word at 0x08.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0)) >> 4) & 0xfffffff
    }
    /// Sets `Spare`.
    #[inline]
    pub fn set_spare(&mut self, value: u32) {
        let word = u32::from_le_bytes(get::<0, 4, _>(&self.union_08.0))
            & !(0xfffffff << 4) | (value & 0xfffffff) << 4;
        put::<0, 4, _>(&mut self.union_08.0, word.to_le_bytes());
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
fixed_record!(
    PerfinfoVadRotateInfoX86, PerfinfoVadRotateInfoX86View, 12,
    "PERFINFO_VAD_ROTATE_INFO"
);
impl<'a> PerfinfoVadRotateInfoX86View<'a> {
    /// `PVOID BaseAddress`, at 0x00.
    #[inline]
    pub fn base_address(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `SIZE_T SizeInBytes`, at 0x04. Unit: bytes.
    #[inline]
    pub fn size_in_bytes(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `Direction`, bits 0 to 3 of the word at 0x08. A value of the documented MM_ROTATE_DIRECTION.
    #[inline]
    pub fn direction(&self) -> u32 {
        (u32::from_le_bytes(get::<8, 4, _>(self.fixed)) >> 0) & 0xf
    }
    /// `Spare`, bits 4 to 31 of the word at 0x08.
    #[inline]
    pub fn spare(&self) -> u32 {
        (u32::from_le_bytes(get::<8, 4, _>(self.fixed)) >> 4) & 0xfffffff
    }
    /// `ULONG Flags`, at 0x08. The same four bytes as one number.
    #[inline]
    pub fn flags(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoVadRotateInfoX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoVadRotateInfoX86View");
        out.field("base_address", &self.base_address());
        out.field("size_in_bytes", &self.size_in_bytes());
        out.field("direction", &self.direction());
        out.field("spare", &self.spare());
        out.field("flags", &self.flags());
        out.finish()
    }
}
