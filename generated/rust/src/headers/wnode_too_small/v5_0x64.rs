// Generated from spec/structs/WNODE_TOO_SMALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_TOO_SMALL in the form of releases 5.0+ with 64 bit pointers.
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
/// How big a buffer for the data must be.
///
/// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x30 | WNODE_HEADER | `WnodeHeader` |
/// | 0x30 | 0x4 | ULONG | `SizeNeeded` |
/// | 0x34 | 0x4 | padding |  |
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_TOO_SMALL")]
pub struct WnodeTooSmall64 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_TOO_SMALL.
    pub wnode_header: crate::headers::WnodeHeader64,
    /// `ULONG SizeNeeded`, at 0x30. The size that the buffer needs. Unit: bytes.
    pub size_needed: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_34: Bytes<4>,
}
impl WnodeTooSmall64 {
    /// The size in bytes.
    pub const SIZE: usize = 56;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeader64::from_bytes(
                part::<0, 48, _>(bytes),
            ),
            size_needed: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            padding_34: Bytes(get::<52, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_TOO_SMALL",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 48, _>(&mut bytes, self.wnode_header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.size_needed.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.padding_34.0);
        bytes
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_TOO_SMALL.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64 {
        self.wnode_header
    }
    /// Sets `WnodeHeader`.
    #[inline]
    pub fn set_wnode_header(&mut self, value: crate::headers::WnodeHeader64) {
        self.wnode_header = value;
    }
    /// `ULONG SizeNeeded`, at 0x30. The size that the buffer needs. Unit: bytes.
    #[inline]
    pub fn size_needed(&self) -> u32 {
        self.size_needed
    }
    /// Sets `SizeNeeded`.
    #[inline]
    pub fn set_size_needed(&mut self, value: u32) {
        self.size_needed = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_too_small::V5_0X64;
}
impl Default for WnodeTooSmall64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 56])
    }
}
impl Sealed for WnodeTooSmall64 {}
impl Record for WnodeTooSmall64 {
    const NAME: &'static str = "WNODE_TOO_SMALL";
    const SIZE: usize = 56;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for WnodeTooSmall64 {
    const SIZE: usize = 56;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(WnodeTooSmall64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeTooSmall64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<crate::headers::WnodeHeader64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|((wnode_header, size_needed, padding_34),)| Self {
                wnode_header,
                size_needed,
                padding_34,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`WnodeTooSmall64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct WnodeTooSmall64View<'a> {
    fixed: &'a [u8; 56],
}
impl<'a> WnodeTooSmall64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 56 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "WNODE_TOO_SMALL",
                    needed: 56,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 56]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> WnodeTooSmall64 {
        WnodeTooSmall64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 56] {
        self.fixed
    }
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_TOO_SMALL.
    #[inline]
    pub fn wnode_header(&self) -> crate::headers::WnodeHeader64View<'a> {
        crate::headers::WnodeHeader64View::from_bytes(part::<0, 48, _>(self.fixed))
    }
    /// `ULONG SizeNeeded`, at 0x30. The size that the buffer needs. Unit: bytes.
    #[inline]
    pub fn size_needed(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for WnodeTooSmall64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("WnodeTooSmall64View");
        out.field("wnode_header", &self.wnode_header());
        out.field("size_needed", &self.size_needed());
        out.finish()
    }
}
