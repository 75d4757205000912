// Generated from spec/structs/ETW_TP_EVENT_TIMER_SET_NTTIMER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_SET_NTTIMER in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread pool set the system's timer for a queue of its own timers.
///
/// In C: `ETW_TP_EVENT_TIMER_SET_NTTIMER`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_SET_NTTIMER")]
pub struct EtwTpEventTimerSetNttimerX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LONG64 DueTime`, at 0x20.
    pub due_time: i64,
    /// `PVOID SubQueue`, at 0x28. The queue.
    pub sub_queue: u32,
    /// `ULONG TolerableDelay`, at 0x2C. How late the timer may expire.
    pub tolerable_delay: u32,
}

impl EtwTpEventTimerSetNttimerX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            due_time: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_queue: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            tolerable_delay: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.tolerable_delay.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_set_nttimer::V5_0X86;
}

fixed_record!(EtwTpEventTimerSetNttimerX86, EtwTpEventTimerSetNttimerX86View, 48, "ETW_TP_EVENT_TIMER_SET_NTTIMER");
getters! {
    self EtwTpEventTimerSetNttimerX86View "EtwTpEventTimerSetNttimerX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LONG64 DueTime`, at 0x20.
        due_time: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x28.
        sub_queue: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG TolerableDelay`, at 0x2C.
        tolerable_delay: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
