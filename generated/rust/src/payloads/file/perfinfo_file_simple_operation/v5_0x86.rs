// Generated from spec/structs/PERFINFO_FILE_SIMPLE_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_SIMPLE_OPERATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An operation on a file that needs no more to be told: a cleanup, a close, a flush.
///
/// In C: `PERFINFO_FILE_SIMPLE_OPERATION`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
pub struct PerfinfoFileSimpleOperationX86 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u32,
    /// `ULONG_PTR FileObject`, at 0x04. The file, by the address of its object.
    pub file_object: u32,
    /// `ULONG_PTR FileKey`, at 0x08. What the file system knows the file by, the same for all its file objects.
    pub file_key: u32,
    /// `ULONG IssuingThreadId`, at 0x0C. The thread that began the request.
    pub issuing_thread_id: u32,
}

impl PerfinfoFileSimpleOperationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_simple_operation::V5_0X86;
}

fixed_record!(PerfinfoFileSimpleOperationX86, PerfinfoFileSimpleOperationX86View, 16, "PERFINFO_FILE_SIMPLE_OPERATION");
getters! {
    self PerfinfoFileSimpleOperationX86View "PerfinfoFileSimpleOperationX86View" {
        /// `ULONG_PTR Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x04.
        file_object: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x08.
        file_key: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x0C.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
