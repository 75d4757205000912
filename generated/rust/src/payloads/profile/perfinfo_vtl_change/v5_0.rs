// Generated from spec/structs/PERFINFO_VTL_CHANGE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_VTL_CHANGE in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor changed its virtual trust level.
///
/// In C: `PERFINFO_VTL_CHANGE`, 0x4 bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_VTL_CHANGE")]
pub struct PerfinfoVtlChange {
    /// `USHORT OperationCode`, at 0x00.
    pub operation_code: u16,
    /// `USHORT ServiceCode`, at 0x02.
    pub service_code: u16,
}

impl PerfinfoVtlChange {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            operation_code: u16::from_le_bytes(get::<0, 2, _>(bytes)),
            service_code: u16::from_le_bytes(get::<2, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 2, _>(&mut bytes, self.operation_code.to_le_bytes());
        put::<2, 2, _>(&mut bytes, self.service_code.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_vtl_change::V5_0;
}

fixed_record!(PerfinfoVtlChange, PerfinfoVtlChangeView, 4, "PERFINFO_VTL_CHANGE");
getters! {
    self PerfinfoVtlChangeView "PerfinfoVtlChangeView" {
        /// `USHORT OperationCode`, at 0x00.
        operation_code: u16 = u16::from_le_bytes(get::<0, 2, _>(self.fixed));
        /// `USHORT ServiceCode`, at 0x02.
        service_code: u16 = u16::from_le_bytes(get::<2, 2, _>(self.fixed));
    }
}
