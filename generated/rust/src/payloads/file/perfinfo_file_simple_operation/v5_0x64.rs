// Generated from spec/structs/PERFINFO_FILE_SIMPLE_OPERATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_SIMPLE_OPERATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// An operation on a file that needs no more to be told: a cleanup, a close, a flush.
///
/// In C: `PERFINFO_FILE_SIMPLE_OPERATION`, 0x1c bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG_PTR | `Irp` |
/// | 0x08 | 0x8 | ULONG_PTR | `FileObject` |
/// | 0x10 | 0x8 | ULONG_PTR | `FileKey` |
/// | 0x18 | 0x4 | ULONG | `IssuingThreadId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_SIMPLE_OPERATION")]
pub struct PerfinfoFileSimpleOperationX64 {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    pub irp: u64,
    /// `ULONG_PTR FileObject`, at 0x08. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG_PTR FileKey`, at 0x10. What the file system knows the file by, the same for all its file objects.
    pub file_key: u64,
    /// `ULONG IssuingThreadId`, at 0x18. The thread that began the request.
    pub issuing_thread_id: u32,
}
impl PerfinfoFileSimpleOperationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_simple_operation::V5_0X64;
}
fixed_record!(
    PerfinfoFileSimpleOperationX64, PerfinfoFileSimpleOperationX64View, 28,
    "PERFINFO_FILE_SIMPLE_OPERATION"
);
impl<'a> PerfinfoFileSimpleOperationX64View<'a> {
    /// `ULONG_PTR Irp`, at 0x00. The I/O request packet, which finds the event of the end.
    #[inline]
    pub fn irp(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG_PTR FileObject`, at 0x08. The file, by the address of its object.
    #[inline]
    pub fn file_object(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG_PTR FileKey`, at 0x10. What the file system knows the file by, the same for all its file objects.
    #[inline]
    pub fn file_key(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `ULONG IssuingThreadId`, at 0x18. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoFileSimpleOperationX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoFileSimpleOperationX64View");
        out.field("irp", &self.irp());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("issuing_thread_id", &self.issuing_thread_id());
        out.finish()
    }
}
