// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IO_TIMER in the form of releases 5.0+ with 64 bit pointers.
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
/// The timer of a device object expired.
///
/// In C: `PERFINFO_IO_TIMER`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `DeviceObject` |
/// | 0x08 | 0x8 | PVOID | `RoutineAddress` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IO_TIMER")]
pub struct PerfinfoIoTimer64 {
    /// `PVOID DeviceObject`, at 0x00.
    pub device_object: u64,
    /// `PVOID RoutineAddress`, at 0x08. The routine that is called.
    pub routine_address: u64,
}
impl PerfinfoIoTimer64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            device_object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            routine_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "PERFINFO_IO_TIMER",
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
        put::<0, 8, _>(&mut bytes, self.device_object.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.routine_address.to_le_bytes());
        bytes
    }
    /// `PVOID DeviceObject`, at 0x00.
    #[inline]
    pub fn device_object(&self) -> u64 {
        self.device_object
    }
    /// Sets `DeviceObject`.
    #[inline]
    pub fn set_device_object(&mut self, value: u64) {
        self.device_object = value;
    }
    /// `PVOID RoutineAddress`, at 0x08. The routine that is called.
    #[inline]
    pub fn routine_address(&self) -> u64 {
        self.routine_address
    }
    /// Sets `RoutineAddress`.
    #[inline]
    pub fn set_routine_address(&mut self, value: u64) {
        self.routine_address = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_io_timer::V5_0X64;
}
impl Default for PerfinfoIoTimer64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoIoTimer64 {}
impl Record for PerfinfoIoTimer64 {
    const NAME: &'static str = "PERFINFO_IO_TIMER";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoIoTimer64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoIoTimer64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoIoTimer64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((device_object, routine_address),)| Self {
                device_object,
                routine_address,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoIoTimer64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoIoTimer64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoIoTimer64View<'a> {
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
                    name: "PERFINFO_IO_TIMER",
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
    pub fn to_value(&self) -> PerfinfoIoTimer64 {
        PerfinfoIoTimer64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID DeviceObject`, at 0x00.
    #[inline]
    pub fn device_object(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `PVOID RoutineAddress`, at 0x08. The routine that is called.
    #[inline]
    pub fn routine_address(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoIoTimer64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoIoTimer64View");
        out.field("device_object", &self.device_object());
        out.field("routine_address", &self.routine_address());
        out.finish()
    }
}
