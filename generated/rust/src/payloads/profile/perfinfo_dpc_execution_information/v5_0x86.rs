// Generated from spec/structs/PERFINFO_DPC_EXECUTION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DPC_EXECUTION_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A deferred procedure call is executed.
///
/// In C: `PERFINFO_DPC_EXECUTION_INFORMATION`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DPC_EXECUTION_INFORMATION")]
pub struct PerfinfoDpcExecutionInformationX86 {
    /// `PVOID DpcRoutine`, at 0x00. The routine.
    pub dpc_routine: u32,
    /// `ULONG_PTR Key`, at 0x04. Finds the event of the queueing.
    pub key: u32,
}

impl PerfinfoDpcExecutionInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            dpc_routine: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            key: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.dpc_routine.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_dpc_execution_information::V5_0X86;
}

fixed_record!(PerfinfoDpcExecutionInformationX86, PerfinfoDpcExecutionInformationX86View, 8, "PERFINFO_DPC_EXECUTION_INFORMATION");
getters! {
    self PerfinfoDpcExecutionInformationX86View "PerfinfoDpcExecutionInformationX86View" {
        /// `PVOID DpcRoutine`, at 0x00.
        dpc_routine: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR Key`, at 0x04.
        key: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
