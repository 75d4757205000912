// Generated from spec/structs/FileIo_ReadWrite.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! FileIo_ReadWrite in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A file is read or written.
///
/// In C: `FileIo_ReadWrite`, 0x20 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Later versions have the thread behind the pointers, in 32 bits: see PERFINFO_FILE_READ_WRITE.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "FileIo_ReadWrite")]
pub struct FileIoReadWriteX86 {
    /// `ULONGLONG Offset`, at 0x00. From the beginning of the file. Unit: bytes.
    pub offset: u64,
    /// `PVOID IrpPtr`, at 0x08. The I/O request packet, which FileIo_OpEnd names too.
    pub irp_ptr: u32,
    /// `ULONG_PTR TTID`, at 0x0C. The thread that asks for it; as wide as a pointer in this version alone.
    pub ttid: u32,
    /// `PVOID FileObject`, at 0x10. The file as it was opened, the same from creation to close.
    pub file_object: u32,
    /// `PVOID FileKey`, at 0x14. The file, by the address that the events of file names have.
    pub file_key: u32,
    /// `ULONG IoSize`, at 0x18. Unit: bytes.
    pub io_size: u32,
    /// `ULONG IoFlags`, at 0x1C. The documented IRP_ flags.
    pub io_flags: u32,
}

impl FileIoReadWriteX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            offset: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irp_ptr: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            ttid: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            file_object: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            io_size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            io_flags: u32::from_le_bytes(get::<28, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.offset.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.ttid.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.io_size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.io_flags.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::file_io_read_write::V5_0X86;
}

fixed_record!(FileIoReadWriteX86, FileIoReadWriteX86View, 32, "FileIo_ReadWrite");
getters! {
    self FileIoReadWriteX86View "FileIoReadWriteX86View" {
        /// `ULONGLONG Offset`, at 0x00.
        offset: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID IrpPtr`, at 0x08.
        irp_ptr: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG_PTR TTID`, at 0x0C.
        ttid: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `PVOID FileObject`, at 0x10.
        file_object: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `PVOID FileKey`, at 0x14.
        file_key: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `ULONG IoSize`, at 0x18.
        io_size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG IoFlags`, at 0x1C.
        io_flags: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}
