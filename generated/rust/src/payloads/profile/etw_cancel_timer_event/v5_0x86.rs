// Generated from spec/structs/ETW_CANCEL_TIMER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CANCEL_TIMER_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A kernel timer was cancelled.
///
/// In C: `ETW_CANCEL_TIMER_EVENT`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG_PTR | `TimerAddress` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CANCEL_TIMER_EVENT")]
pub struct EtwCancelTimerEventX86 {
    /// `ULONG_PTR TimerAddress`, at 0x00. The timer.
    pub timer_address: u32,
}
impl EtwCancelTimerEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            timer_address: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.timer_address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_cancel_timer_event::V5_0X86;
}
fixed_record!(
    EtwCancelTimerEventX86, EtwCancelTimerEventX86View, 4, "ETW_CANCEL_TIMER_EVENT"
);
impl<'a> EtwCancelTimerEventX86View<'a> {
    /// `ULONG_PTR TimerAddress`, at 0x00. The timer.
    #[inline]
    pub fn timer_address(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwCancelTimerEventX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwCancelTimerEventX86View");
        out.field("timer_address", &self.timer_address());
        out.finish()
    }
}
