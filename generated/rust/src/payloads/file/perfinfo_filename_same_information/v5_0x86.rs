// Generated from spec/structs/PERFINFO_FILENAME_SAME_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILENAME_SAME_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Two file objects of the same file.
///
/// In C: `PERFINFO_FILENAME_SAME_INFORMATION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
pub struct PerfinfoFilenameSameInformationX86 {
    /// `PVOID OldFile`, at 0x00. The file object that was there before.
    pub old_file: u32,
    /// `PVOID NewFile`, at 0x04. The file object that has the same name.
    pub new_file: u32,
}

impl PerfinfoFilenameSameInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            old_file: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            new_file: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.old_file.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.new_file.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_filename_same_information::V5_0X86;
}

fixed_record!(PerfinfoFilenameSameInformationX86, PerfinfoFilenameSameInformationX86View, 8, "PERFINFO_FILENAME_SAME_INFORMATION");
getters! {
    self PerfinfoFilenameSameInformationX86View "PerfinfoFilenameSameInformationX86View" {
        /// `PVOID OldFile`, at 0x00.
        old_file: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID NewFile`, at 0x04.
        new_file: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
