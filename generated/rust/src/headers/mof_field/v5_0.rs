// Generated from spec/structs/MOF_FIELD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! MOF_FIELD in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// Where a part of a classic event's data is.
///
/// In C: `MOF_FIELD`, 0x10 bytes. Releases 5.0+.
///
/// With the flag for it, up to 16 of them stand after an EVENT_TRACE_HEADER in place of the data, and the logger puts the parts together: they are not in trace buffers.
///
/// Source: The mingw-w64 developers, *evntrace.h*; Geoff Chappell, *EVENT_TRACE_HEADER*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "MOF_FIELD")]
pub struct MofField {
    /// `ULONG64 DataPtr`, at 0x00. The address of the part, in 64 bits whatever the pointer size.
    pub data_ptr: u64,
    /// `ULONG Length`, at 0x08. The size of the part. Unit: bytes.
    pub length: u32,
    /// `ULONG DataType`, at 0x0C. What it is for is not known.
    pub data_type: u32,
}

impl MofField {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            data_ptr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            length: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            data_type: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.data_ptr.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.length.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.data_type.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::mof_field::V5_0;
}

fixed_record!(MofField, MofFieldView, 16, "MOF_FIELD");
getters! {
    self MofFieldView "MofFieldView" {
        /// `ULONG64 DataPtr`, at 0x00.
        data_ptr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG Length`, at 0x08.
        length: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG DataType`, at 0x0C.
        data_type: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
