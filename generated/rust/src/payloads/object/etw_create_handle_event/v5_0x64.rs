// Generated from spec/structs/ETW_CREATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CREATE_HANDLE_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A handle to an object was created, or closed.
///
/// In C: `ETW_CREATE_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Object` |
/// | 0x08 | 0x4 | ULONG | `Handle` |
/// | 0x0c | 0x2 | USHORT | `ObjectType` |
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
fixed_record!(
    EtwCreateHandleEventX64, EtwCreateHandleEventX64View, 14, "ETW_CREATE_HANDLE_EVENT"
);
impl<'a> EtwCreateHandleEventX64View<'a> {
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG Handle`, at 0x08. The highest bit marks a handle of the kernel.
    #[inline]
    pub fn handle(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `USHORT ObjectType`, at 0x0C. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCreateHandleEventX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCreateHandleEventX64View");
        out.field("object", &self.object());
        out.field("handle", &self.handle());
        out.field("object_type", &self.object_type());
        out.finish()
    }
}
