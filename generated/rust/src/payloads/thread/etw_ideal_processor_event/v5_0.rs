// Generated from spec/structs/ETW_IDEAL_PROCESSOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_IDEAL_PROCESSOR_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread's ideal processor was changed.
///
/// In C: `ETW_IDEAL_PROCESSOR_EVENT`, 0xc bytes. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_IDEAL_PROCESSOR_EVENT")]
pub struct EtwIdealProcessorEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `ULONG OldIdealProcessor`, at 0x04.
    pub old_ideal_processor: u32,
    /// `ULONG NewIdealProcessor`, at 0x08.
    pub new_ideal_processor: u32,
}

impl EtwIdealProcessorEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_ideal_processor: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            new_ideal_processor: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.old_ideal_processor.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.new_ideal_processor.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ideal_processor_event::V5_0;
}

fixed_record!(EtwIdealProcessorEvent, EtwIdealProcessorEventView, 12, "ETW_IDEAL_PROCESSOR_EVENT");
getters! {
    self EtwIdealProcessorEventView "EtwIdealProcessorEventView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG OldIdealProcessor`, at 0x04.
        old_ideal_processor: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG NewIdealProcessor`, at 0x08.
        new_ideal_processor: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
