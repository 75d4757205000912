// Generated from spec/structs/Process_Terminate_TypeGroup1.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Process_Terminate_TypeGroup1 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A process is asked to end.
///
/// In C: `Process_Terminate_TypeGroup1`, 0x4 bytes. Releases 5.0+.
///
/// Source: Airbus CERT, *etl.parsers.kernel*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "Process_Terminate_TypeGroup1")]
pub struct ProcessTerminateTypeGroup1 {
    /// `ULONG ProcessId`, at 0x00. The process.
    pub process_id: u32,
}

impl ProcessTerminateTypeGroup1 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::process_terminate_type_group1::V5_0;
}

fixed_record!(ProcessTerminateTypeGroup1, ProcessTerminateTypeGroup1View, 4, "Process_Terminate_TypeGroup1");
getters! {
    self ProcessTerminateTypeGroup1View "ProcessTerminateTypeGroup1View" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
