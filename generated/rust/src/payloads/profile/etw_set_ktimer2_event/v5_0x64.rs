// Generated from spec/structs/ETW_SET_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_KTIMER2_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An executive timer (KTIMER2) was set, or expired.
///
/// In C: `ETW_SET_KTIMER2_EVENT`, 0x38 bytes with one element of its array, 0x31 without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_KTIMER2_EVENT")]
#[doc(alias = "ETW_KTIMER2_EXPIRATION_EVENT")]
pub struct EtwSetKtimer2EventX64 {
    /// `ULONG64 DueTime`, at 0x00. When it is due.
    pub due_time: u64,
    /// `ULONG64 MaximumDueTime`, at 0x08. The latest that it may expire, since it can be coalesced with others.
    pub maximum_due_time: u64,
    /// `ULONG64 Period`, at 0x10. How often it recurs.
    pub period: u64,
    /// `ULONG_PTR TimerKey`, at 0x18. The timer.
    pub timer_key: u64,
    /// `ULONG_PTR Callback`, at 0x20. The routine that is called when it expires.
    pub callback: u64,
    /// `ULONG_PTR CallbackContextKey`, at 0x28. The context of that routine.
    pub callback_context_key: u64,
    /// `UCHAR Flags`, at 0x30.
    pub flags: crate::payloads::profile::EtwKtimer2Flag,
}

impl EtwSetKtimer2EventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 49]) -> Self {
        Self {
            due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            maximum_due_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            period: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            timer_key: u64::from_le_bytes(get::<24, 8, _>(bytes)),
            callback: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            callback_context_key: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            flags: crate::payloads::profile::EtwKtimer2Flag::from_le(get::<48, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 49] {
        let mut bytes = [0; 49];
        put::<0, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.maximum_due_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.period.to_le_bytes());
        put::<24, 8, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<32, 8, _>(&mut bytes, self.callback.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.callback_context_key.to_le_bytes());
        put::<48, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_ktimer2_event::V5_0X64;
}

fixed_record!(EtwSetKtimer2EventX64, EtwSetKtimer2EventX64View, 49, "ETW_SET_KTIMER2_EVENT");
getters! {
    self EtwSetKtimer2EventX64View "EtwSetKtimer2EventX64View" {
        /// `ULONG64 DueTime`, at 0x00.
        due_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG64 MaximumDueTime`, at 0x08.
        maximum_due_time: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 Period`, at 0x10.
        period: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG_PTR TimerKey`, at 0x18.
        timer_key: u64 = u64::from_le_bytes(get::<24, 8, _>(self.fixed));
        /// `ULONG_PTR Callback`, at 0x20.
        callback: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG_PTR CallbackContextKey`, at 0x28.
        callback_context_key: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `UCHAR Flags`, at 0x30.
        flags: crate::payloads::profile::EtwKtimer2Flag = crate::payloads::profile::EtwKtimer2Flag::from_le(get::<48, 1, _>(self.fixed));
    }
}
