// Generated from spec/structs/PERFINFO_FILEOBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILEOBJECT_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file object.
///
/// In C: `PERFINFO_FILEOBJECT_INFORMATION`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILEOBJECT_INFORMATION")]
pub struct PerfinfoFileobjectInformationX64 {
    /// `PVOID FileObject`, at 0x00.
    pub file_object: u64,
}

impl PerfinfoFileobjectInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            file_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_fileobject_information::V5_0X64;
}

fixed_record!(PerfinfoFileobjectInformationX64, PerfinfoFileobjectInformationX64View, 8, "PERFINFO_FILEOBJECT_INFORMATION");
getters! {
    self PerfinfoFileobjectInformationX64View "PerfinfoFileobjectInformationX64View" {
        /// `PVOID FileObject`, at 0x00.
        file_object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
