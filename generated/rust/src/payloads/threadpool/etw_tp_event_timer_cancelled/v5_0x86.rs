// Generated from spec/structs/ETW_TP_EVENT_TIMER_CANCELLED.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_CANCELLED in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A timer of a thread pool was cancelled.
///
/// In C: `ETW_TP_EVENT_TIMER_CANCELLED`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_CANCELLED")]
pub struct EtwTpEventTimerCancelledX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue that has the timer.
    pub sub_queue: u32,
    /// `PVOID Timer`, at 0x24.
    pub timer: u32,
}

impl EtwTpEventTimerCancelledX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            sub_queue: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            timer: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.timer.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_cancelled::V5_0X86;
}

fixed_record!(EtwTpEventTimerCancelledX86, EtwTpEventTimerCancelledX86View, 40, "ETW_TP_EVENT_TIMER_CANCELLED");
getters! {
    self EtwTpEventTimerCancelledX86View "EtwTpEventTimerCancelledX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x20.
        sub_queue: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `PVOID Timer`, at 0x24.
        timer: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
