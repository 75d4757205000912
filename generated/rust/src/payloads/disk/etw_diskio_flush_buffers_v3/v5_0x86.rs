// Generated from spec/structs/ETW_DISKIO_FLUSH_BUFFERS_V3.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISKIO_FLUSH_BUFFERS_V3 in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// A disk's cache was flushed.
///
/// In C: `ETW_DISKIO_FLUSH_BUFFERS_V3`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `DiskNumber` |
/// | 0x04 | 0x4 | ULONG | `IrpFlags` |
/// | 0x08 | 0x8 | ULONGLONG | `HighResResponseTime` |
/// | 0x10 | 0x4 | PVOID | `IrpAddress` |
/// | 0x14 | 0x4 | ULONG | `IssuingThreadId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISKIO_FLUSH_BUFFERS_V3")]
#[doc(alias = "WMI_DISKIO_FLUSH_BUFFERS")]
pub struct EtwDiskioFlushBuffersV332 {
    /// `ULONG DiskNumber`, at 0x00.
    pub disk_number: u32,
    /// `ULONG IrpFlags`, at 0x04. Flags of the I/O request packet, IRP_ constants of wdm.h.
    pub irp_flags: u32,
    /// `ULONGLONG HighResResponseTime`, at 0x08. How long it took, from the start of the request to its completion. Unit: ticks of the performance counter.
    pub high_res_response_time: u64,
    /// `PVOID IrpAddress`, at 0x10. The I/O request packet.
    pub irp_address: u32,
    /// `ULONG IssuingThreadId`, at 0x14. The thread that began the request.
    pub issuing_thread_id: u32,
}
impl EtwDiskioFlushBuffersV332 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            high_res_response_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            irp_address: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DISKIO_FLUSH_BUFFERS_V3",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_flags.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.high_res_response_time.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.irp_address.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
        bytes
    }
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.disk_number
    }
    /// Sets `DiskNumber`.
    #[inline]
    pub fn set_disk_number(&mut self, value: u32) {
        self.disk_number = value;
    }
    /// `ULONG IrpFlags`, at 0x04. Flags of the I/O request packet, IRP_ constants of wdm.h.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.irp_flags
    }
    /// Sets `IrpFlags`.
    #[inline]
    pub fn set_irp_flags(&mut self, value: u32) {
        self.irp_flags = value;
    }
    /// `ULONGLONG HighResResponseTime`, at 0x08. How long it took, from the start of the request to its completion. Unit: ticks of the performance counter.
    #[inline]
    pub fn high_res_response_time(&self) -> u64 {
        self.high_res_response_time
    }
    /// Sets `HighResResponseTime`.
    #[inline]
    pub fn set_high_res_response_time(&mut self, value: u64) {
        self.high_res_response_time = value;
    }
    /// `PVOID IrpAddress`, at 0x10. The I/O request packet.
    #[inline]
    pub fn irp_address(&self) -> u32 {
        self.irp_address
    }
    /// Sets `IrpAddress`.
    #[inline]
    pub fn set_irp_address(&mut self, value: u32) {
        self.irp_address = value;
    }
    /// `ULONG IssuingThreadId`, at 0x14. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        self.issuing_thread_id
    }
    /// Sets `IssuingThreadId`.
    #[inline]
    pub fn set_issuing_thread_id(&mut self, value: u32) {
        self.issuing_thread_id = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_diskio_flush_buffers_v3::V5_0X86;
}
impl Default for EtwDiskioFlushBuffersV332 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for EtwDiskioFlushBuffersV332 {}
impl Record for EtwDiskioFlushBuffersV332 {
    const NAME: &'static str = "ETW_DISKIO_FLUSH_BUFFERS_V3";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDiskioFlushBuffersV332 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDiskioFlushBuffersV332);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDiskioFlushBuffersV332 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        disk_number,
                        irp_flags,
                        high_res_response_time,
                        irp_address,
                        issuing_thread_id,
                    ),
                )|
            Self {
                disk_number,
                irp_flags,
                high_res_response_time,
                irp_address,
                issuing_thread_id,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDiskioFlushBuffersV332`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDiskioFlushBuffersV332View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> EtwDiskioFlushBuffersV332View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DISKIO_FLUSH_BUFFERS_V3",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwDiskioFlushBuffersV332 {
        EtwDiskioFlushBuffersV332::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG DiskNumber`, at 0x00.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG IrpFlags`, at 0x04. Flags of the I/O request packet, IRP_ constants of wdm.h.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONGLONG HighResResponseTime`, at 0x08. How long it took, from the start of the request to its completion. Unit: ticks of the performance counter.
    #[inline]
    pub fn high_res_response_time(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `PVOID IrpAddress`, at 0x10. The I/O request packet.
    #[inline]
    pub fn irp_address(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `ULONG IssuingThreadId`, at 0x14. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<20, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwDiskioFlushBuffersV332View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDiskioFlushBuffersV332View");
        out.field("disk_number", &self.disk_number());
        out.field("irp_flags", &self.irp_flags());
        out.field("high_res_response_time", &self.high_res_response_time());
        out.field("irp_address", &self.irp_address());
        out.field("issuing_thread_id", &self.issuing_thread_id());
        out.finish()
    }
}
