// Generated from spec/structs/ETW_TP_EVENT_TIMER_SET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_SET in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A timer of a thread pool was set.
///
/// In C: `ETW_TP_EVENT_TIMER_SET`, 0x44 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_SET")]
pub struct EtwTpEventTimerSetX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LONG64 DueTime`, at 0x20.
    pub due_time: i64,
    /// `PVOID SubQueue`, at 0x28. The queue that the timer is put into.
    pub sub_queue: u64,
    /// `PVOID Timer`, at 0x30.
    pub timer: u64,
    /// `ULONG Period`, at 0x38.
    pub period: u32,
    /// `ULONG WindowLength`, at 0x3C. How late the timer may expire, so that it can be coalesced with others.
    pub window_length: u32,
    /// `ULONG Absolute`, at 0x40. Whether DueTime is an absolute time; otherwise it counts from now.
    pub absolute: u32,
}

impl EtwTpEventTimerSetX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 68]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            due_time: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_queue: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            timer: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            period: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            window_length: u32::from_le_bytes(get::<60, 4, _>(bytes)),
            absolute: u32::from_le_bytes(get::<64, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.timer.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.window_length.to_le_bytes());
        put::<64, 4, _>(&mut bytes, self.absolute.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_set::V5_0X64;
}

fixed_record!(EtwTpEventTimerSetX64, EtwTpEventTimerSetX64View, 68, "ETW_TP_EVENT_TIMER_SET");
getters! {
    self EtwTpEventTimerSetX64View "EtwTpEventTimerSetX64View" {
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
        /// `ULONG Absolute`, at 0x40.
        absolute: u32 = u32::from_le_bytes(get::<64, 4, _>(self.fixed));
    }
}
