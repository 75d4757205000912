// Generated from spec/structs/PERFINFO_SYSCALL_ENTER_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SYSCALL_ENTER_DATA in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A system call is entered.
///
/// In C: `PERFINFO_SYSCALL_ENTER_DATA`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SYSCALL_ENTER_DATA")]
pub struct PerfinfoSyscallEnterDataX86 {
    /// `PVOID SysCallAddr`, at 0x00. The system service's routine.
    pub sys_call_addr: u32,
}

impl PerfinfoSyscallEnterDataX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            sys_call_addr: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.sys_call_addr.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_syscall_enter_data::V5_0X86;
}

fixed_record!(PerfinfoSyscallEnterDataX86, PerfinfoSyscallEnterDataX86View, 4, "PERFINFO_SYSCALL_ENTER_DATA");
getters! {
    self PerfinfoSyscallEnterDataX86View "PerfinfoSyscallEnterDataX86View" {
        /// `PVOID SysCallAddr`, at 0x00.
        sys_call_addr: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
