// Generated from spec/structs/LIST_ENTRY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! LIST_ENTRY in the form of releases 5.0+ with 64 bit pointers.
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
/// A link of a doubly linked list in memory.
///
/// In C: `LIST_ENTRY`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// In a file its addresses mean nothing.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | LIST_ENTRY * | `Flink` |
/// | 0x08 | 0x8 | LIST_ENTRY * | `Blink` |
///
/// Source: The mingw-w64 developers, *winnt.h*; Geoff Chappell, *WMI_BUFFER_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "LIST_ENTRY")]
pub struct ListEntry64 {
    /// `LIST_ENTRY * Flink`, at 0x00. The next link.
    pub flink: u64,
    /// `LIST_ENTRY * Blink`, at 0x08. The link before.
    pub blink: u64,
}
impl ListEntry64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            flink: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            blink: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "LIST_ENTRY",
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
        put::<0, 8, _>(&mut bytes, self.flink.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.blink.to_le_bytes());
        bytes
    }
    /// `LIST_ENTRY * Flink`, at 0x00. The next link.
    #[inline]
    pub fn flink(&self) -> u64 {
        self.flink
    }
    /// Sets `Flink`.
    #[inline]
    pub fn set_flink(&mut self, value: u64) {
        self.flink = value;
    }
    /// `LIST_ENTRY * Blink`, at 0x08. The link before.
    #[inline]
    pub fn blink(&self) -> u64 {
        self.blink
    }
    /// Sets `Blink`.
    #[inline]
    pub fn set_blink(&mut self, value: u64) {
        self.blink = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::list_entry::V5_0X64;
}
impl Default for ListEntry64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for ListEntry64 {}
impl Record for ListEntry64 {
    const NAME: &'static str = "LIST_ENTRY";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for ListEntry64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(ListEntry64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for ListEntry64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (proptest::arbitrary::any::<u64>(), proptest::arbitrary::any::<u64>()),
        )
            .prop_map(|((flink, blink),)| Self { flink, blink });
        strategy.boxed()
    }
}
/// A borrowed view of [`ListEntry64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ListEntry64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> ListEntry64View<'a> {
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
                    name: "LIST_ENTRY",
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
    pub fn to_value(&self) -> ListEntry64 {
        ListEntry64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `LIST_ENTRY * Flink`, at 0x00. The next link.
    #[inline]
    pub fn flink(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `LIST_ENTRY * Blink`, at 0x08. The link before.
    #[inline]
    pub fn blink(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for ListEntry64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("ListEntry64View");
        out.field("flink", &self.flink());
        out.field("blink", &self.blink());
        out.finish()
    }
}
