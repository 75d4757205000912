// Generated from spec/structs/OFFSETINSTANCEDATAANDLENGTH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! OFFSETINSTANCEDATAANDLENGTH in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where the data of one instance are, and how big.
///
/// In C: `OFFSETINSTANCEDATAANDLENGTH`, 0x8 bytes. Releases 5.0+.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "OFFSETINSTANCEDATAANDLENGTH")]
pub struct Offsetinstancedataandlength {
    /// `ULONG OffsetInstanceData`, at 0x00. Where the data are, from the start of the WNODE_ALL_DATA. Unit: bytes.
    pub offset_instance_data: u32,
    /// `ULONG LengthInstanceData`, at 0x04. The size of the data. Unit: bytes.
    pub length_instance_data: u32,
}

impl Offsetinstancedataandlength {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            offset_instance_data: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            length_instance_data: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.offset_instance_data.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.length_instance_data.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::offsetinstancedataandlength::V5_0;
}

fixed_record!(Offsetinstancedataandlength, OffsetinstancedataandlengthView, 8, "OFFSETINSTANCEDATAANDLENGTH");
getters! {
    self OffsetinstancedataandlengthView "OffsetinstancedataandlengthView" {
        /// `ULONG OffsetInstanceData`, at 0x00.
        offset_instance_data: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG LengthInstanceData`, at 0x04.
        length_instance_data: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
