// Generated from spec/structs/ETW_CREATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CREATE_HANDLE_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A handle to an object was created, or closed.
///
/// In C: `ETW_CREATE_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CREATE_HANDLE_EVENT")]
#[doc(alias = "ETW_CLOSE_HANDLE_EVENT")]
pub struct EtwCreateHandleEventX64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `ULONG Handle`, at 0x08. The highest bit marks a handle of the kernel.
    pub handle: u32,
    /// `USHORT ObjectType`, at 0x0C. The index of the object's type.
    pub object_type: u16,
}

impl EtwCreateHandleEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 14]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<12, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 14] {
        let mut bytes = [0; 14];
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.handle.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_create_handle_event::V5_0X64;
}

fixed_record!(EtwCreateHandleEventX64, EtwCreateHandleEventX64View, 14, "ETW_CREATE_HANDLE_EVENT");
getters! {
    self EtwCreateHandleEventX64View "EtwCreateHandleEventX64View" {
        /// `PVOID Object`, at 0x00.
        object: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Handle`, at 0x08.
        handle: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT ObjectType`, at 0x0C.
        object_type: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
    }
}
