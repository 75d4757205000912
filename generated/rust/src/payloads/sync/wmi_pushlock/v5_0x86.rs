// Generated from spec/structs/WMI_PUSHLOCK.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_PUSHLOCK in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for a push lock.
///
/// In C: `WMI_PUSHLOCK`, 0xc bytes with one element of its array, 0x9 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "WMI_PUSHLOCK")]
pub struct WmiPushlockX86 {
    /// `PVOID PushLock`, at 0x00.
    pub push_lock: u32,
    /// `ULONG ThreadId`, at 0x04.
    pub thread_id: u32,
    /// `UCHAR Action`, at 0x08.
    pub action: crate::payloads::sync::WmiPushlockAction,
}

impl WmiPushlockX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 9]) -> Self {
        Self {
            push_lock: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            action: crate::payloads::sync::WmiPushlockAction::from_le(get::<8, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 9] {
        let mut bytes = [0; 9];
        put::<0, 4, _>(&mut bytes, self.push_lock.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.action.to_le());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_pushlock::V5_0X86;
}

fixed_record!(WmiPushlockX86, WmiPushlockX86View, 9, "WMI_PUSHLOCK");
getters! {
    self WmiPushlockX86View "WmiPushlockX86View" {
        /// `PVOID PushLock`, at 0x00.
        push_lock: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `UCHAR Action`, at 0x08.
        action: crate::payloads::sync::WmiPushlockAction = crate::payloads::sync::WmiPushlockAction::from_le(get::<8, 1, _>(self.fixed));
    }
}
