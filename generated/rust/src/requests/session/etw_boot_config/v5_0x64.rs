// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BOOT_CONFIG in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The sessions that start when the system boots.
///
/// In C: `ETW_BOOT_CONFIG`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// It is the kernel's own, in memory only.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_BOOT_CONFIG")]
pub struct EtwBootConfigX64 {
    /// `ULONG MaxLoggers`, at 0x00.
    pub max_loggers: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
    /// `LIST_ENTRY BootLoggersList`, at 0x08.
    pub boot_loggers_list: crate::buffers::ListEntryX64,
}

impl EtwBootConfigX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            max_loggers: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            boot_loggers_list: crate::buffers::ListEntryX64::from_bytes(part::<8, 16, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.max_loggers.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 16, _>(&mut bytes, self.boot_loggers_list.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_boot_config::V5_0X64;
}

fixed_record!(EtwBootConfigX64, EtwBootConfigX64View, 24, "ETW_BOOT_CONFIG");
getters! {
    self EtwBootConfigX64View "EtwBootConfigX64View" {
        /// `ULONG MaxLoggers`, at 0x00.
        max_loggers: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LIST_ENTRY BootLoggersList`, at 0x08.
        boot_loggers_list: crate::buffers::ListEntryX64View<'a> = crate::buffers::ListEntryX64View::from_bytes(part::<8, 16, _>(self.fixed));
    }
}
