// Generated from spec/structs/PERFINFO_SYSCALL_ENTER_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSCALL_ENTER_DATA in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A system call is entered.
///
/// In C: `PERFINFO_SYSCALL_ENTER_DATA`, 0x8 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSCALL_ENTER_DATA")]
pub struct PerfinfoSyscallEnterDataX64 {
    /// `PVOID SysCallAddr`, at 0x00. The system service's routine.
    pub sys_call_addr: u64,
}

impl PerfinfoSyscallEnterDataX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            sys_call_addr: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.sys_call_addr.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_syscall_enter_data::V5_0X64;
}

fixed_record!(PerfinfoSyscallEnterDataX64, PerfinfoSyscallEnterDataX64View, 8, "PERFINFO_SYSCALL_ENTER_DATA");
getters! {
    self PerfinfoSyscallEnterDataX64View "PerfinfoSyscallEnterDataX64View" {
        /// `PVOID SysCallAddr`, at 0x00.
        sys_call_addr: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
    }
}
