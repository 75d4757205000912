// Generated from spec/structs/PERFINFO_DPC_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A deferred procedure call was executed.
///
/// In C: `PERFINFO_DPC_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_INFORMATION")]
pub struct PerfinfoDpcInformationX64 {
    /// `ULONGLONG InitialTime`, at 0x00. When it began, by the session's clock; the event's own time is when it ended.
    pub initial_time: u64,
    /// `PVOID DpcRoutine`, at 0x08. The routine.
    pub dpc_routine: u64,
}

impl PerfinfoDpcInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            initial_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            dpc_routine: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.initial_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.dpc_routine.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_information::V5_0X64;
}

fixed_record!(PerfinfoDpcInformationX64, PerfinfoDpcInformationX64View, 16, "PERFINFO_DPC_INFORMATION");
getters! {
    self PerfinfoDpcInformationX64View "PerfinfoDpcInformationX64View" {
        /// `ULONGLONG InitialTime`, at 0x00.
        initial_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `PVOID DpcRoutine`, at 0x08.
        dpc_routine: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
