// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REFDEREF_OBJECT_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An object was referenced or dereferenced.
///
/// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
pub struct EtwRefderefObjectEventX64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `ULONG Tag`, at 0x08. The reference's tag, four characters.
    pub tag: u32,
    /// `ULONG Count`, at 0x0C. How many references were made or dropped.
    pub count: u32,
}

impl EtwRefderefObjectEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            tag: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_refderef_object_event::V5_0X64;
}

fixed_record!(EtwRefderefObjectEventX64, EtwRefderefObjectEventX64View, 16, "ETW_REFDEREF_OBJECT_EVENT");
getters! {
    self EtwRefderefObjectEventX64View "EtwRefderefObjectEventX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Tag`, at 0x08.
        tag: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Count`, at 0x0C.
        count: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
