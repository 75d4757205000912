// Generated from spec/structs/TRACE_ENABLE_FLAG_EXTENSION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! TRACE_ENABLE_FLAG_EXTENSION in the form of releases 5.1+.
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
/// Where the extension of EnableFlags is.
///
/// In C: `TRACE_ENABLE_FLAG_EXTENSION`, 0x4 bytes. Releases 5.1+.
///
/// It lies over EnableFlags of EVENT_TRACE_PROPERTIES or WMI_LOGGER_INFORMATION and says where in the same buffer an array of dwords is: more flags, or, from 6.0 on and with 0xFF as Length, a TRACE_ENABLE_FLAG_EXT_HEADER and items.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Offset` |
/// | 0x02 | 0x1 | UCHAR | `Length` |
/// | 0x03 | 0x1 | UCHAR | `Flag` |
///
/// Source: Geoff Chappell, *TRACE_ENABLE_FLAG_EXTENSION*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "TRACE_ENABLE_FLAG_EXTENSION")]
pub struct TraceEnableFlagExtension {
    /// `USHORT Offset`, at 0x00. Where the array is, from the start of the structure that has EnableFlags. Unit: bytes.
    pub offset: u16,
    /// `UCHAR Length`, at 0x02. How many dwords the array has; 0xFF, from 6.0 on, for a header and items instead. Unit: 4 bytes.
    pub length: u8,
    /// `UCHAR Flag`, at 0x03. The high byte of EnableFlags: its highest bit is set; no other is known in use.
    pub flag: u8,
}
impl TraceEnableFlagExtension {
    /// The size in bytes.
    pub const SIZE: usize = 4;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            offset: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            length: u8::from_le_bytes(get::<2, 1, _>(bytes)),
            flag: u8::from_le_bytes(get::<3, 1, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXTENSION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.offset.to_le_bytes());
        put::<2, 1, _>(&mut bytes, self.length.to_le_bytes());
        put::<3, 1, _>(&mut bytes, self.flag.to_le_bytes());
        bytes
    }
    /// `USHORT Offset`, at 0x00. Where the array is, from the start of the structure that has EnableFlags. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u16 {
        self.offset
    }
    /// Sets `Offset`.
    #[inline]
    pub fn set_offset(&mut self, value: u16) {
        self.offset = value;
    }
    /// `UCHAR Length`, at 0x02. How many dwords the array has; 0xFF, from 6.0 on, for a header and items instead. Unit: 4 bytes.
    #[inline]
    pub fn length(&self) -> u8 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u8) {
        self.length = value;
    }
    /// `UCHAR Flag`, at 0x03. The high byte of EnableFlags: its highest bit is set; no other is known in use.
    #[inline]
    pub fn flag(&self) -> u8 {
        self.flag
    }
    /// Sets `Flag`.
    #[inline]
    pub fn set_flag(&mut self, value: u8) {
        self.flag = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::trace_enable_flag_extension::V5_1;
}
impl Default for TraceEnableFlagExtension {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 4])
    }
}
impl Sealed for TraceEnableFlagExtension {}
impl Record for TraceEnableFlagExtension {
    const NAME: &'static str = "TRACE_ENABLE_FLAG_EXTENSION";
    const SIZE: usize = 4;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for TraceEnableFlagExtension {
    const SIZE: usize = 4;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(TraceEnableFlagExtension);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for TraceEnableFlagExtension {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
            ),
        )
            .prop_map(|((offset, length, flag),)| Self { offset, length, flag });
        strategy.boxed()
    }
}
/// A borrowed view of [`TraceEnableFlagExtension`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TraceEnableFlagExtensionView<'a> {
    fixed: &'a [u8; 4],
}
impl<'a> TraceEnableFlagExtensionView<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 4 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "TRACE_ENABLE_FLAG_EXTENSION",
                    needed: 4,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 4]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> TraceEnableFlagExtension {
        TraceEnableFlagExtension::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 4] {
        self.fixed
    }
    /// `USHORT Offset`, at 0x00. Where the array is, from the start of the structure that has EnableFlags. Unit: bytes.
    #[inline]
    pub fn offset(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `UCHAR Length`, at 0x02. How many dwords the array has; 0xFF, from 6.0 on, for a header and items instead. Unit: 4 bytes.
    #[inline]
    pub fn length(&self) -> u8 {
        u8::from_le_bytes(get::<2, 1, _>(self.fixed))
    }
    /// `UCHAR Flag`, at 0x03. The high byte of EnableFlags: its highest bit is set; no other is known in use.
    #[inline]
    pub fn flag(&self) -> u8 {
        u8::from_le_bytes(get::<3, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for TraceEnableFlagExtensionView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("TraceEnableFlagExtensionView");
        out.field("offset", &self.offset());
        out.field("length", &self.length());
        out.field("flag", &self.flag());
        out.finish()
    }
}
