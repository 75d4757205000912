// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REFDEREF_OBJECT_EVENT in the form of releases 5.0+ with 32 bit pointers.
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
/// An object was referenced or dereferenced.
///
/// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `Object` |
/// | 0x04 | 0x4 | ULONG | `Tag` |
/// | 0x08 | 0x4 | ULONG | `Count` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
pub struct EtwRefderefObjectEvent32 {
    /// `PVOID Object`, at 0x00.
    pub object: u32,
    /// `ULONG Tag`, at 0x04. The reference's tag, four characters.
    pub tag: u32,
    /// `ULONG Count`, at 0x08. How many references were made or dropped.
    pub count: u32,
}
impl EtwRefderefObjectEvent32 {
    /// The size in bytes.
    pub const SIZE: usize = 12;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            object: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            tag: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            count: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REFDEREF_OBJECT_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.object.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.count.to_le_bytes());
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
    /// `ULONG Tag`, at 0x04. The reference's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        self.tag
    }
    /// Sets `Tag`.
    #[inline]
    pub fn set_tag(&mut self, value: u32) {
        self.tag = value;
    }
    /// `ULONG Count`, at 0x08. How many references were made or dropped.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count
    }
    /// Sets `Count`.
    #[inline]
    pub fn set_count(&mut self, value: u32) {
        self.count = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_refderef_object_event::V5_0X86;
}
impl Default for EtwRefderefObjectEvent32 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 12])
    }
}
impl Sealed for EtwRefderefObjectEvent32 {}
impl Record for EtwRefderefObjectEvent32 {
    const NAME: &'static str = "ETW_REFDEREF_OBJECT_EVENT";
    const SIZE: usize = 12;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRefderefObjectEvent32 {
    const SIZE: usize = 12;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRefderefObjectEvent32);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRefderefObjectEvent32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((object, tag, count),)| Self { object, tag, count });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRefderefObjectEvent32`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRefderefObjectEvent32View<'a> {
    fixed: &'a [u8; 12],
}
impl<'a> EtwRefderefObjectEvent32View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 12 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "ETW_REFDEREF_OBJECT_EVENT",
                    needed: 12,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 12]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> EtwRefderefObjectEvent32 {
        EtwRefderefObjectEvent32::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 12] {
        self.fixed
    }
    /// `PVOID Object`, at 0x00.
    #[inline]
    pub fn object(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG Tag`, at 0x04. The reference's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG Count`, at 0x08. How many references were made or dropped.
    #[inline]
    pub fn count(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwRefderefObjectEvent32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRefderefObjectEvent32View");
        out.field("object", &self.object());
        out.field("tag", &self.tag());
        out.field("count", &self.count());
        out.finish()
    }
}
