// Generated from spec/structs/PERFINFO_DRIVER_COMPLETE_REQUEST.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_COMPLETE_REQUEST in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver completes an I/O request.
///
/// In C: `PERFINFO_DRIVER_COMPLETE_REQUEST`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_COMPLETE_REQUEST")]
pub struct PerfinfoDriverCompleteRequestX86 {
    /// `PVOID RoutineAddr`, at 0x00. The dispatch routine of the driver whose stack location was current, which tells which driver completes the request.
    pub routine_addr: u32,
    /// `PVOID Irp`, at 0x04. The I/O request packet.
    pub irp: u32,
    /// `ULONG UniqMatchId`, at 0x08. Finds, with Irp, the event of the return.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverCompleteRequestX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            routine_addr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            irp: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.routine_addr.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.irp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_complete_request::V5_0X86;
}

fixed_record!(PerfinfoDriverCompleteRequestX86, PerfinfoDriverCompleteRequestX86View, 12, "PERFINFO_DRIVER_COMPLETE_REQUEST");
getters! {
    self PerfinfoDriverCompleteRequestX86View "PerfinfoDriverCompleteRequestX86View" {
        /// `PVOID RoutineAddr`, at 0x00.
        routine_addr: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID Irp`, at 0x04.
        irp: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x08.
        uniq_match_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
