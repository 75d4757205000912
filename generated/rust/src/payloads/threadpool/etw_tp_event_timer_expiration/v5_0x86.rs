// Generated from spec/structs/ETW_TP_EVENT_TIMER_EXPIRATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_TIMER_EXPIRATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A timer of a thread pool expires.
///
/// In C: `ETW_TP_EVENT_TIMER_EXPIRATION`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x20 | SYSTEM_TRACE_HEADER | `Header` |
/// | 0x20 | 0x8 | LONG64 | `DueTime` |
/// | 0x28 | 0x4 | PVOID | `SubQueue` |
/// | 0x2c | 0x4 | PVOID | `Timer` |
/// | 0x30 | 0x4 | ULONG | `Period` |
/// | 0x34 | 0x4 | ULONG | `WindowLength` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_TIMER_EXPIRATION")]
pub struct EtwTpEventTimerExpirationX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `LONG64 DueTime`, at 0x20.
    pub due_time: i64,
    /// `PVOID SubQueue`, at 0x28. The queue that has the timer.
    pub sub_queue: u32,
    /// `PVOID Timer`, at 0x2C.
    pub timer: u32,
    /// `ULONG Period`, at 0x30.
    pub period: u32,
    /// `ULONG WindowLength`, at 0x34. How late the timer may expire.
    pub window_length: u32,
}
impl EtwTpEventTimerExpirationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(
                part::<0, 32, _>(bytes),
            ),
            due_time: i64::from_le_bytes(get::<32, 8, _>(bytes)),
            sub_queue: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            timer: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            period: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            window_length: u32::from_le_bytes(get::<52, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.sub_queue.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.timer.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.window_length.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_timer_expiration::V5_0X86;
}
fixed_record!(
    EtwTpEventTimerExpirationX86, EtwTpEventTimerExpirationX86View, 56,
    "ETW_TP_EVENT_TIMER_EXPIRATION"
);
impl<'a> EtwTpEventTimerExpirationX86View<'a> {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    #[inline]
    pub fn header(&self) -> crate::headers::SystemTraceHeaderView<'a> {
        crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed))
    }
    /// `LONG64 DueTime`, at 0x20.
    #[inline]
    pub fn due_time(&self) -> i64 {
        i64::from_le_bytes(get::<32, 8, _>(self.fixed))
    }
    /// `PVOID SubQueue`, at 0x28. The queue that has the timer.
    #[inline]
    pub fn sub_queue(&self) -> u32 {
        u32::from_le_bytes(get::<40, 4, _>(self.fixed))
    }
    /// `PVOID Timer`, at 0x2C.
    #[inline]
    pub fn timer(&self) -> u32 {
        u32::from_le_bytes(get::<44, 4, _>(self.fixed))
    }
    /// `ULONG Period`, at 0x30.
    #[inline]
    pub fn period(&self) -> u32 {
        u32::from_le_bytes(get::<48, 4, _>(self.fixed))
    }
    /// `ULONG WindowLength`, at 0x34. How late the timer may expire.
    #[inline]
    pub fn window_length(&self) -> u32 {
        u32::from_le_bytes(get::<52, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTpEventTimerExpirationX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTpEventTimerExpirationX86View");
        out.field("header", &self.header());
        out.field("due_time", &self.due_time());
        out.field("sub_queue", &self.sub_queue());
        out.field("timer", &self.timer());
        out.field("period", &self.period());
        out.field("window_length", &self.window_length());
        out.finish()
    }
}
