// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CPU_CACHE_FLUSH_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Processor caches were flushed.
///
/// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
pub struct EtwCpuCacheFlushEventX86 {
    /// `PVOID Address`, at 0x00. Where the flushed memory begins.
    pub address: u32,
    /// `SIZE_T Bytes`, at 0x04. Unit: bytes.
    pub bytes: u32,
    /// `BOOLEAN Clean`, at 0x08. What it is for is not known.
    pub clean: u8,
    /// `BOOLEAN FullFlush`, at 0x09. Whether the whole cache was flushed.
    pub full_flush: u8,
    /// `BOOLEAN Rectangle`, at 0x0A. What it is for is not known.
    pub rectangle: u8,
    /// `BOOLEAN Reserved0`, at 0x0B. What it is for is not known.
    pub reserved0: u8,
    /// `ULONG Reserved1`, at 0x0C. What it is for is not known.
    pub reserved1: u32,
}

impl EtwCpuCacheFlushEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            bytes: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            clean: u8::from_le_bytes(get::<8, 1, _>(bytes)),
            full_flush: u8::from_le_bytes(get::<9, 1, _>(bytes)),
            rectangle: u8::from_le_bytes(get::<10, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<11, 1, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.address.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.bytes.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.clean.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.full_flush.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.rectangle.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.reserved1.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_cpu_cache_flush_event::V5_0X86;
}

fixed_record!(EtwCpuCacheFlushEventX86, EtwCpuCacheFlushEventX86View, 16, "ETW_CPU_CACHE_FLUSH_EVENT");
getters! {
    self EtwCpuCacheFlushEventX86View "EtwCpuCacheFlushEventX86View" {
        /// `PVOID Address`, at 0x00.
        address: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `SIZE_T Bytes`, at 0x04.
        bytes: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `BOOLEAN Clean`, at 0x08.
        clean: u8 = u8::from_le_bytes(get::<8, 1, _>(self.fixed));
        /// `BOOLEAN FullFlush`, at 0x09.
        full_flush: u8 = u8::from_le_bytes(get::<9, 1, _>(self.fixed));
        /// `BOOLEAN Rectangle`, at 0x0A.
        rectangle: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `BOOLEAN Reserved0`, at 0x0B.
        reserved0: u8 = u8::from_le_bytes(get::<11, 1, _>(self.fixed));
        /// `ULONG Reserved1`, at 0x0C.
        reserved1: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
