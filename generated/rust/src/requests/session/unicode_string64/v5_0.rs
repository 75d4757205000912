// Generated from spec/structs/UNICODE_STRING64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! UNICODE_STRING64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A counted UTF-16 string, with its address in 64 bits whatever the pointer size.
///
/// In C: `UNICODE_STRING64`, 0x10 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *ntdef.h*; Geoff Chappell, *WMI_LOGGER_INFORMATION*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "UNICODE_STRING64")]
pub struct UnicodeString64 {
    /// `USHORT Length`, at 0x00. The size of the string, without a zero at its end. Unit: bytes.
    pub length: u16,
    /// `USHORT MaximumLength`, at 0x02. The size of the memory at the address. Unit: bytes.
    pub maximum_length: u16,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `ULONGLONG Buffer`, at 0x08. The address of the string.
    pub buffer: u64,
}

impl UnicodeString64 {
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::unicode_string64::V5_0;
}

fixed_record!(UnicodeString64, UnicodeString64View, 16, "UNICODE_STRING64");
getters! {
    self UnicodeString64View "UnicodeString64View" {
        /// `USHORT Length`, at 0x00.
        length: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT MaximumLength`, at 0x02.
        maximum_length: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
        /// `ULONGLONG Buffer`, at 0x08.
        buffer: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
