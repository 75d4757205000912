// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISKIO_READWRITE in the form of releases 5.0 with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A disk was read or written.
///
/// No source knows a Windows that has it: it is what the definition gives at this pointer size.
/// In C: `ETW_DISKIO_READWRITE`, 0x20 bytes. Releases 5.0 with 64 bit pointers.
///
/// The name is that of the hook id study, which has no layout; the fields are those that the documentation grants Windows 2000.
///
/// Source: Microsoft, *Event Tracing MOF classes*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISKIO_READWRITE")]
pub struct EtwDiskioReadwriteX64 {
    /// `ULONG DiskNumber`, at 0x00. The physical disk.
    pub disk_number: u32,
    /// `ULONG IrpFlags`, at 0x04. The documented IRP_ flags.
    pub irp_flags: u32,
    /// `ULONG TransferSize`, at 0x08. Unit: bytes.
    pub transfer_size: u32,
    /// `ULONG ResponseTime`, at 0x0C. How long it took, in ticks of the processor, which may overflow.
    pub response_time: u32,
    /// `ULONGLONG ByteOffset`, at 0x10. From the beginning of the disk. Unit: bytes.
    pub byte_offset: u64,
    /// `PVOID FileObject`, at 0x18. The file, by the address that the events of file names have too.
    pub file_object: u64,
}

impl EtwDiskioReadwriteX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            transfer_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            response_time: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            byte_offset: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_object: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_flags.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.transfer_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.response_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.byte_offset.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.file_object.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_diskio_readwrite::V5_0X64;
}

fixed_record!(EtwDiskioReadwriteX64, EtwDiskioReadwriteX64View, 32, "ETW_DISKIO_READWRITE");
getters! {
    self EtwDiskioReadwriteX64View "EtwDiskioReadwriteX64View" {
        /// `ULONG DiskNumber`, at 0x00.
        disk_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG IrpFlags`, at 0x04.
        irp_flags: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG TransferSize`, at 0x08.
        transfer_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ResponseTime`, at 0x0C.
        response_time: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONGLONG ByteOffset`, at 0x10.
        byte_offset: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x18.
        file_object: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
