// Generated from spec/structs/DiskIo_TypeGroup2.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! DiskIo_TypeGroup2 in the form of releases 5.0+ with 32 bit pointers.
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
/// A disk is about to be read, written or flushed.
///
/// In C: `DiskIo_TypeGroup2`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// The documentation knows the thread that follows since Windows 8; WMI_DISKIO_READWRITE_INIT has it.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Irp` |
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "DiskIo_TypeGroup2")]
pub struct DiskIoTypeGroup232 {
    /// `PVOID Irp`, at 0x00. The I/O request packet, by which the events of one operation are matched.
    pub irp: u32,
}
impl DiskIoTypeGroup232 {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "DiskIo_TypeGroup2",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        bytes
    }
    /// `PVOID Irp`, at 0x00. The I/O request packet, by which the events of one operation are matched.
    #[inline]
    pub fn irp(&self) -> u32 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u32) {
        self.irp = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::disk_io_type_group2::V5_0X86;
}
impl Default for DiskIoTypeGroup232 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for DiskIoTypeGroup232 {}
impl Record for DiskIoTypeGroup232 {
    const NAME: &'static str = "DiskIo_TypeGroup2";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for DiskIoTypeGroup232 {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(DiskIoTypeGroup232);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for DiskIoTypeGroup232 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = ((proptest::arbitrary::any::<u32>(),),)
            .prop_map(|((irp,),)| Self { irp });
        strategy.boxed()
    }
}
/// A borrowed view of [`DiskIoTypeGroup232`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DiskIoTypeGroup232View<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> DiskIoTypeGroup232View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "DiskIo_TypeGroup2",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> DiskIoTypeGroup232 {
        DiskIoTypeGroup232::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `PVOID Irp`, at 0x00. The I/O request packet, by which the events of one operation are matched.
    #[inline]
    pub fn irp(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for DiskIoTypeGroup232View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("DiskIoTypeGroup232View");
        out.field("irp", &self.irp());
        out.finish()
    }
}
