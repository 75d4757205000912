// Generated from spec/structs/WMI_WAIT_OBJECT_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_OBJECT_RECORD in the form of releases 5.0+ with 32 bit pointers.
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
/// One of several objects that a thread waits for.
///
/// In C: `WMI_WAIT_OBJECT_RECORD`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Object` |
/// | 0x04 | 0x1 | UCHAR | `ObjectType` |
/// | 0x05 | 0x3 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_OBJECT_RECORD")]
pub struct WmiWaitObjectRecord32 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `UCHAR ObjectType`, at 0x04. What it is for is not known.
    pub object_type: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_05: Bytes<3>,
}
impl WmiWaitObjectRecord32 {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            object_type: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            padding_05: Bytes(get::<5, 3, _>(bytes)),
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
                    name: "WMI_WAIT_OBJECT_RECORD",
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
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<5, 3, _>(&mut bytes, self.padding_05.0);
        bytes
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u32) {
        self.object = value;
    }
    /// `UCHAR ObjectType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn object_type(&self) -> u8 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u8) {
        self.object_type = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_object_record::V5_0X86;
}
impl Default for WmiWaitObjectRecord32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for WmiWaitObjectRecord32 {}
impl Record for WmiWaitObjectRecord32 {
    const NAME: &'static str = "WMI_WAIT_OBJECT_RECORD";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiWaitObjectRecord32 {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiWaitObjectRecord32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiWaitObjectRecord32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<3>>(),
            ),
        )
            .prop_map(|((object, object_type, padding_05),)| Self {
                object,
                object_type,
                padding_05,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiWaitObjectRecord32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiWaitObjectRecord32View<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiWaitObjectRecord32View<'a> {
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
                    name: "WMI_WAIT_OBJECT_RECORD",
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
    pub fn to_value(&self) -> WmiWaitObjectRecord32 {
        WmiWaitObjectRecord32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `UCHAR ObjectType`, at 0x04. What it is for is not known.
    #[inline]
    pub fn object_type(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiWaitObjectRecord32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiWaitObjectRecord32View");
        out.field("object", &self.object());
        out.field("object_type", &self.object_type());
        out.finish()
    }
}
