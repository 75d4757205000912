// Generated from spec/structs/WMI_DISKIO_READWRITE_INIT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DISKIO_READWRITE_INIT in the form of releases 5.0+ with 32 bit pointers.
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
/// A request to read or write a disk begins.
///
/// In C: `WMI_DISKIO_READWRITE_INIT`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Irp` |
/// | 0x04 | 0x4 | ULONG | `IssuingThreadId` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DISKIO_READWRITE_INIT")]
pub struct WmiDiskioReadwriteInit32 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u32,
    /// `ULONG IssuingThreadId`, at 0x04. The thread that began the request.
    pub issuing_thread_id: u32,
}
impl WmiDiskioReadwriteInit32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            issuing_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "WMI_DISKIO_READWRITE_INIT",
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
        put::<4, 4, _>(&mut bytes, self.issuing_thread_id.to_le_bytes());
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
    /// `ULONG IssuingThreadId`, at 0x04. The thread that began the request.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_diskio_readwrite_init::V5_0X86;
}
impl Default for WmiDiskioReadwriteInit32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiDiskioReadwriteInit32 {}
impl Record for WmiDiskioReadwriteInit32 {
    const NAME: &'static str = "WMI_DISKIO_READWRITE_INIT";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiDiskioReadwriteInit32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiDiskioReadwriteInit32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiDiskioReadwriteInit32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((irp, issuing_thread_id),)| Self { irp, issuing_thread_id });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiDiskioReadwriteInit32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiDiskioReadwriteInit32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiDiskioReadwriteInit32View<'a> {
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
                    name: "WMI_DISKIO_READWRITE_INIT",
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
    pub fn to_value(&self) -> WmiDiskioReadwriteInit32 {
        WmiDiskioReadwriteInit32::from_bytes(self.fixed)
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
    /// `ULONG IssuingThreadId`, at 0x04. The thread that began the request.
    #[inline]
    pub fn issuing_thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiDiskioReadwriteInit32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiDiskioReadwriteInit32View");
        out.field("irp", &self.irp());
        out.field("issuing_thread_id", &self.issuing_thread_id());
        out.finish()
    }
}
