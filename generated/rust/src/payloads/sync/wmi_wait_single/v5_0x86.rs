// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_SINGLE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for one object.
///
/// In C: `WMI_WAIT_SINGLE`, 0xc bytes with one element of its array, 0x9 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_SINGLE")]
pub struct WmiWaitSingleX86 {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `PVOID Object`, at 0x04.
    pub object: u32,
    /// `UCHAR ObjectType`, at 0x08. What it is for is not known.
    pub object_type: u8,
}

impl WmiWaitSingleX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 9]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            object_type: u8::from_le_bytes(get::<8, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 9] {
        let mut bytes = [0; 9];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_single::V5_0X86;
}

fixed_record!(WmiWaitSingleX86, WmiWaitSingleX86View, 9, "WMI_WAIT_SINGLE");
getters! {
    self WmiWaitSingleX86View "WmiWaitSingleX86View" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Object`, at 0x04.
        object: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR ObjectType`, at 0x08.
        object_type: u8 = u8::from_le_bytes(get::<8, 1, _>(self.fixed));
    }
}
