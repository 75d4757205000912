// Generated from spec/structs/ETW_CPU_CACHE_FLUSH_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CPU_CACHE_FLUSH_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Processor caches were flushed.
///
/// In C: `ETW_CPU_CACHE_FLUSH_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CPU_CACHE_FLUSH_EVENT")]
pub struct EtwCpuCacheFlushEventX64 {
    /// `PVOID Address`, at 0x00. Where the flushed memory begins.
    pub address: u64,
    /// `SIZE_T Bytes`, at 0x08. Unit: bytes.
    pub bytes: u64,
    /// `BOOLEAN Clean`, at 0x10. What it is for is not known.
    pub clean: u8,
    /// `BOOLEAN FullFlush`, at 0x11. Whether the whole cache was flushed.
    pub full_flush: u8,
    /// `BOOLEAN Rectangle`, at 0x12. What it is for is not known.
    pub rectangle: u8,
    /// `BOOLEAN Reserved0`, at 0x13. What it is for is not known.
    pub reserved0: u8,
    /// `ULONG Reserved1`, at 0x14. What it is for is not known.
    pub reserved1: u32,
}

impl EtwCpuCacheFlushEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            address: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            bytes: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            clean: u8::from_le_bytes(get::<16, 1, _>(bytes)),
            full_flush: u8::from_le_bytes(get::<17, 1, _>(bytes)),
            rectangle: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<19, 1, _>(bytes)),
            reserved1: u32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.address.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.bytes.to_le_bytes());
        put::<16, 1, _>(&mut bytes, self.clean.to_le_bytes());
        put::<17, 1, _>(&mut bytes, self.full_flush.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.rectangle.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.reserved1.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_cpu_cache_flush_event::V5_0X64;
}

fixed_record!(EtwCpuCacheFlushEventX64, EtwCpuCacheFlushEventX64View, 24, "ETW_CPU_CACHE_FLUSH_EVENT");
getters! {
    self EtwCpuCacheFlushEventX64View "EtwCpuCacheFlushEventX64View" {
        /// `PVOID Address`, at 0x00.
        address: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `SIZE_T Bytes`, at 0x08.
        bytes: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `BOOLEAN Clean`, at 0x10.
        clean: u8 = u8::from_le_bytes(get::<16, 1, _>(self.fixed));
        /// `BOOLEAN FullFlush`, at 0x11.
        full_flush: u8 = u8::from_le_bytes(get::<17, 1, _>(self.fixed));
        /// `BOOLEAN Rectangle`, at 0x12.
        rectangle: u8 = u8::from_le_bytes(get::<18, 1, _>(self.fixed));
        /// `BOOLEAN Reserved0`, at 0x13.
        reserved0: u8 = u8::from_le_bytes(get::<19, 1, _>(self.fixed));
        /// `ULONG Reserved1`, at 0x14.
        reserved1: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
