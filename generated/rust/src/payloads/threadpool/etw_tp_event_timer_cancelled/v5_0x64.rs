// Generated from spec/structs/ETW_TP_EVENT_TIMER_CANCELLED.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_CANCELLED in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A timer of a thread pool was cancelled.
///
/// In C: `ETW_TP_EVENT_TIMER_CANCELLED`, 0x30 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_CANCELLED")]
pub struct EtwTpEventTimerCancelledX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue that has the timer.
    pub sub_queue: u64,
    /// `PVOID Timer`, at 0x28.
    pub timer: u64,
}

impl EtwTpEventTimerCancelledX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            sub_queue: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            timer: u64::from_le_bytes(get::<40, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.timer.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_cancelled::V5_0X64;
}

fixed_record!(EtwTpEventTimerCancelledX64, EtwTpEventTimerCancelledX64View, 48, "ETW_TP_EVENT_TIMER_CANCELLED");
getters! {
    self EtwTpEventTimerCancelledX64View "EtwTpEventTimerCancelledX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x20.
        sub_queue: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID Timer`, at 0x28.
        timer: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
    }
}
