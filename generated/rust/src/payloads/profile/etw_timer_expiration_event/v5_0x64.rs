// Generated from spec/structs/ETW_TIMER_EXPIRATION_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TIMER_EXPIRATION_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A kernel timer expired.
///
/// In C: `ETW_TIMER_EXPIRATION_EVENT`, 0x20 bytes with one element of its array, 0x19 without. Releases 5.0+ with 64 bit pointers.
///
/// What no source says:
///
/// - How EncodedDelay is encoded.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TIMER_EXPIRATION_EVENT")]
pub struct EtwTimerExpirationEventX64 {
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it was due.
    pub expected_due_time: u64,
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    pub timer_address: u64,
    /// `ULONG_PTR DeferredRoutine`, at 0x10. The routine of its deferred procedure call.
    pub deferred_routine: u64,
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    pub encoded_delay: u8,
}

impl EtwTimerExpirationEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 25]) -> Self {
        Self {
            expected_due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            timer_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            deferred_routine: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            encoded_delay: u8::from_le_bytes(get::<24, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 25] {
        let mut bytes = [0; 25];
        put::<0, 8, _>(&mut bytes, self.expected_due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.timer_address.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.deferred_routine.to_le_bytes());
        put::<24, 1, _>(&mut bytes, self.encoded_delay.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_timer_expiration_event::V5_0X64;
}

fixed_record!(EtwTimerExpirationEventX64, EtwTimerExpirationEventX64View, 25, "ETW_TIMER_EXPIRATION_EVENT");
getters! {
    self EtwTimerExpirationEventX64View "EtwTimerExpirationEventX64View" {
        /// `ULONG64 ExpectedDueTime`, at 0x00.
        expected_due_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR TimerAddress`, at 0x08.
        timer_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG_PTR DeferredRoutine`, at 0x10.
        deferred_routine: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `UCHAR EncodedDelay`, at 0x18.
        encoded_delay: u8 = u8::from_le_bytes(get::<24, 1, _>(self.fixed));
    }
}
