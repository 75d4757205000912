// Generated from spec/structs/ETW_CANCEL_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CANCEL_KTIMER2_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An executive timer (KTIMER2) was cancelled.
///
/// In C: `ETW_CANCEL_KTIMER2_EVENT`, 0x4 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CANCEL_KTIMER2_EVENT")]
pub struct EtwCancelKtimer2EventX86 {
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    pub timer_key: u32,
}

impl EtwCancelKtimer2EventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 4]) -> Self {
        Self {
            timer_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 4] {
        let mut bytes = [0; 4];
        put::<0, 4, _>(&mut bytes, self.timer_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_cancel_ktimer2_event::V5_0X86;
}

fixed_record!(EtwCancelKtimer2EventX86, EtwCancelKtimer2EventX86View, 4, "ETW_CANCEL_KTIMER2_EVENT");
getters! {
    self EtwCancelKtimer2EventX86View "EtwCancelKtimer2EventX86View" {
        /// `ULONG_PTR TimerKey`, at 0x00.
        timer_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
    }
}
