// Generated from spec/structs/FileIo_ReadWrite.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_ReadWrite in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A file is read or written.
///
/// In C: `FileIo_ReadWrite`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_READ_WRITE.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONGLONG | `Offset` |
/// | 0x08 | 0x8 | PVOID | `IrpPtr` |
/// | 0x10 | 0x8 | ULONG_PTR | `TTID` |
/// | 0x18 | 0x8 | PVOID | `FileObject` |
/// | 0x20 | 0x8 | PVOID | `FileKey` |
/// | 0x28 | 0x4 | ULONG | `IoSize` |
/// | 0x2c | 0x4 | ULONG | `IoFlags` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_ReadWrite")]
pub struct FileIoReadWriteX64 {
    /// `ULONGLONG Offset`, at 0x00. From the beginning of the file. Unit: bytes.
    pub offset: u64,
    /// `PVOID IrpPtr`, at 0x08. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u64,
    /// `ULONG_PTR TTID`, at 0x10. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u64,
    /// `PVOID FileObject`, at 0x18. The file as it was opened, the same from creation to close.
    pub file_object: u64,
    /// `PVOID FileKey`, at 0x20. The file, by the address that the events of file names have.
    pub file_key: u64,
    /// `ULONG IoSize`, at 0x28. Unit: bytes.
    pub io_size: u32,
    /// `ULONG IoFlags`, at 0x2C. The documented IRP_ flags.
    pub io_flags: u32,
}
impl FileIoReadWriteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            offset: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irp_ptr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            ttid: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            io_size: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            io_flags: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.io_size.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.io_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_read_write::V5_0X64;
}
fixed_record!(FileIoReadWriteX64, FileIoReadWriteX64View, 48, "FileIo_ReadWrite");
impl<'a> FileIoReadWriteX64View<'a> {
    /// `ULONGLONG Offset`, at 0x00. From the beginning of the file. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID IrpPtr`, at 0x08. The I/O request packet, which FileIo_OpEnd names too.
    #[inline]
    pub fn irp_ptr(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `ULONG_PTR TTID`, at 0x10. The thread that asks for it; as wide as a pointer in this version alone.
    #[inline]
    pub fn ttid(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x18. The file as it was opened, the same from creation to close.
    #[inline]
    pub fn file_object(&self) -> u64 {
        u64::from_le_bytes(get::<24, 8, _>(self.fixed))
    }
    /// `PVOID FileKey`, at 0x20. The file, by the address that the events of file names have.
    #[inline]
    pub fn file_key(&self) -> u64 {
        u64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `ULONG IoSize`, at 0x28. Unit: bytes.
    #[inline]
    pub fn io_size(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `ULONG IoFlags`, at 0x2C. The documented IRP_ flags.
    #[inline]
    pub fn io_flags(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for FileIoReadWriteX64View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("FileIoReadWriteX64View");
        out.field("offset", &self.offset());
        out.field("irp_ptr", &self.irp_ptr());
        out.field("ttid", &self.ttid());
        out.field("file_object", &self.file_object());
        out.field("file_key", &self.file_key());
        out.field("io_size", &self.io_size());
        out.field("io_flags", &self.io_flags());
        out.finish()
    }
}
