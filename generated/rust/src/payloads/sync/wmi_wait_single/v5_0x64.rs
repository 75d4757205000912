// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_SINGLE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for one object.
///
/// In C: `WMI_WAIT_SINGLE`, 0x18 bytes with one element of its array, 0x11 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_SINGLE")]
pub struct WmiWaitSingleX64 {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `PVOID Object`, at 0x08.
    pub object: u64,
    /// `UCHAR ObjectType`, at 0x10. What it is for is not known.
    pub object_type: u8,
}

impl WmiWaitSingleX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 17]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            object_type: u8::from_le_bytes(get::<16, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 17] {
        let mut bytes = [0; 17];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_single::V5_0X64;
}

fixed_record!(WmiWaitSingleX64, WmiWaitSingleX64View, 17, "WMI_WAIT_SINGLE");
getters! {
    self WmiWaitSingleX64View "WmiWaitSingleX64View" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Object`, at 0x08.
        object: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `UCHAR ObjectType`, at 0x10.
        object_type: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
    }
}
