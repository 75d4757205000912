// Generated from spec/structs/CritSecInit.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CritSecInit in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A critical section was initialized.
///
/// In C: `CritSecInit`, 0x8 bytes. Releases 5.0+ with 32 bit pointers.
///
/// ETW_CRITSEC_EVENT_INIT is the same with the trace header.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CritSecInit")]
pub struct CritSecInitX86 {
    /// `ULONG_PTR SpinCount`, at 0x00. How often it may spin.
    pub spin_count: u32,
    /// `PVOID CritSecAddr`, at 0x04. The critical section.
    pub crit_sec_addr: u32,
}

impl CritSecInitX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            spin_count: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            crit_sec_addr: u32::from_le_bytes(get::<4, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.crit_sec_addr.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::crit_sec_init::V5_0X86;
}

fixed_record!(CritSecInitX86, CritSecInitX86View, 8, "CritSecInit");
getters! {
    self CritSecInitX86View "CritSecInitX86View" {
        /// `ULONG_PTR SpinCount`, at 0x00.
        spin_count: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `PVOID CritSecAddr`, at 0x04.
        crit_sec_addr: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
    }
}
