// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_OBJECT_RECORD in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One of several objects that a thread waits for.
///
/// In C: `WMI_WAIT_OBJECT_RECORD`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
pub struct WmiWaitObjectRecordX64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `UCHAR ObjectType`, at 0x08. What it is for is not known.
    pub object_type: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_09: Bytes<7>,
}

impl WmiWaitObjectRecordX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            object_type: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            padding_09: Bytes(get::<9, 7, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<9, 7, _>(&mut bytes, self.padding_09.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_object_record::V5_0X64;
}

fixed_record!(WmiWaitObjectRecordX64, WmiWaitObjectRecordX64View, 16, "WMI_WAIT_OBJECT_RECORD");
getters! {
    self WmiWaitObjectRecordX64View "WmiWaitObjectRecordX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `UCHAR ObjectType`, at 0x08.
        object_type: u8 = u8::from_le_bytes(get::<8, 1, _>(self.fixed));
    }
}
