// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread pool begins to let those timers of a queue expire that are due.
///
/// In C: `ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN`, 0x24 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN")]
pub struct EtwTpEventTimerExpirationBeginX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID SubQueue`, at 0x20. The queue.
    pub sub_queue: u32,
}

impl EtwTpEventTimerExpirationBeginX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            sub_queue: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.sub_queue.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_expiration_begin::V5_0X86;
}

fixed_record!(EtwTpEventTimerExpirationBeginX86, EtwTpEventTimerExpirationBeginX86View, 36, "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN");
getters! {
    self EtwTpEventTimerExpirationBeginX86View "EtwTpEventTimerExpirationBeginX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x20.
        sub_queue: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
