// Generated from spec/structs/WMI_DISKIO_IO_REDIRECTED_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DISKIO_IO_REDIRECTED_INIT in the form of releases 5.0+ with 32 bit pointers.
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
/// A request to a disk begins that was redirected.
///
/// In C: `WMI_DISKIO_IO_REDIRECTED_INIT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Irp` |
/// | 0x04 | 0x4 | PVOID | `FileKey` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
pub struct WmiDiskioIoRedirectedInit32 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u32,
    /// `PVOID FileKey`, at 0x04. What the file system knows the file by.
    pub file_key: u32,
}
impl WmiDiskioIoRedirectedInit32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            file_key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DISKIO_IO_REDIRECTED_INIT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.file_key.to_le_bytes());
        bytes
    }
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u32 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u32) {
        self.irp = value;
    }
    /// `PVOID FileKey`, at 0x04. What the file system knows the file by.
    #[inline]
    pub fn file_key(&self) -> u32 {
        self.file_key
    }
    /// Sets `FileKey`.
    #[inline]
    pub fn set_file_key(&mut self, value: u32) {
        self.file_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_diskio_io_redirected_init::V5_0X86;
}
impl Default for WmiDiskioIoRedirectedInit32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiDiskioIoRedirectedInit32 {}
impl Record for WmiDiskioIoRedirectedInit32 {
    const NAME: &'static str = "WMI_DISKIO_IO_REDIRECTED_INIT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiDiskioIoRedirectedInit32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiDiskioIoRedirectedInit32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDiskioIoRedirectedInit32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((irp, file_key),)| Self { irp, file_key });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiDiskioIoRedirectedInit32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDiskioIoRedirectedInit32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiDiskioIoRedirectedInit32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 8 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DISKIO_IO_REDIRECTED_INIT",
                    needed: 8,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 8]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiDiskioIoRedirectedInit32 {
        WmiDiskioIoRedirectedInit32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID FileKey`, at 0x04. What the file system knows the file by.
    #[inline]
    pub fn file_key(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiDiskioIoRedirectedInit32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiDiskioIoRedirectedInit32View");
        out.field("irp", &self.irp());
        out.field("file_key", &self.file_key());
        out.finish()
    }
}
