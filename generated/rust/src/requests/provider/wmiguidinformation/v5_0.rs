// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMIGUIDINFORMATION in the form of releases 5.0+.
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
/// What is known of a WMI data block.
///
/// In C: `WMIGUIDINFORMATION`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `Size` |
/// | 0x04 | 0x1 | BOOLEAN | `IsExpensive` |
/// | 0x05 | 0x1 | BOOLEAN | `IsEventOnly` |
/// | 0x06 | 0x2 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMIGUIDINFORMATION")]
pub struct Wmiguidinformation {
    /// `ULONG Size`, at 0x00. The size of this structure. Unit: bytes.
    pub size: u32,
    /// `BOOLEAN IsExpensive`, at 0x04. Whether the data are expensive to collect.
    pub is_expensive: u8,
    /// `BOOLEAN IsEventOnly`, at 0x05. Whether the block is an event only.
    pub is_event_only: u8,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_06: Bytes<2>,
}
impl Wmiguidinformation {
    /// The size in bytes.
    pub const SIZE: usize = 8;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            size: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            is_expensive: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            is_event_only: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            padding_06: Bytes(get::<6, 2, _>(bytes)),
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
                    name: "WMIGUIDINFORMATION",
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
        put::<0, 4, _>(&mut bytes, self.size.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.is_expensive.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.is_event_only.to_le_bytes());
        put::<6, 2, _>(&mut bytes, self.padding_06.0);
        bytes
    }
    /// `ULONG Size`, at 0x00. The size of this structure. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        self.size
    }
    /// Sets `Size`.
    #[inline]
    pub fn set_size(&mut self, value: u32) {
        self.size = value;
    }
    /// `BOOLEAN IsExpensive`, at 0x04. Whether the data are expensive to collect.
    #[inline]
    pub fn is_expensive(&self) -> u8 {
        self.is_expensive
    }
    /// Sets `IsExpensive`.
    #[inline]
    pub fn set_is_expensive(&mut self, value: u8) {
        self.is_expensive = value;
    }
    /// `BOOLEAN IsEventOnly`, at 0x05. Whether the block is an event only.
    #[inline]
    pub fn is_event_only(&self) -> u8 {
        self.is_event_only
    }
    /// Sets `IsEventOnly`.
    #[inline]
    pub fn set_is_event_only(&mut self, value: u8) {
        self.is_event_only = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmiguidinformation::V5_0;
}
impl Default for Wmiguidinformation {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 8])
    }
}
impl Sealed for Wmiguidinformation {}
impl Record for Wmiguidinformation {
    const NAME: &'static str = "WMIGUIDINFORMATION";
    const SIZE: usize = 8;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for Wmiguidinformation {
    const SIZE: usize = 8;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(Wmiguidinformation);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Wmiguidinformation {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<Bytes<2>>(),
            ),
        )
            .prop_map(|((size, is_expensive, is_event_only, padding_06),)| Self {
                size,
                is_expensive,
                is_event_only,
                padding_06,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`Wmiguidinformation`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WmiguidinformationView<'a> {
    fixed: &'a [u8; 8],
}
impl<'a> WmiguidinformationView<'a> {
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
                    name: "WMIGUIDINFORMATION",
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
    pub fn to_value(&self) -> Wmiguidinformation {
        Wmiguidinformation::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 8] {
        self.fixed
    }
    /// `ULONG Size`, at 0x00. The size of this structure. Unit: bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `BOOLEAN IsExpensive`, at 0x04. Whether the data are expensive to collect.
    #[inline]
    pub fn is_expensive(&self) -> u8 {
        u8::from_le_bytes(get::<4, 1, _>(self.fixed))
    }
    /// `BOOLEAN IsEventOnly`, at 0x05. Whether the block is an event only.
    #[inline]
    pub fn is_event_only(&self) -> u8 {
        u8::from_le_bytes(get::<5, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for WmiguidinformationView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WmiguidinformationView");
        out.field("size", &self.size());
        out.field("is_expensive", &self.is_expensive());
        out.field("is_event_only", &self.is_event_only());
        out.finish()
    }
}
