// Generated from spec/structs/ETW_OPTICALIO_FLUSH_BUFFERS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_OPTICALIO_FLUSH_BUFFERS in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An optical disk's cache was flushed.
///
/// In C: `ETW_OPTICALIO_FLUSH_BUFFERS`, 0x20 bytes with one element of its array, 0x1c without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_OPTICALIO_FLUSH_BUFFERS")]
pub struct EtwOpticalioFlushBuffersX64 {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG IrpFlags`, at 0x04. Flags of the I/O request packet, IRP_ constants of wdm.h.
    pub irp_flags: u32,
    /// `ULONGLONG HighResResponseTime`, at 0x08. How long it took, from the start of the request to its completion. Unit: ticks of the performance counter.
    pub high_res_response_time: u64,
    /// `PVOID IrpAddress`, at 0x10. The I/O request packet.
    pub irp_address: u64,
    /// `ULONG IssuingThreadId`, at 0x18. The thread that began the request.
    pub issuing_thread_id: u32,
}

impl EtwOpticalioFlushBuffersX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            high_res_response_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            irp_address: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_flags.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.high_res_response_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.irp_address.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_opticalio_flush_buffers::V5_0X64;
}

fixed_record!(EtwOpticalioFlushBuffersX64, EtwOpticalioFlushBuffersX64View, 28, "ETW_OPTICALIO_FLUSH_BUFFERS");
getters! {
    self EtwOpticalioFlushBuffersX64View "EtwOpticalioFlushBuffersX64View" {
        /// `ULONG DiskNumber`, at 0x00.
        disk_number: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG IrpFlags`, at 0x04.
        irp_flags: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONGLONG HighResResponseTime`, at 0x08.
        high_res_response_time: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `PVOID IrpAddress`, at 0x10.
        irp_address: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG IssuingThreadId`, at 0x18.
        issuing_thread_id: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
    }
}
