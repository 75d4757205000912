// Generated from spec/structs/PERFINFO_FILEOBJECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILEOBJECT_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file object.
///
/// In C: `PERFINFO_FILEOBJECT_INFORMATION`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILEOBJECT_INFORMATION")]
pub struct PerfinfoFileobjectInformationX86 {
    /// `PVOID FileObject`, at 0x00.
    pub file_object: u32,
}

impl PerfinfoFileobjectInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            file_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_fileobject_information::V5_0X86;
}

fixed_record!(PerfinfoFileobjectInformationX86, PerfinfoFileobjectInformationX86View, 4, "PERFINFO_FILEOBJECT_INFORMATION");
getters! {
    self PerfinfoFileobjectInformationX86View "PerfinfoFileobjectInformationX86View" {
        /// `PVOID FileObject`, at 0x00.
        file_object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
