// Generated from spec/structs/ETW_SET_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_KTIMER2_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An executive timer (KTIMER2) was set, or expired.
///
/// In C: `ETW_SET_KTIMER2_EVENT`, 0x28 bytes with one element of its array, 0x25 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_KTIMER2_EVENT")]
#[doc(alias = "ETW_KTIMER2_EXPIRATION_EVENT")]
pub struct EtwSetKtimer2EventX86 {
    /// `ULONG64 DueTime`, at 0x00. When it is due.
    pub due_time: u64,
    /// `ULONG64 MaximumDueTime`, at 0x08. The latest that it may expire, since it can be coalesced with others.
    pub maximum_due_time: u64,
    /// `ULONG64 Period`, at 0x10. How often it recurs.
    pub period: u64,
    /// `ULONG_PTR TimerKey`, at 0x18. The timer.
    pub timer_key: u32,
    /// `ULONG_PTR Callback`, at 0x1C. The routine that is called when it expires.
    pub callback: u32,
    /// `ULONG_PTR CallbackContextKey`, at 0x20. The context of that routine.
    pub callback_context_key: u32,
    /// `UCHAR Flags`, at 0x24.
    pub flags: crate::payloads::profile::EtwKtimer2Flag,
}

impl EtwSetKtimer2EventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 37]) -> Self {
        Self {
            due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            maximum_due_time: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            period: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            timer_key: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            callback_context_key: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            flags: crate::payloads::profile::EtwKtimer2Flag::from_le(get::<36, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 37] {
        let mut bytes = [0; 37];
        put::<0, 8, _>(&mut bytes, self.due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.maximum_due_time.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.period.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<32, 4, _>(&mut bytes, self.callback_context_key.to_le_bytes());
        put::<36, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_ktimer2_event::V5_0X86;
}

fixed_record!(EtwSetKtimer2EventX86, EtwSetKtimer2EventX86View, 37, "ETW_SET_KTIMER2_EVENT");
getters! {
    self EtwSetKtimer2EventX86View "EtwSetKtimer2EventX86View" {
        /// `ULONG64 DueTime`, at 0x00.
        due_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG64 MaximumDueTime`, at 0x08.
        maximum_due_time: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG64 Period`, at 0x10.
        period: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG_PTR TimerKey`, at 0x18.
        timer_key: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG_PTR Callback`, at 0x1C.
        callback: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
        /// `ULONG_PTR CallbackContextKey`, at 0x20.
        callback_context_key: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `UCHAR Flags`, at 0x24.
        flags: crate::payloads::profile::EtwKtimer2Flag = crate::payloads::profile::EtwKtimer2Flag::from_le(get::<36, 1, _>(self.fixed));
    }
}
