// Generated from spec/structs/PERFINFO_PROCESS_INSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PROCESS_INSWAP in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A process was brought back into memory.
///
/// In C: `PERFINFO_PROCESS_INSWAP`, 0x10 bytes with one element of its array, 0xc without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PROCESS_INSWAP")]
pub struct PerfinfoProcessInswapX64 {
    /// `ULONG_PTR DirectoryTableBase`, at 0x00. The physical address of the page directory.
    pub directory_table_base: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
}

impl PerfinfoProcessInswapX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            directory_table_base: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 8, _>(&mut bytes, self.directory_table_base.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_process_inswap::V5_0X64;
}

fixed_record!(PerfinfoProcessInswapX64, PerfinfoProcessInswapX64View, 12, "PERFINFO_PROCESS_INSWAP");
getters! {
    self PerfinfoProcessInswapX64View "PerfinfoProcessInswapX64View" {
        /// `ULONG_PTR DirectoryTableBase`, at 0x00.
        directory_table_base: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
