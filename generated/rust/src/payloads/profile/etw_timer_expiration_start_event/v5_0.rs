// Generated from spec/structs/ETW_TIMER_EXPIRATION_START_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TIMER_EXPIRATION_START_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;
/// Kernel timers that are due begin to expire.
///
/// In C: `ETW_TIMER_EXPIRATION_START_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | ULONG64 | `InterruptTime` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TIMER_EXPIRATION_START_EVENT")]
pub struct EtwTimerExpirationStartEvent {
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    pub interrupt_time: u64,
}
impl EtwTimerExpirationStartEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            interrupt_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 8, _>(&mut bytes, self.interrupt_time.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_timer_expiration_start_event::V5_0;
}
fixed_record!(
    EtwTimerExpirationStartEvent, EtwTimerExpirationStartEventView, 8,
    "ETW_TIMER_EXPIRATION_START_EVENT"
);
impl<'a> EtwTimerExpirationStartEventView<'a> {
    /// `ULONG64 InterruptTime`, at 0x00. The interrupt time, by which timers are due. Unit: 100 ns.
    #[inline]
    pub fn interrupt_time(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
}
impl core::fmt::Debug for EtwTimerExpirationStartEventView<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("EtwTimerExpirationStartEventView");
        out.field("interrupt_time", &self.interrupt_time());
        out.finish()
    }
}
