// Generated from spec/structs/PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// `Flags`, 0x2 bytes. Why the image could not stay in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FlagsX64 {
    /// The bytes that `Flags`, `ActiveDataReference`, `DeviceEjectable`, `WritableHandles` share.
    pub union_00: Bytes<2>,
}

impl FlagsX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 2]) -> Self {
        Self {
            union_00: Bytes(get::<0, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 2] {
        let mut bytes = [0; 2];
        put::<0, 2, _>(&mut bytes, self.union_00.0);
        bytes
    }
    /// `USHORT Flags`, at 0x0E. Why the image could not stay in its file.
    #[inline]
    pub fn flags(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_00.0, value.to_le_bytes());
    }
    /// `ActiveDataReference`, bit 0 of the word at 0x00. The file is in use as data.
    #[inline]
    pub fn active_data_reference(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) >> 0) & 0x1
    }
    /// Sets `ActiveDataReference`.
    #[inline]
    pub fn set_active_data_reference(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 2, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `DeviceEjectable`, bit 1 of the word at 0x00. The file's device can be removed.
    #[inline]
    pub fn device_ejectable(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) >> 1) & 0x1
    }
    /// Sets `DeviceEjectable`.
    #[inline]
    pub fn set_device_ejectable(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 2, _>(&mut self.union_00.0, word.to_le_bytes());
    }
    /// `WritableHandles`, bit 2 of the word at 0x00. The file is open for writing.
    #[inline]
    pub fn writable_handles(&self) -> u16 {
        (u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) >> 2) & 0x1
    }
    /// Sets `WritableHandles`.
    #[inline]
    pub fn set_writable_handles(&mut self, value: u16) {
        let word = u16::from_le_bytes(get::<0, 2, _>(&self.union_00.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 2, _>(&mut self.union_00.0, word.to_le_bytes());
    }
}

fixed_record!(FlagsX64, FlagsX64View, 2, "Flags");
getters! {
    self FlagsX64View "FlagsX64View" {
        /// `USHORT Flags`, at 0x0E.
        flags: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `ActiveDataReference`, bit 0 of the word at 0x00.
        active_data_reference: u16 = (u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 0) & 0x1;
        /// `DeviceEjectable`, bit 1 of the word at 0x00.
        device_ejectable: u16 = (u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 1) & 0x1;
        /// `WritableHandles`, bit 2 of the word at 0x00.
        writable_handles: u16 = (u16::from_le_bytes(get::<0, 2, _>(self.fixed)) >> 2) & 0x1;
    }
}

/// An image was loaded that the page file backs.
///
/// In C: `PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO")]
pub struct PerfinfoImageloadInPagefileInfoX64 {
    /// `PVOID FileObject`, at 0x00. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG DeviceCharacteristics`, at 0x08. FILE_ constants of the device's characteristics.
    pub device_characteristics: u32,
    /// `USHORT FileCharacteristics`, at 0x0C. What it is for is not known.
    pub file_characteristics: u16,
    /// `union Flags`, at 0x0E. Why the image could not stay in its file.
    pub flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsX64,
}

impl PerfinfoImageloadInPagefileInfoX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            file_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            device_characteristics: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_characteristics: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsX64::from_bytes(part::<14, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.device_characteristics.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.file_characteristics.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.flags.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_imageload_in_pagefile_info::V5_0X64;
}

fixed_record!(PerfinfoImageloadInPagefileInfoX64, PerfinfoImageloadInPagefileInfoX64View, 16, "PERFINFO_IMAGELOAD_IN_PAGEFILE_INFO");
getters! {
    self PerfinfoImageloadInPagefileInfoX64View "PerfinfoImageloadInPagefileInfoX64View" {
        /// `PVOID FileObject`, at 0x00.
        file_object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG DeviceCharacteristics`, at 0x08.
        device_characteristics: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT FileCharacteristics`, at 0x0C.
        file_characteristics: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `union Flags`, at 0x0E.
        flags: crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsX64View<'a> = crate::payloads::image::perfinfo_imageload_in_pagefile_info::FlagsX64View::from_bytes(part::<14, 2, _>(self.fixed));
    }
}
