// Generated from spec/structs/MOFRESOURCEINFOA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOFRESOURCEINFOA in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A MOF resource of an image, with names in the ANSI code page.
///
/// In C: `MOFRESOURCEINFOA`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOFRESOURCEINFOA")]
pub struct MofresourceinfoaX86 {
    /// `CHAR * ImagePath`, at 0x00. The path of the image.
    pub image_path: u32,
    /// `CHAR * ResourceName`, at 0x04. The name of the resource in the image.
    pub resource_name: u32,
    /// `ULONG ResourceSize`, at 0x08. Unit: bytes.
    pub resource_size: u32,
    /// `UCHAR * ResourceBuffer`, at 0x0C.
    pub resource_buffer: u32,
}

impl MofresourceinfoaX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            image_path: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            resource_name: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            resource_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            resource_buffer: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.image_path.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.resource_name.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.resource_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.resource_buffer.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mofresourceinfoa::V5_0X86;
}

fixed_record!(MofresourceinfoaX86, MofresourceinfoaX86View, 16, "MOFRESOURCEINFOA");
getters! {
    self MofresourceinfoaX86View "MofresourceinfoaX86View" {
        /// `CHAR * ImagePath`, at 0x00.
        image_path: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `CHAR * ResourceName`, at 0x04.
        resource_name: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ResourceSize`, at 0x08.
        resource_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `UCHAR * ResourceBuffer`, at 0x0C.
        resource_buffer: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
