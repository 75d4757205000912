// Generated from spec/structs/DiskIo_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! DiskIo_TypeGroup2 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A disk is about to be read, written or flushed.
///
/// In C: `DiskIo_TypeGroup2`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The documentation knows the thread that follows since Windows 8; WMI_DISKIO_READWRITE_INIT has it.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "DiskIo_TypeGroup2")]
pub struct DiskIoTypeGroup2X86 {
    /// `PVOID Irp`, at 0x00. The I/O request packet, by which the events of one operation are matched.
    pub irp: u32,
}

impl DiskIoTypeGroup2X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::disk_io_type_group2::V5_0X86;
}

fixed_record!(DiskIoTypeGroup2X86, DiskIoTypeGroup2X86View, 4, "DiskIo_TypeGroup2");
getters! {
    self DiskIoTypeGroup2X86View "DiskIoTypeGroup2X86View" {
        /// `PVOID Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
