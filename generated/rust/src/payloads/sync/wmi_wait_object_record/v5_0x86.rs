// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_OBJECT_RECORD in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// One of several objects that a thread waits for.
///
/// In C: `WMI_WAIT_OBJECT_RECORD`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
pub struct WmiWaitObjectRecordX86 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `UCHAR ObjectType`, at 0x04. What it is for is not known.
    pub object_type: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_05: Bytes<3>,
}

impl WmiWaitObjectRecordX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            object_type: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            padding_05: Bytes(get::<5, 3, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<5, 3, _>(&mut bytes, self.padding_05.0);
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_object_record::V5_0X86;
}

fixed_record!(WmiWaitObjectRecordX86, WmiWaitObjectRecordX86View, 8, "WMI_WAIT_OBJECT_RECORD");
getters! {
    self WmiWaitObjectRecordX86View "WmiWaitObjectRecordX86View" {
        /// `PVOID Object`, at 0x00.
        object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR ObjectType`, at 0x04.
        object_type: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
    }
}
