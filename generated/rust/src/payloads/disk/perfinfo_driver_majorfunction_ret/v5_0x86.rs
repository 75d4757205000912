// Generated from spec/structs/PERFINFO_DRIVER_MAJORFUNCTION_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_MAJORFUNCTION_RET in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver's dispatch routine returned.
///
/// In C: `PERFINFO_DRIVER_MAJORFUNCTION_RET`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_MAJORFUNCTION_RET")]
pub struct PerfinfoDriverMajorfunctionRetX86 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u32,
    /// `ULONG UniqMatchId`, at 0x04. Finds the event of the call.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverMajorfunctionRetX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            irp: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_majorfunction_ret::V5_0X86;
}

fixed_record!(PerfinfoDriverMajorfunctionRetX86, PerfinfoDriverMajorfunctionRetX86View, 8, "PERFINFO_DRIVER_MAJORFUNCTION_RET");
getters! {
    self PerfinfoDriverMajorfunctionRetX86View "PerfinfoDriverMajorfunctionRetX86View" {
        /// `PVOID Irp`, at 0x00.
        irp: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x04.
        uniq_match_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
