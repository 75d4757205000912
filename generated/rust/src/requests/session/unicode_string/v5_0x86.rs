// Generated from spec/structs/UNICODE_STRING.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UNICODE_STRING in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A counted UTF-16 string, with its address.
///
/// In C: `UNICODE_STRING`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: The mingw-w64 developers, *ntdef.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UNICODE_STRING")]
pub struct UnicodeStringX86 {
    /// `USHORT Length`, at 0x00. The size of the string, without a zero at its end. Unit: bytes.
    pub length: u16,
    /// `USHORT MaximumLength`, at 0x02. The size of the memory at the address. Unit: bytes.
    pub maximum_length: u16,
    /// `WCHAR * Buffer`, at 0x04. The address of the string.
    pub buffer: u32,
}

impl UnicodeStringX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            length: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            maximum_length: u16::from_le_bytes(get::<2, 2, _>(bytes)),
            buffer: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 2, _>(&mut bytes, self.length.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.maximum_length.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.buffer.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::unicode_string::V5_0X86;
}

fixed_record!(UnicodeStringX86, UnicodeStringX86View, 8, "UNICODE_STRING");
getters! {
    self UnicodeStringX86View "UnicodeStringX86View" {
        /// `USHORT Length`, at 0x00.
        length: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT MaximumLength`, at 0x02.
        maximum_length: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `WCHAR * Buffer`, at 0x04.
        buffer: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
