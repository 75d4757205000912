// Generated from spec/structs/ETW_UMS_EVENT_PARK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_PARK in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread that user mode schedules (UMS) was parked in the kernel.
///
/// In C: `ETW_UMS_EVENT_PARK`, 0xc bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_PARK")]
pub struct EtwUmsEventPark {
    /// `ULONG ProcessId`, at 0x00.
    pub process_id: u32,
    /// `ULONG ScheduledThreadId`, at 0x04.
    pub scheduled_thread_id: u32,
    /// `ULONG ParkFlags`, at 0x08.
    pub park_flags: crate::payloads::scheduler::UmsEtwPark,
}

impl EtwUmsEventPark {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            process_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            park_flags: crate::payloads::scheduler::UmsEtwPark::from_le(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.park_flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_park::V5_0;
}

fixed_record!(EtwUmsEventPark, EtwUmsEventParkView, 12, "ETW_UMS_EVENT_PARK");
getters! {
    self EtwUmsEventParkView "EtwUmsEventParkView" {
        /// `ULONG ProcessId`, at 0x00.
        process_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ScheduledThreadId`, at 0x04.
        scheduled_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG ParkFlags`, at 0x08.
        park_flags: crate::payloads::scheduler::UmsEtwPark = crate::payloads::scheduler::UmsEtwPark::from_le(get::<8, 4, _>(self.fixed));
    }
}
