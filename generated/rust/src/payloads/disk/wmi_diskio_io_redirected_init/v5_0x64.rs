// Generated from spec/structs/WMI_DISKIO_IO_REDIRECTED_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DISKIO_IO_REDIRECTED_INIT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A request to a disk begins that was redirected.
///
/// In C: `WMI_DISKIO_IO_REDIRECTED_INIT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
pub struct WmiDiskioIoRedirectedInitX64 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u64,
    /// `PVOID FileKey`, at 0x08. What the file system knows the file by.
    pub file_key: u64,
}

impl WmiDiskioIoRedirectedInitX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.file_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_diskio_io_redirected_init::V5_0X64;
}

fixed_record!(WmiDiskioIoRedirectedInitX64, WmiDiskioIoRedirectedInitX64View, 16, "WMI_DISKIO_IO_REDIRECTED_INIT");
getters! {
    self WmiDiskioIoRedirectedInitX64View "WmiDiskioIoRedirectedInitX64View" {
        /// `PVOID Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID FileKey`, at 0x08.
        file_key: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
