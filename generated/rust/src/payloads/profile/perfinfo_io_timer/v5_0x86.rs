// Generated from spec/structs/PERFINFO_IO_TIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_IO_TIMER in the form of releases 5.0+ with 32 bit pointers.
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
/// In C: `PERFINFO_IO_TIMER`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `DeviceObject` |
/// | 0x04 | 0x4 | PVOID | `RoutineAddress` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_IO_TIMER")]
pub struct PerfinfoIoTimer32 {
    /// `PVOID DeviceObject`, at 0x00.
    pub device_object: u32,
    /// `PVOID RoutineAddress`, at 0x04. The routine that is called.
    pub routine_address: u32,
}
impl PerfinfoIoTimer32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            device_object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            routine_address: u32::from_le_bytes(get::<4, 4, _>(bytes)),
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
                    name: "PERFINFO_IO_TIMER",
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
        put::<0, 4, _>(&mut bytes, self.device_object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.routine_address.to_le_bytes());
        bytes
    }
    /// `PVOID DeviceObject`, at 0x00.
    #[inline]
    pub fn device_object(&self) -> u32 {
        self.device_object
    }
    /// Sets `DeviceObject`.
    #[inline]
    pub fn set_device_object(&mut self, value: u32) {
        self.device_object = value;
    }
    /// `PVOID RoutineAddress`, at 0x04. The routine that is called.
    #[inline]
    pub fn routine_address(&self) -> u32 {
        self.routine_address
    }
    /// Sets `RoutineAddress`.
    #[inline]
    pub fn set_routine_address(&mut self, value: u32) {
        self.routine_address = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_io_timer::V5_0X86;
}
impl Default for PerfinfoIoTimer32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for PerfinfoIoTimer32 {}
impl Record for PerfinfoIoTimer32 {
    const NAME: &'static str = "PERFINFO_IO_TIMER";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoIoTimer32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoIoTimer32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoIoTimer32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u32>(), proptest::arbitrary::any::<u32>()),
        )
            .prop_map(|((device_object, routine_address),)| Self {
                device_object,
                routine_address,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoIoTimer32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoIoTimer32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> PerfinfoIoTimer32View<'a> {
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
                    name: "PERFINFO_IO_TIMER",
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
    pub fn to_value(&self) -> PerfinfoIoTimer32 {
        PerfinfoIoTimer32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID DeviceObject`, at 0x00.
    #[inline]
    pub fn device_object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID RoutineAddress`, at 0x04. The routine that is called.
    #[inline]
    pub fn routine_address(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoIoTimer32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoIoTimer32View");
        out.field("device_object", &self.device_object());
        out.field("routine_address", &self.routine_address());
        out.finish()
    }
}
