// Generated from spec/structs/WMI_WAIT_SINGLE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_WAIT_SINGLE in the form of releases 5.0+ with 64 bit pointers.
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
/// A thread waits for one object.
///
/// In C: `WMI_WAIT_SINGLE`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ThreadId` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | PVOID | `Object` |
/// | 0x10 | 0x1 | UCHAR | `ObjectType` |
/// | 0x11 | 0x7 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_WAIT_SINGLE")]
pub struct WmiWaitSingle64 {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `PVOID Object`, at 0x08.
    pub object: u64,
    /// `UCHAR ObjectType`, at 0x10. What it is for is not known.
    pub object_type: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_11: Bytes<7>,
}
impl WmiWaitSingle64 {
    /// The size in bytes.
    pub const SIZE: usize = 24;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            object: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            object_type: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            padding_11: Bytes(get::<17, 7, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WMI_WAIT_SINGLE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.object.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.object_type.to_le_bytes());
        put::<17, 7, _>(&mut bytes, self.padding_11.0);
        bytes
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `PVOID Object`, at 0x08.
    #[inline]
    pub fn object(&self) -> u64 {
        self.object
    }
    /// Sets `Object`.
    #[inline]
    pub fn set_object(&mut self, value: u64) {
        self.object = value;
    }
    /// `UCHAR ObjectType`, at 0x10. What it is for is not known.
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
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_wait_single::V5_0X64;
}
impl Default for WmiWaitSingle64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 24])
    }
}
impl Sealed for WmiWaitSingle64 {}
impl Record for WmiWaitSingle64 {
    const NAME: &'static str = "WMI_WAIT_SINGLE";
    const SIZE: usize = 24;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WmiWaitSingle64 {
    const SIZE: usize = 24;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WmiWaitSingle64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiWaitSingle64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<7>>(),
            ),
        )
            .prop_map(|((thread_id, padding_04, object, object_type, padding_11),)| Self {
                thread_id,
                padding_04,
                object,
                object_type,
                padding_11,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WmiWaitSingle64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiWaitSingle64View<'a> {
    fixed: &'a [u8; 24],
}
impl<'a> WmiWaitSingle64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WMI_WAIT_SINGLE",
                    needed: 24,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 24]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WmiWaitSingle64 {
        WmiWaitSingle64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 24] {
        self.fixed
    }
    /// `ULONG ThreadId`, at 0x00.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `PVOID Object`, at 0x08.
    #[inline]
    pub fn object(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
    /// `UCHAR ObjectType`, at 0x10. What it is for is not known.
    #[inline]
    pub fn object_type(&self) -> u8 {
        u8::from_le_bytes(get::<16, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiWaitSingle64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiWaitSingle64View");
        out.field("thread_id", &self.thread_id());
        out.field("object", &self.object());
        out.field("object_type", &self.object_type());
        out.finish()
    }
}
