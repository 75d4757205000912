// Generated from spec/structs/ETW_UMS_EVENT_DIRECTED_SWITCH_START.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_DIRECTED_SWITCH_START in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A switch to a thread that user mode schedules (UMS) begins.
///
/// In C: `ETW_UMS_EVENT_DIRECTED_SWITCH_START`, 0x10 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_DIRECTED_SWITCH_START")]
pub struct EtwUmsEventDirectedSwitchStart {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04. The thread that is switched to.
    pub scheduled_thread_id: u32,
    /// `ULONG PrimaryThreadId`, at 0x08. The thread that schedules it.
    pub primary_thread_id: u32,
    /// `ULONG SwitchFlags`, at 0x0C.
    pub switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchStart,
}

impl EtwUmsEventDirectedSwitchStart {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            primary_thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchStart::from_le(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.primary_thread_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.switch_flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_directed_switch_start::V5_0;
}

fixed_record!(EtwUmsEventDirectedSwitchStart, EtwUmsEventDirectedSwitchStartView, 16, "ETW_UMS_EVENT_DIRECTED_SWITCH_START");
getters! {
    self EtwUmsEventDirectedSwitchStartView "EtwUmsEventDirectedSwitchStartView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ScheduledThreadId`, at 0x04.
        scheduled_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG PrimaryThreadId`, at 0x08.
        primary_thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG SwitchFlags`, at 0x0C.
        switch_flags: crate::payloads::scheduler::UmsEtwDirectedSwitchStart = crate::payloads::scheduler::UmsEtwDirectedSwitchStart::from_le(get::<12, 4, _>(self.fixed));
    }
}
