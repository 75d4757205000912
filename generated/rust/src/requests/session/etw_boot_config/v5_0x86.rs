// Generated from spec/structs/ETW_BOOT_CONFIG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_BOOT_CONFIG in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The sessions that start when the system boots.
///
/// In C: `ETW_BOOT_CONFIG`, 0x10 bytes. Releases 5.0+ with 32 bit pointers.
///
/// It is the kernel's own, in memory only.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_BOOT_CONFIG")]
pub struct EtwBootConfigX86 {
    /// `ULONG MaxLoggers`, at 0x00.
    pub max_loggers: u32,
    /// `ULONG Reserved`, at 0x04. What it is for is not known.
    pub reserved: u32,
    /// `LIST_ENTRY BootLoggersList`, at 0x08.
    pub boot_loggers_list: crate::buffers::ListEntryX86,
}

impl EtwBootConfigX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            max_loggers: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            reserved: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            boot_loggers_list: crate::buffers::ListEntryX86::from_bytes(part::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.max_loggers.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.boot_loggers_list.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_boot_config::V5_0X86;
}

fixed_record!(EtwBootConfigX86, EtwBootConfigX86View, 16, "ETW_BOOT_CONFIG");
getters! {
    self EtwBootConfigX86View "EtwBootConfigX86View" {
        /// `ULONG MaxLoggers`, at 0x00.
        max_loggers: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG Reserved`, at 0x04.
        reserved: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `LIST_ENTRY BootLoggersList`, at 0x08.
        boot_loggers_list: crate::buffers::ListEntryX86View<'a> = crate::buffers::ListEntryX86View::from_bytes(part::<8, 8, _>(self.fixed));
    }
}
