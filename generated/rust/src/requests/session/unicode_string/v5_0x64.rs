// Generated from spec/structs/UNICODE_STRING.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UNICODE_STRING in the form of releases 5.0+ with 64 bit pointers.
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
/// A counted UTF-16 string, with its address.
///
/// In C: `UNICODE_STRING`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x2 | USHORT | `Length` |
/// | 0x02 | 0x2 | USHORT | `MaximumLength` |
/// | 0x04 | 0x4 | padding |  |
/// | 0x08 | 0x8 | WCHAR * | `Buffer` |
///
/// Source: The mingw-w64 developers, *ntdef.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UNICODE_STRING")]
pub struct UnicodeString64 {
    /// `USHORT Length`, at 0x00. The size of the string, without a zero at its end. Unit: bytes.
    pub length: u16,
    /// `USHORT MaximumLength`, at 0x02. The size of the memory at the address. Unit: bytes.
    pub maximum_length: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `WCHAR * Buffer`, at 0x08. The address of the string.
    pub buffer: u64,
}
impl UnicodeString64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            length: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            maximum_length: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            buffer: u64::from_le_bytes(get::<8, 8, _>(bytes)),
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
                    name: "UNICODE_STRING",
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
        put::<0, 2, _>(&mut bytes, self.length.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.maximum_length.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.buffer.to_le_bytes());
        bytes
    }
    /// `USHORT Length`, at 0x00. The size of the string, without a zero at its end. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u16 {
        self.length
    }
    /// Sets `Length`.
    #[inline]
    pub fn set_length(&mut self, value: u16) {
        self.length = value;
    }
    /// `USHORT MaximumLength`, at 0x02. The size of the memory at the address. Unit: bytes.
    #[inline]
    pub fn maximum_length(&self) -> u16 {
        self.maximum_length
    }
    /// Sets `MaximumLength`.
    #[inline]
    pub fn set_maximum_length(&mut self, value: u16) {
        self.maximum_length = value;
    }
    /// `WCHAR * Buffer`, at 0x08. The address of the string.
    #[inline]
    pub fn buffer(&self) -> u64 {
        self.buffer
    }
    /// Sets `Buffer`.
    #[inline]
    pub fn set_buffer(&mut self, value: u64) {
        self.buffer = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::unicode_string::V5_0X64;
}
impl Default for UnicodeString64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for UnicodeString64 {}
impl Record for UnicodeString64 {
    const NAME: &'static str = "UNICODE_STRING";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for UnicodeString64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(UnicodeString64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for UnicodeString64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<Bytes<4>>(),
                proptest::arbitrary::any::<u64>(),
            ),
        )
            .prop_map(|((length, maximum_length, padding_04, buffer),)| Self {
                length,
                maximum_length,
                padding_04,
                buffer,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`UnicodeString64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct UnicodeString64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> UnicodeString64View<'a> {
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
                    name: "UNICODE_STRING",
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
    pub fn to_value(&self) -> UnicodeString64 {
        UnicodeString64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `USHORT Length`, at 0x00. The size of the string, without a zero at its end. Unit: bytes.
    #[inline]
    pub fn length(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(self.fixed))
    }
    /// `USHORT MaximumLength`, at 0x02. The size of the memory at the address. Unit: bytes.
    #[inline]
    pub fn maximum_length(&self) -> u16 {
        u16::from_le_bytes(get::<2, 2, _>(self.fixed))
    }
    /// `WCHAR * Buffer`, at 0x08. The address of the string.
    #[inline]
    pub fn buffer(&self) -> u64 {
        u64::from_le_bytes(get::<8, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for UnicodeString64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("UnicodeString64View");
        out.field("length", &self.length());
        out.field("maximum_length", &self.maximum_length());
        out.field("buffer", &self.buffer());
        out.finish()
    }
}
