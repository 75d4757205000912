// Generated from spec/structs/ETW_POOL_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_POOL_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Memory was allocated from a pool, or freed.
///
/// In C: `ETW_POOL_EVENT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_POOL_EVENT")]
pub struct EtwPoolEventX86 {
    /// `ULONG PoolType`, at 0x00. A value of the documented POOL_TYPE; 0x10000000 marks a big allocation for the trace only.
    pub pool_type: u32,
    /// `ULONG Tag`, at 0x04. The allocation's tag, four characters.
    pub tag: u32,
    /// `SIZE_T NumberOfBytes`, at 0x08. Unit: bytes.
    pub number_of_bytes: u32,
    /// `PVOID Entry`, at 0x0C. The allocation.
    pub entry: u32,
}

impl EtwPoolEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            pool_type: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            tag: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            number_of_bytes: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            entry: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.pool_type.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.tag.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.number_of_bytes.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.entry.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_pool_event::V5_0X86;
}

fixed_record!(EtwPoolEventX86, EtwPoolEventX86View, 16, "ETW_POOL_EVENT");
getters! {
    self EtwPoolEventX86View "EtwPoolEventX86View" {
        /// `ULONG PoolType`, at 0x00.
        pool_type: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Tag`, at 0x04.
        tag: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `SIZE_T NumberOfBytes`, at 0x08.
        number_of_bytes: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `PVOID Entry`, at 0x0C.
        entry: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
