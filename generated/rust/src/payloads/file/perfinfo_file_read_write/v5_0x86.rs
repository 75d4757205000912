// Generated from spec/structs/PERFINFO_FILE_READ_WRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_READ_WRITE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is read or written.
///
/// In C: `PERFINFO_FILE_READ_WRITE`, 0x24 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_READ_WRITE")]
pub struct PerfinfoFileReadWriteX86 {
    /// `ULONGLONG Offset`, at 0x00. Where in the file. Unit: bytes.
    pub offset: u64,
    /// `ULONG_PTR Irp`, at 0x08. The I/O request packet, which finds the event of the end.
    pub irp: u32,
    /// `ULONG_PTR FileObject`, at 0x0C. The file, by the address of its object.
    pub file_object: u32,
    /// `ULONG_PTR FileKey`, at 0x10. What the file system knows the file by, the same for all its file objects.
    pub file_key: u32,
    /// `ULONG IssuingThreadId`, at 0x14. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG Size`, at 0x18. Unit: bytes.
    pub size: u32,
    /// `ULONG Flags`, at 0x1C. Flags of the I/O request packet, IRP_ constants of wdm.h.
    pub flags: u32,
    /// `ULONG ExtraFlags`, at 0x20.
    pub extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag,
}

impl PerfinfoFileReadWriteX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            offset: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irp: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag::from_le(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.extra_flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_read_write::V5_0X86;
}

fixed_record!(PerfinfoFileReadWriteX86, PerfinfoFileReadWriteX86View, 36, "PERFINFO_FILE_READ_WRITE");
getters! {
    self PerfinfoFileReadWriteX86View "PerfinfoFileReadWriteX86View" {
        /// `ULONGLONG Offset`, at 0x00.
        offset: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR Irp`, at 0x08.
        irp: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x0C.
        file_object: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x10.
        file_key: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x14.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG Size`, at 0x18.
        size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x1C.
        flags: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG ExtraFlags`, at 0x20.
        extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag = crate::payloads::file::PerfinfoFileReadWriteFlag::from_le(get::<32, 4, _>(self.fixed));
    }
}
