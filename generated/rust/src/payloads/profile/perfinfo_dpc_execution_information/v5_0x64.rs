// Generated from spec/structs/PERFINFO_DPC_EXECUTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_EXECUTION_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A deferred procedure call is executed.
///
/// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
pub struct PerfinfoDpcExecutionInformationX64 {
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    pub dpc_routine: u64,
    /// `ULONG_PTR Key`, at 0x08. Finds the event of the queueing.
    pub key: u64,
}

impl PerfinfoDpcExecutionInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            dpc_routine: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.dpc_routine.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_execution_information::V5_0X64;
}

fixed_record!(PerfinfoDpcExecutionInformationX64, PerfinfoDpcExecutionInformationX64View, 16, "PERFINFO_DPC_EXECUTION_INFORMATION");
getters! {
    self PerfinfoDpcExecutionInformationX64View "PerfinfoDpcExecutionInformationX64View" {
        /// `PVOID DpcRoutine`, at 0x00.
        dpc_routine: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR Key`, at 0x08.
        key: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
