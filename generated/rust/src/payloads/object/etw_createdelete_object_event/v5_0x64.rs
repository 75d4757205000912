// Generated from spec/structs/ETW_CREATEDELETE_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CREATEDELETE_OBJECT_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// An object was created or deleted.
///
/// In C: `ETW_CREATEDELETE_OBJECT_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Object` |
/// | 0x08 | 0x2 | USHORT | `ObjectType` |
/// | 0x0a | 0x6 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CREATEDELETE_OBJECT_EVENT")]
pub struct EtwCreatedeleteObjectEvent64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `USHORT ObjectType`, at 0x08. The index of the object's type.
    pub object_type: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_0a: Bytes<6>,
}
impl EtwCreatedeleteObjectEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            object_type: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            padding_0a: Bytes(get::<10, 6, _>(bytes)),
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
                    name: "ETW_CREATEDELETE_OBJECT_EVENT",
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
        put::<0, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<10, 6, _>(&mut bytes, self.padding_0a.0);
        bytes
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u64 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u64) {
        self.object = value;
    }
    /// `USHORT ObjectType`, at 0x08. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        self.object_type
    }
    /// Sets `ObjectType`.
    #[inline]
    pub fn set_object_type(&mut self, value: u16) {
        self.object_type = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_createdelete_object_event::V5_0X64;
}
impl Default for EtwCreatedeleteObjectEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwCreatedeleteObjectEvent64 {}
impl Record for EtwCreatedeleteObjectEvent64 {
    const NAME: &'static str = "ETW_CREATEDELETE_OBJECT_EVENT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwCreatedeleteObjectEvent64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwCreatedeleteObjectEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwCreatedeleteObjectEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<Bytes<6>>(),
            ),
        )
            .prop_map(|((object, object_type, padding_0a),)| Self {
                object,
                object_type,
                padding_0a,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwCreatedeleteObjectEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwCreatedeleteObjectEvent64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwCreatedeleteObjectEvent64View<'a> {
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
                    name: "ETW_CREATEDELETE_OBJECT_EVENT",
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
    pub fn to_value(&self) -> EtwCreatedeleteObjectEvent64 {
        EtwCreatedeleteObjectEvent64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `USHORT ObjectType`, at 0x08. The index of the object's type.
    #[inline]
    pub fn object_type(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCreatedeleteObjectEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCreatedeleteObjectEvent64View");
        out.field("object", &self.object());
        out.field("object_type", &self.object_type());
        out.finish()
    }
}
