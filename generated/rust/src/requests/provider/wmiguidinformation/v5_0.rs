// Generated from spec/structs/WMIGUIDINFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMIGUIDINFORMATION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What is known of a WMI data block.
///
/// In C: `WMIGUIDINFORMATION`, 0x8 bytes. Releases 5.0+.
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
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmiguidinformation::V5_0;
}

fixed_record!(Wmiguidinformation, WmiguidinformationView, 8, "WMIGUIDINFORMATION");
getters! {
    self WmiguidinformationView "WmiguidinformationView" {
        /// `ULONG Size`, at 0x00.
        size: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `BOOLEAN IsExpensive`, at 0x04.
        is_expensive: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `BOOLEAN IsEventOnly`, at 0x05.
        is_event_only: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
    }
}
