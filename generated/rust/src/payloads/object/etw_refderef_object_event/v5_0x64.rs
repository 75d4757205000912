// Generated from spec/structs/ETW_REFDEREF_OBJECT_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_REFDEREF_OBJECT_EVENT in the form of releases 5.0+ with 64 bit pointers.
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
/// In C: `ETW_REFDEREF_OBJECT_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `Object` |
/// | 0x08 | 0x4 | ULONG | `Tag` |
/// | 0x0c | 0x4 | ULONG | `Count` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_REFDEREF_OBJECT_EVENT")]
pub struct EtwRefderefObjectEvent64 {
    /// `PVOID Object`, at 0x00.
    pub object: u64,
    /// `ULONG Tag`, at 0x08. The reference's tag, four characters.
    pub tag: u32,
    /// `ULONG Count`, at 0x0C. How many references were made or dropped.
    pub count: u32,
}
impl EtwRefderefObjectEvent64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            object: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            tag: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            count: u32::from_le_bytes(get::<12, 4, _>(bytes)),
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
                    name: "ETW_REFDEREF_OBJECT_EVENT",
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
        put::<8, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.count.to_le_bytes());
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
    /// `ULONG Tag`, at 0x08. The reference's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        self.tag
    }
    /// Sets `Tag`.
    #[inline]
    pub fn set_tag(&mut self, value: u32) {
        self.tag = value;
    }
    /// `ULONG Count`, at 0x0C. How many references were made or dropped.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_refderef_object_event::V5_0X64;
}
impl Default for EtwRefderefObjectEvent64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for EtwRefderefObjectEvent64 {}
impl Record for EtwRefderefObjectEvent64 {
    const NAME: &'static str = "ETW_REFDEREF_OBJECT_EVENT";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for EtwRefderefObjectEvent64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(EtwRefderefObjectEvent64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwRefderefObjectEvent64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
            ),
        )
            .prop_map(|((object, tag, count),)| Self { object, tag, count });
        strategy.boxed()
    }
}
/// A borrowed view of [`EtwRefderefObjectEvent64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EtwRefderefObjectEvent64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> EtwRefderefObjectEvent64View<'a> {
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
                    name: "ETW_REFDEREF_OBJECT_EVENT",
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
    pub fn to_value(&self) -> EtwRefderefObjectEvent64 {
        EtwRefderefObjectEvent64::from_bytes(self.fixed)
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
    /// `ULONG Tag`, at 0x08. The reference's tag, four characters.
    #[inline]
    pub fn tag(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG Count`, at 0x0C. How many references were made or dropped.
    #[inline]
    pub fn count(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwRefderefObjectEvent64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwRefderefObjectEvent64View");
        out.field("object", &self.object());
        out.field("tag", &self.tag());
        out.field("count", &self.count());
        out.finish()
    }
}
