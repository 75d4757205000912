// Generated from spec/structs/PERFINFO_DRIVER_COMPLETIONROUTINE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DRIVER_COMPLETIONROUTINE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A driver's completion routine is called.
///
/// In C: `PERFINFO_DRIVER_COMPLETIONROUTINE`, 0x14 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DRIVER_COMPLETIONROUTINE")]
pub struct PerfinfoDriverCompletionroutineX64 {
    /// `PVOID Routine`, at 0x00. The completion routine.
    pub routine: u64,
    /// `PVOID IrpPtr`, at 0x08. The I/O request packet.
    pub irp_ptr: u64,
    /// `ULONG UniqMatchId`, at 0x10. Finds the other events of the request.
    pub uniq_match_id: u32,
}

impl PerfinfoDriverCompletionroutineX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 20]) -> Self {
        Self {
            routine: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            irp_ptr: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            uniq_match_id: u32::from_le_bytes(get::<16, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 20] {
        let mut bytes = [0; 20];
        put::<0, 8, _>(&mut bytes, self.routine.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.irp_ptr.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.uniq_match_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_driver_completionroutine::V5_0X64;
}

fixed_record!(PerfinfoDriverCompletionroutineX64, PerfinfoDriverCompletionroutineX64View, 20, "PERFINFO_DRIVER_COMPLETIONROUTINE");
getters! {
    self PerfinfoDriverCompletionroutineX64View "PerfinfoDriverCompletionroutineX64View" {
        /// `PVOID Routine`, at 0x00.
        routine: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID IrpPtr`, at 0x08.
        irp_ptr: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG UniqMatchId`, at 0x10.
        uniq_match_id: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
    }
}
