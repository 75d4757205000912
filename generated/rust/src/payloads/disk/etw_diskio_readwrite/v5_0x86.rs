// Generated from spec/structs/ETW_DISKIO_READWRITE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISKIO_READWRITE in the form of releases 5.0 with 32 bit pointers.
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
/// A disk was read or written.
///
/// In C: `ETW_DISKIO_READWRITE`, 0x1c bytes. Releases 5.0 with 32 bit pointers.
///
/// The name is that of the hook id study, which has no layout; the fields are those that the documentation grants Windows 2000.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `DiskNumber` |
/// | 0x04 | 0x4 | ULONG | `IrpFlags` |
/// | 0x08 | 0x4 | ULONG | `TransferSize` |
/// | 0x0c | 0x4 | ULONG | `ResponseTime` |
/// | 0x10 | 0x8 | ULONGLONG | `ByteOffset` |
/// | 0x18 | 0x4 | PVOID | `FileObject` |
///
/// Source: Microsoft, *Event Tracing MOF classes*; Geoff Chappell, *Hook IDs For NT Kernel Logger Events*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISKIO_READWRITE")]
pub struct EtwDiskioReadwrite32 {
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
    pub file_object: u32,
}
impl EtwDiskioReadwrite32 {
    /// The size in bytes.
    pub const SIZE: usize = 28;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            disk_number: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp_flags: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            transfer_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            response_time: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            byte_offset: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            file_object: u32::from_le_bytes(get::<24, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DISKIO_READWRITE",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 4, _>(&mut bytes, self.disk_number.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp_flags.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.transfer_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.response_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.byte_offset.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.file_object.to_le_bytes());
        bytes
    }
    /// `ULONG DiskNumber`, at 0x00. The physical disk.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        self.disk_number
    }
    /// Sets `DiskNumber`.
    #[inline]
    pub fn set_disk_number(&mut self, value: u32) {
        self.disk_number = value;
    }
    /// `ULONG IrpFlags`, at 0x04. The documented IRP_ flags.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        self.irp_flags
    }
    /// Sets `IrpFlags`.
    #[inline]
    pub fn set_irp_flags(&mut self, value: u32) {
        self.irp_flags = value;
    }
    /// `ULONG TransferSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn transfer_size(&self) -> u32 {
        self.transfer_size
    }
    /// Sets `TransferSize`.
    #[inline]
    pub fn set_transfer_size(&mut self, value: u32) {
        self.transfer_size = value;
    }
    /// `ULONG ResponseTime`, at 0x0C. How long it took, in ticks of the processor, which may overflow.
    #[inline]
    pub fn response_time(&self) -> u32 {
        self.response_time
    }
    /// Sets `ResponseTime`.
    #[inline]
    pub fn set_response_time(&mut self, value: u32) {
        self.response_time = value;
    }
    /// `ULONGLONG ByteOffset`, at 0x10. From the beginning of the disk. Unit: bytes.
    #[inline]
    pub fn byte_offset(&self) -> u64 {
        self.byte_offset
    }
    /// Sets `ByteOffset`.
    #[inline]
    pub fn set_byte_offset(&mut self, value: u64) {
        self.byte_offset = value;
    }
    /// `PVOID FileObject`, at 0x18. The file, by the address that the events of file names have too.
    #[inline]
    pub fn file_object(&self) -> u32 {
        self.file_object
    }
    /// Sets `FileObject`.
    #[inline]
    pub fn set_file_object(&mut self, value: u32) {
        self.file_object = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_diskio_readwrite::V5_0X86;
}
impl Default for EtwDiskioReadwrite32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 28])
    }
}
impl Sealed for EtwDiskioReadwrite32 {}
impl Record for EtwDiskioReadwrite32 {
    const NAME: &'static str = "ETW_DISKIO_READWRITE";
    const SIZE: usize = 28;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwDiskioReadwrite32 {
    const SIZE: usize = 28;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwDiskioReadwrite32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDiskioReadwrite32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|
                (
                    (
                        disk_number,
                        irp_flags,
                        transfer_size,
                        response_time,
                        byte_offset,
                        file_object,
                    ),
                )|
            Self {
                disk_number,
                irp_flags,
                transfer_size,
                response_time,
                byte_offset,
                file_object,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwDiskioReadwrite32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwDiskioReadwrite32View<'a> {
    fixed: &'a [u8; 28],
}
impl<'a> EtwDiskioReadwrite32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 28 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_DISKIO_READWRITE",
                    needed: 28,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 28]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwDiskioReadwrite32 {
        EtwDiskioReadwrite32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 28] {
        self.fixed
    }
    /// `ULONG DiskNumber`, at 0x00. The physical disk.
    #[inline]
    pub fn disk_number(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG IrpFlags`, at 0x04. The documented IRP_ flags.
    #[inline]
    pub fn irp_flags(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG TransferSize`, at 0x08. Unit: bytes.
    #[inline]
    pub fn transfer_size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG ResponseTime`, at 0x0C. How long it took, in ticks of the processor, which may overflow.
    #[inline]
    pub fn response_time(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONGLONG ByteOffset`, at 0x10. From the beginning of the disk. Unit: bytes.
    #[inline]
    pub fn byte_offset(&self) -> u64 {
        u64::from_le_bytes(get::<16, 8, _>(self.fixed))
    }
    /// `PVOID FileObject`, at 0x18. The file, by the address that the events of file names have too.
    #[inline]
    pub fn file_object(&self) -> u32 {
        u32::from_le_bytes(get::<24, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwDiskioReadwrite32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwDiskioReadwrite32View");
        out.field("disk_number", &self.disk_number());
        out.field("irp_flags", &self.irp_flags());
        out.field("transfer_size", &self.transfer_size());
        out.field("response_time", &self.response_time());
        out.field("byte_offset", &self.byte_offset());
        out.field("file_object", &self.file_object());
        out.finish()
    }
}
