// Generated from spec/structs/PERFINFO_DEBUG_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_DEBUG_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A debug event was received, or the debugged process goes on.
///
/// In C: `PERFINFO_DEBUG_EVENT`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_DEBUG_EVENT")]
pub struct PerfinfoDebugEvent {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `PERFINFO_DEBUG_EVENT_REASON Reason`, at 0x08.
    pub reason: crate::payloads::process::PerfinfoDebugEventReason,
}

impl PerfinfoDebugEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            reason: crate::payloads::process::PerfinfoDebugEventReason::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.reason.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_debug_event::V5_0;
}

fixed_record!(PerfinfoDebugEvent, PerfinfoDebugEventView, 12, "PERFINFO_DEBUG_EVENT");
getters! {
    self PerfinfoDebugEventView "PerfinfoDebugEventView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `PERFINFO_DEBUG_EVENT_REASON Reason`, at 0x08.
        reason: crate::payloads::process::PerfinfoDebugEventReason = crate::payloads::process::PerfinfoDebugEventReason::from_le(get::<8, 4, _>(self.fixed));
    }
}
