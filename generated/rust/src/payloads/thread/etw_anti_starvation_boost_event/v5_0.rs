// Generated from spec/structs/ETW_ANTI_STARVATION_BOOST_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_ANTI_STARVATION_BOOST_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The balance-set manager boosted a thread that had not executed for long.
///
/// In C: `ETW_ANTI_STARVATION_BOOST_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_ANTI_STARVATION_BOOST_EVENT")]
pub struct EtwAntiStarvationBoostEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `USHORT ProcessorIndex`, at 0x04.
    pub processor_index: u16,
    /// `SCHAR OldPriority`, at 0x06. The thread's priority before.
    pub old_priority: i8,
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    pub spare_byte: u8,
}

impl EtwAntiStarvationBoostEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            processor_index: u16::from_le_bytes(get::<4, 2, _>(bytes)),
            old_priority: i8::from_le_bytes(get::<6, 1, _>(bytes)),
            spare_byte: u8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 2, _>(&mut bytes, self.processor_index.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.old_priority.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.spare_byte.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_anti_starvation_boost_event::V5_0;
}

fixed_record!(EtwAntiStarvationBoostEvent, EtwAntiStarvationBoostEventView, 8, "ETW_ANTI_STARVATION_BOOST_EVENT");
getters! {
    self EtwAntiStarvationBoostEventView "EtwAntiStarvationBoostEventView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `USHORT ProcessorIndex`, at 0x04.
        processor_index: u16 = u16::from_le_bytes(get::<4, 2, _>(self.fixed));
        /// `SCHAR OldPriority`, at 0x06.
        old_priority: i8 = i8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `UCHAR SpareByte`, at 0x07.
        spare_byte: u8 = u8::from_le_bytes(get::<7, 1, _>(self.fixed));
    }
}
