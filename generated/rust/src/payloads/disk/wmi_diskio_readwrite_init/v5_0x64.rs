// Generated from spec/structs/WMI_DISKIO_READWRITE_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DISKIO_READWRITE_INIT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A request to read or write a disk begins.
///
/// In C: `WMI_DISKIO_READWRITE_INIT`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
pub struct WmiDiskioReadwriteInitX64 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u64,
    /// `ULONG IssuingThreadId`, at 0x08. The thread that began the request.
    pub issuing_thread_id: u32,
}

impl WmiDiskioReadwriteInitX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_diskio_readwrite_init::V5_0X64;
}

fixed_record!(WmiDiskioReadwriteInitX64, WmiDiskioReadwriteInitX64View, 12, "WMI_DISKIO_READWRITE_INIT");
getters! {
    self WmiDiskioReadwriteInitX64View "WmiDiskioReadwriteInitX64View" {
        /// `PVOID Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x08.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
