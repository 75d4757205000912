// Generated from spec/structs/PERFINFO_SYSCALL_EXIT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSCALL_EXIT_DATA in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A system call returns.
///
/// In C: `PERFINFO_SYSCALL_EXIT_DATA`, 0x4 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSCALL_EXIT_DATA")]
pub struct PerfinfoSyscallExitData {
    /// `NTSTATUS ReturnValue`, at 0x00.
    pub return_value: crate::common::Ntstatus,
}

impl PerfinfoSyscallExitData {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            return_value: crate::common::Ntstatus::from_le(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.return_value.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_syscall_exit_data::V5_0;
}

fixed_record!(PerfinfoSyscallExitData, PerfinfoSyscallExitDataView, 4, "PERFINFO_SYSCALL_EXIT_DATA");
getters! {
    self PerfinfoSyscallExitDataView "PerfinfoSyscallExitDataView" {
        /// `NTSTATUS ReturnValue`, at 0x00.
        return_value: crate::common::Ntstatus = crate::common::Ntstatus::from_le(get::<0, 4, _>(self.fixed));
    }
}
