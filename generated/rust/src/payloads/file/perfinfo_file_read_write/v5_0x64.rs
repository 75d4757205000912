// Generated from spec/structs/PERFINFO_FILE_READ_WRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_FILE_READ_WRITE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is read or written.
///
/// In C: `PERFINFO_FILE_READ_WRITE`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_FILE_READ_WRITE")]
pub struct PerfinfoFileReadWriteX64 {
    /// `ULONGLONG Offset`, at 0x00. Where in the file. Unit: bytes.
    pub offset: u64,
    /// `ULONG_PTR Irp`, at 0x08. The I/O request packet, which finds the event of the end.
    pub irp: u64,
    /// `ULONG_PTR FileObject`, at 0x10. The file, by the address of its object.
    pub file_object: u64,
    /// `ULONG_PTR FileKey`, at 0x18. What the file system knows the file by, the same for all its file objects.
    pub file_key: u64,
    /// `ULONG IssuingThreadId`, at 0x20. The thread that began the request.
    pub issuing_thread_id: u32,
    /// `ULONG Size`, at 0x24. Unit: bytes.
    pub size: u32,
    /// `ULONG Flags`, at 0x28. Flags of the I/O request packet, IRP_ constants of wdm.h.
    pub flags: u32,
    /// `ULONG ExtraFlags`, at 0x2C.
    pub extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag,
}

impl PerfinfoFileReadWriteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            offset: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irp: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            flags: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag::from_le(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.flags.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.extra_flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_file_read_write::V5_0X64;
}

fixed_record!(PerfinfoFileReadWriteX64, PerfinfoFileReadWriteX64View, 48, "PERFINFO_FILE_READ_WRITE");
getters! {
    self PerfinfoFileReadWriteX64View "PerfinfoFileReadWriteX64View" {
        /// `ULONGLONG Offset`, at 0x00.
        offset: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR Irp`, at 0x08.
        irp: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG_PTR FileObject`, at 0x10.
        file_object: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG_PTR FileKey`, at 0x18.
        file_key: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x20.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG Size`, at 0x24.
        size: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG Flags`, at 0x28.
        flags: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG ExtraFlags`, at 0x2C.
        extra_flags: crate::payloads::file::PerfinfoFileReadWriteFlag = crate::payloads::file::PerfinfoFileReadWriteFlag::from_le(get::<44, 4, _>(self.fixed));
    }
}
