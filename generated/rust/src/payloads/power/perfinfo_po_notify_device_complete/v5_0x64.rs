// Generated from spec/structs/PERFINFO_PO_NOTIFY_DEVICE_COMPLETE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PO_NOTIFY_DEVICE_COMPLETE in the form of releases 5.0+ with 64 bit pointers.
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
/// A driver is done with setting the power state of a device.
///
/// In C: `PERFINFO_PO_NOTIFY_DEVICE_COMPLETE`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Irp` |
/// | 0x08 | 0x4 | NTSTATUS | `Status` |
/// | 0x0c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE")]
pub struct PerfinfoPoNotifyDeviceComplete64 {
    /// `PVOID Irp`, at 0x00. Finds the event of the call.
    pub irp: u64,
    /// `NTSTATUS Status`, at 0x08. What the I/O request was completed with.
    pub status: crate::requests::Ntstatus,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0c: Bytes<4>,
}
impl PerfinfoPoNotifyDeviceComplete64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            status: crate::requests::Ntstatus::from_le(get::<8, 4, _>(bytes)),
            padding_0c: Bytes(get::<12, 4, _>(bytes)),
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
                    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
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
        put::<8, 4, _>(&mut bytes, self.status.to_le());
        put::<12, 4, _>(&mut bytes, self.padding_0c.0);
        bytes
    }
    /// `PVOID Irp`, at 0x00. Finds the event of the call.
    #[inline]
    pub fn irp(&self) -> u64 {
        self.irp
    }
    /// Sets `Irp`.
    #[inline]
    pub fn set_irp(&mut self, value: u64) {
        self.irp = value;
    }
    /// `NTSTATUS Status`, at 0x08. What the I/O request was completed with.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        self.status
    }
    /// Sets `Status`.
    #[inline]
    pub fn set_status(&mut self, value: crate::requests::Ntstatus) {
        self.status = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_po_notify_device_complete::V5_0X64;
}
impl Default for PerfinfoPoNotifyDeviceComplete64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoPoNotifyDeviceComplete64 {}
impl Record for PerfinfoPoNotifyDeviceComplete64 {
    const NAME: &'static str = "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPoNotifyDeviceComplete64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPoNotifyDeviceComplete64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPoNotifyDeviceComplete64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<crate::requests::Ntstatus>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((irp, status, padding_0c),)| Self { irp, status, padding_0c });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPoNotifyDeviceComplete64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPoNotifyDeviceComplete64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoPoNotifyDeviceComplete64View<'a> {
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
                    name: "PERFINFO_PO_NOTIFY_DEVICE_COMPLETE",
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
    pub fn to_value(&self) -> PerfinfoPoNotifyDeviceComplete64 {
        PerfinfoPoNotifyDeviceComplete64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Irp`, at 0x00. Finds the event of the call.
    #[inline]
    pub fn irp(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `NTSTATUS Status`, at 0x08. What the I/O request was completed with.
    #[inline]
    pub fn status(&self) -> crate::requests::Ntstatus {
        crate::requests::Ntstatus::from_le(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPoNotifyDeviceComplete64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPoNotifyDeviceComplete64View");
        out.field("irp", &self.irp());
        out.field("status", &self.status());
        out.finish()
    }
}
