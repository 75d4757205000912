// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_EXPIRATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A timer of a thread pool expires.
///
/// In C: `ETW_TP_EVENT_TIMER_EXPIRATION`, 0x40 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_EXPIRATION")]
pub struct EtwTpEventTimerExpirationX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LONG64 DueTime`, at 0x20.
    pub due_time: i64,
    /// `PVOID SubQueue`, at 0x28. The queue that has the timer.
    pub sub_queue: u64,
    /// `PVOID Timer`, at 0x30.
    pub timer: u64,
    /// `ULONG Period`, at 0x38.
    pub period: u32,
    /// `ULONG WindowLength`, at 0x3C. How late the timer may expire.
    pub window_length: u32,
}

impl EtwTpEventTimerExpirationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            due_time: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_queue: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            timer: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            period: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            window_length: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.timer.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.window_length.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_expiration::V5_0X64;
}

fixed_record!(EtwTpEventTimerExpirationX64, EtwTpEventTimerExpirationX64View, 64, "ETW_TP_EVENT_TIMER_EXPIRATION");
getters! {
    self EtwTpEventTimerExpirationX64View "EtwTpEventTimerExpirationX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `LONG64 DueTime`, at 0x20.
        due_time: i64 = i64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID SubQueue`, at 0x28.
        sub_queue: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID Timer`, at 0x30.
        timer: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `ULONG Period`, at 0x38.
        period: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG WindowLength`, at 0x3C.
        window_length: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    }
}
