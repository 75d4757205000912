// Generated from spec/structs/MOFRESOURCEINFOA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOFRESOURCEINFOA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A MOF resource of an image, with names in the ANSI code page.
///
/// In C: `MOFRESOURCEINFOA`, 0x20 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOFRESOURCEINFOA")]
pub struct MofresourceinfoaX64 {
    /// `CHAR * ImagePath`, at 0x00. The path of the image.
    pub image_path: u64,
    /// `CHAR * ResourceName`, at 0x08. The name of the resource in the image.
    pub resource_name: u64,
    /// `ULONG ResourceSize`, at 0x10. Unit: bytes.
    pub resource_size: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_14: Bytes<4>,
    /// `UCHAR * ResourceBuffer`, at 0x18.
    pub resource_buffer: u64,
}

impl MofresourceinfoaX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 32]) -> Self {
        Self {
            image_path: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            resource_name: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            resource_size: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            padding_14: Bytes(get::<20, 4, _>(bytes)),
            resource_buffer: u64::from_le_bytes(get::<24, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.image_path.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.resource_name.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.resource_size.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.padding_14.0);
        put::<24, 8, _>(&mut bytes, self.resource_buffer.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mofresourceinfoa::V5_0X64;
}

fixed_record!(MofresourceinfoaX64, MofresourceinfoaX64View, 32, "MOFRESOURCEINFOA");
getters! {
    self MofresourceinfoaX64View "MofresourceinfoaX64View" {
        /// `CHAR * ImagePath`, at 0x00.
        image_path: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `CHAR * ResourceName`, at 0x08.
        resource_name: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG ResourceSize`, at 0x10.
        resource_size: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `UCHAR * ResourceBuffer`, at 0x18.
        resource_buffer: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
    }
}
