// Generated from spec/structs/ETW_DISABLE_KTIMER2_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_DISABLE_KTIMER2_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// An executive timer (KTIMER2) was disabled.
///
/// In C: `ETW_DISABLE_KTIMER2_EVENT`, 0x10 bytes with one element of its array, 0xd without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_DISABLE_KTIMER2_EVENT")]
pub struct EtwDisableKtimer2EventX86 {
    /// `ULONG_PTR TimerKey`, at 0x00. The timer.
    pub timer_key: u32,
    /// `ULONG_PTR DisableCallback`, at 0x04. The routine that is called when it is disabled.
    pub disable_callback: u32,
    /// `ULONG_PTR DisableContextKey`, at 0x08. The context of that routine.
    pub disable_context_key: u32,
    /// `UCHAR Flags`, at 0x0C.
    pub flags: crate::payloads::profile::EtwDisableKtimer2Flag,
}

impl EtwDisableKtimer2EventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 13]) -> Self {
        Self {
            timer_key: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            disable_callback: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            disable_context_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            flags: crate::payloads::profile::EtwDisableKtimer2Flag::from_le(get::<12, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 13] {
        let mut bytes = [0; 13];
        put::<0, 4, _>(&mut bytes, self.timer_key.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.disable_callback.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.disable_context_key.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.flags.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_disable_ktimer2_event::V5_0X86;
}

fixed_record!(EtwDisableKtimer2EventX86, EtwDisableKtimer2EventX86View, 13, "ETW_DISABLE_KTIMER2_EVENT");
getters! {
    self EtwDisableKtimer2EventX86View "EtwDisableKtimer2EventX86View" {
        /// `ULONG_PTR TimerKey`, at 0x00.
        timer_key: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG_PTR DisableCallback`, at 0x04.
        disable_callback: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG_PTR DisableContextKey`, at 0x08.
        disable_context_key: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `UCHAR Flags`, at 0x0C.
        flags: crate::payloads::profile::EtwDisableKtimer2Flag = crate::payloads::profile::EtwDisableKtimer2Flag::from_le(get::<12, 1, _>(self.fixed));
    }
}
