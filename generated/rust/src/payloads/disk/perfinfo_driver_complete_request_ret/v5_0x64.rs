// Generated from spec/structs/PERFINFO_DRIVER_COMPLETE_REQUEST_RET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_COMPLETE_REQUEST_RET in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The completion of an I/O request is done.
///
/// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST_RET`, 0xc bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST_RET")]
pub struct PerfinfoDriverCompleteRequestRetX64 {
    /// `PVOID Irp`, at 0x00. The I/O request packet.
    pub irp: u64,
    /// `ULONG UniqMatchId`, at 0x08. Finds, with Irp, the event of the call.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverCompleteRequestRetX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            irp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_complete_request_ret::V5_0X64;
}

fixed_record!(PerfinfoDriverCompleteRequestRetX64, PerfinfoDriverCompleteRequestRetX64View, 12, "PERFINFO_DRIVER_COMPLETE_REQUEST_RET");
getters! {
    self PerfinfoDriverCompleteRequestRetX64View "PerfinfoDriverCompleteRequestRetX64View" {
        /// `PVOID Irp`, at 0x00.
        irp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x08.
        uniq_match_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
