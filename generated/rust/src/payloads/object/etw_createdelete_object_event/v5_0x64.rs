// Generated from spec/structs/ETW_CREATEDELETE_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CREATEDELETE_OBJECT_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An object was created or deleted.
///
/// In C: `ETW_CREATEDELETE_OBJECT_EVENT`, 0x10 bytes with one element of its array, 0xa without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CREATEDELETE_OBJECT_EVENT")]
pub struct EtwCreatedeleteObjectEventX64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `USHORT ObjectType`, at 0x08. The index of the object's type.
    pub object_type: u16,
}

impl EtwCreatedeleteObjectEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 10]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            object_type: u16::from_le_bytes(get::<8, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 10] {
        let mut bytes = [0; 10];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_createdelete_object_event::V5_0X64;
}

fixed_record!(EtwCreatedeleteObjectEventX64, EtwCreatedeleteObjectEventX64View, 10, "ETW_CREATEDELETE_OBJECT_EVENT");
getters! {
    self EtwCreatedeleteObjectEventX64View "EtwCreatedeleteObjectEventX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `USHORT ObjectType`, at 0x08.
        object_type: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
    }
}
