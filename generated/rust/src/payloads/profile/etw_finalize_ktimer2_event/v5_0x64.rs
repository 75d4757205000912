// Generated from spec/structs/ETW_FINALIZE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_FINALIZE_KTIMER2_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An executive timer (KTIMER2) that was disabled is no longer in use.
///
/// In C: `ETW_FINALIZE_KTIMER2_EVENT`, 0x18 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_FINALIZE_KTIMER2_EVENT")]
pub struct EtwFinalizeKtimer2EventX64 {
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    pub timer_key: u64,
    /// `ULONG_PTR DisableCallback`, at 0x08. The routine that is called when it is disabled.
    pub disable_callback: u64,
    /// `ULONG_PTR DisableContextKey`, at 0x10. The context of that routine.
    pub disable_context_key: u64,
}

impl EtwFinalizeKtimer2EventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            timer_key: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            disable_callback: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            disable_context_key: u64::from_le_bytes(get::<16, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.disable_callback.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.disable_context_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_finalize_ktimer2_event::V5_0X64;
}

fixed_record!(EtwFinalizeKtimer2EventX64, EtwFinalizeKtimer2EventX64View, 24, "ETW_FINALIZE_KTIMER2_EVENT");
getters! {
    self EtwFinalizeKtimer2EventX64View "EtwFinalizeKtimer2EventX64View" {
        /// `ULONG_PTR TimerKey`, at 0x00.
        timer_key: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR DisableCallback`, at 0x08.
        disable_callback: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `ULONG_PTR DisableContextKey`, at 0x10.
        disable_context_key: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
    }
}
