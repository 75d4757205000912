// Generated from spec/structs/WMI_DELAY_EXECUTION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_DELAY_EXECUTION in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread delays its execution.
///
/// In C: `WMI_DELAY_EXECUTION`, 0x10 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - In which unit Delta counts.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_DELAY_EXECUTION")]
pub struct WmiDelayExecution {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_04: Bytes<4>,
    /// `ULONGLONG Delta`, at 0x08. How long.
    pub delta: u64,
}

impl WmiDelayExecution {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            padding_04: Bytes(get::<4, 4, _>(bytes)),
            delta: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.padding_04.0);
        put::<8, 8, _>(&mut bytes, self.delta.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_delay_execution::V5_0;
}

fixed_record!(WmiDelayExecution, WmiDelayExecutionView, 16, "WMI_DELAY_EXECUTION");
getters! {
    self WmiDelayExecutionView "WmiDelayExecutionView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONGLONG Delta`, at 0x08.
        delta: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
