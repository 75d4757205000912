// Generated from spec/structs/ETW_DISKIO_READWRITE_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISKIO_READWRITE_V3 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A disk was read or written.
///
/// In C: `ETW_DISKIO_READWRITE_V3`, 0x30 bytes with one element of its array, 0x2c without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISKIO_READWRITE_V3")]
#[doc(alias = "WMI_DISKIO_READWRITE")]
pub struct EtwDiskioReadwriteV3X86 {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG IrpFlags`, at 0x04. Flags of the I/O request packet, IRP_ constants of wdm.h.
    pub irp_flags: u32,
    /// `ULONG Size`, at 0x08. How much was read or written. Unit: bytes.
    pub size: u32,
    /// `ULONG ResponseTime`, at 0x0C. How long it took, in ticks of the processor, which may overflow; by the documentation up to Windows 7, and reserved since then. In 2389 real events of Windows 8 it is 0, and 1 in six of them.
    pub response_time: u32,
    /// `ULONGLONG ByteOffset`, at 0x10. Where on the disk. Unit: bytes.
    pub byte_offset: u64,
    /// `PVOID FileObject`, at 0x18. The file, by the address of its object.
    pub file_object: u32,
    /// `PVOID IrpAddress`, at 0x1C. The I/O request packet.
    pub irp_address: u32,
    /// `ULONGLONG HighResResponseTime`, at 0x20. How long it took, from the start of the request to its completion. Unit: ticks of the performance counter.
    pub high_res_response_time: u64,
    /// `ULONG IssuingThreadId`, at 0x28. The thread that began the request.
    pub issuing_thread_id: u32,
}

impl EtwDiskioReadwriteV3X86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 44]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            response_time: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            byte_offset: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_object: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            irp_address: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            high_res_response_time: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<40, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 44] {
        let mut bytes = [0; 44];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_flags.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.response_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.byte_offset.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.irp_address.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.high_res_response_time.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_diskio_readwrite_v3::V5_0X86;
}

fixed_record!(EtwDiskioReadwriteV3X86, EtwDiskioReadwriteV3X86View, 44, "ETW_DISKIO_READWRITE_V3");
getters! {
    self EtwDiskioReadwriteV3X86View "EtwDiskioReadwriteV3X86View" {
        /// `ULONG DiskNumber`, at 0x00.
        disk_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG IrpFlags`, at 0x04.
        irp_flags: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG Size`, at 0x08.
        size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ResponseTime`, at 0x0C.
        response_time: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONGLONG ByteOffset`, at 0x10.
        byte_offset: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `PVOID FileObject`, at 0x18.
        file_object: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `PVOID IrpAddress`, at 0x1C.
        irp_address: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONGLONG HighResResponseTime`, at 0x20.
        high_res_response_time: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x28.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
    }
}
