// Generated from spec/structs/PERFINFO_FILENAME_SAME_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILENAME_SAME_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Two file objects of the same file.
///
/// In C: `PERFINFO_FILENAME_SAME_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILENAME_SAME_INFORMATION")]
pub struct PerfinfoFilenameSameInformationX64 {
    /// `PVOID OldFile`, at 0x00. The file object that was there before.
    pub old_file: u64,
    /// `PVOID NewFile`, at 0x08. The file object that has the same name.
    pub new_file: u64,
}

impl PerfinfoFilenameSameInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            old_file: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            new_file: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.old_file.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.new_file.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_filename_same_information::V5_0X64;
}

fixed_record!(PerfinfoFilenameSameInformationX64, PerfinfoFilenameSameInformationX64View, 16, "PERFINFO_FILENAME_SAME_INFORMATION");
getters! {
    self PerfinfoFilenameSameInformationX64View "PerfinfoFilenameSameInformationX64View" {
        /// `PVOID OldFile`, at 0x00.
        old_file: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID NewFile`, at 0x08.
        new_file: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
