// Generated from spec/structs/WNODE_TOO_SMALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WNODE_TOO_SMALL in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// How big a buffer for the data must be.
///
/// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WNODE_TOO_SMALL")]
pub struct WnodeTooSmallX86 {
    /// `WNODE_HEADER WnodeHeader`, at 0x00. The header, with WNODE_FLAG_TOO_SMALL.
    pub wnode_header: crate::headers::WnodeHeaderX86,
    /// `ULONG SizeNeeded`, at 0x30. The size that the buffer needs. Unit: bytes.
    pub size_needed: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_34: Bytes<4>,
}

impl WnodeTooSmallX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            wnode_header: crate::headers::WnodeHeaderX86::from_bytes(part::<0, 48, _>(bytes)),
            size_needed: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            padding_34: Bytes(get::<52, 4, _>(bytes)),
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wnode_too_small::V5_0X86;
}

fixed_record!(WnodeTooSmallX86, WnodeTooSmallX86View, 56, "WNODE_TOO_SMALL");
getters! {
    self WnodeTooSmallX86View "WnodeTooSmallX86View" {
        /// `WNODE_HEADER WnodeHeader`, at 0x00.
        wnode_header: crate::headers::WnodeHeaderX86View<'a> = crate::headers::WnodeHeaderX86View::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG SizeNeeded`, at 0x30.
        size_needed: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
    }
}
