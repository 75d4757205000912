// Generated from spec/structs/ETW_TP_EVENT_TIMER_CANCEL_NTTIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_CANCEL_NTTIMER in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread pool cancelled the system's timer for a queue of its own timers.
///
/// In C: `ETW_TP_EVENT_TIMER_CANCEL_NTTIMER`, 0x28 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER")]
pub struct EtwTpEventTimerCancelNttimerX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue.
    pub sub_queue: u64,
}

impl EtwTpEventTimerCancelNttimerX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            sub_queue: u64::from_le_bytes(get::<32, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.sub_queue.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_cancel_nttimer::V5_0X64;
}

fixed_record!(EtwTpEventTimerCancelNttimerX64, EtwTpEventTimerCancelNttimerX64View, 40, "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER");
getters! {
    self EtwTpEventTimerCancelNttimerX64View "EtwTpEventTimerCancelNttimerX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x20.
        sub_queue: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
    }
}
