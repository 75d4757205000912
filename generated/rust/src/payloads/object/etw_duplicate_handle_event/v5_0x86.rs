// Generated from spec/structs/ETW_DUPLICATE_HANDLE_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DUPLICATE_HANDLE_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A handle to an object was duplicated.
///
/// In C: `ETW_DUPLICATE_HANDLE_EVENT`, 0x16 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DUPLICATE_HANDLE_EVENT")]
pub struct EtwDuplicateHandleEventX86 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `ULONG SourceHandle`, at 0x04. The handle that was there; the highest bit marks a handle of the kernel.
    pub source_handle: u32,
    /// `ULONG TargetHandle`, at 0x08. The handle that was made; the highest bit marks a handle of the kernel.
    pub target_handle: u32,
    /// `ULONG TargetProcessId`, at 0x0C.
    pub target_process_id: u32,
    /// `USHORT ObjectType`, at 0x10. The index of the object's type.
    pub object_type: u16,
    /// `ULONG SourceProcessId`, at 0x12.
    pub source_process_id: u32,
}

impl EtwDuplicateHandleEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 22]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            source_handle: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            target_handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_process_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            object_type: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            source_process_id: u32::from_le_bytes(get::<18, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 22] {
        let mut bytes = [0; 22];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.source_handle.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.target_handle.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.target_process_id.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<18, 4, _>(&mut bytes, self.source_process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_duplicate_handle_event::V5_0X86;
}

fixed_record!(EtwDuplicateHandleEventX86, EtwDuplicateHandleEventX86View, 22, "ETW_DUPLICATE_HANDLE_EVENT");
getters! {
    self EtwDuplicateHandleEventX86View "EtwDuplicateHandleEventX86View" {
        /// `PVOID Object`, at 0x00.
        object: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG SourceHandle`, at 0x04.
        source_handle: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG TargetHandle`, at 0x08.
        target_handle: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG TargetProcessId`, at 0x0C.
        target_process_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `USHORT ObjectType`, at 0x10.
        object_type: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `ULONG SourceProcessId`, at 0x12.
        source_process_id: u32 = u32::from_le_bytes(get::<18, 4, _>(self.fixed));
    }
}
