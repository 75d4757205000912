// Generated from spec/structs/WMI_DISKIO_IO_REDIRECTED_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DISKIO_IO_REDIRECTED_INIT in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `WMI_DISKIO_IO_REDIRECTED_INIT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Irp` |
/// | 0x08 | 0x8 | PVOID | `FileKey` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DISKIO_IO_REDIRECTED_INIT")]
pub struct WmiDiskioIoRedirectedInit64 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u64,
    /// `PVOID FileKey`, at 0x08. What the file system knows the file by.
    pub file_key: u64,
}
impl WmiDiskioIoRedirectedInit64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            file_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DISKIO_IO_REDIRECTED_INIT",
                    needed: 16,
                    have: bytes.len(),
                })
            }
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
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u64) {
        self.irp = value;
    }
    /// `PVOID FileKey`, at 0x08. What the file system knows the file by.
    #[inline]
    pub fn file_key(&self) -> u64 {
        self.file_key
    }
    /// Sets `FileKey`.
    #[inline]
    pub fn set_file_key(&mut self, value: u64) {
        self.file_key = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_diskio_io_redirected_init::V5_0X64;
}
impl Default for WmiDiskioIoRedirectedInit64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for WmiDiskioIoRedirectedInit64 {}
impl Record for WmiDiskioIoRedirectedInit64 {
    const NAME: &'static str = "WMI_DISKIO_IO_REDIRECTED_INIT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiDiskioIoRedirectedInit64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiDiskioIoRedirectedInit64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDiskioIoRedirectedInit64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((irp, file_key),)| Self { irp, file_key });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiDiskioIoRedirectedInit64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDiskioIoRedirectedInit64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> WmiDiskioIoRedirectedInit64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_DISKIO_IO_REDIRECTED_INIT",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiDiskioIoRedirectedInit64 {
        WmiDiskioIoRedirectedInit64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    #[inline]
    pub fn irp(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID FileKey`, at 0x08. What the file system knows the file by.
    #[inline]
    pub fn file_key(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiDiskioIoRedirectedInit64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiDiskioIoRedirectedInit64View");
        out.field("irp", &self.irp());
        out.field("file_key", &self.file_key());
        out.finish()
    }
}
