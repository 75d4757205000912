// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY64.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_STACK_KEY64 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The key of an event's call stack, as a 64-bit number.
///
/// In C: `EVENT_EXTENDED_ITEM_STACK_KEY64`, 0x10 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - Where the stack of a key is found in a log file.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY64")]
pub struct EventExtendedItemStackKey64 {
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    pub match_id: u64,
    /// `ULONG64 StackKey`, at 0x08. The key.
    pub stack_key: u64,
}

impl EventExtendedItemStackKey64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            match_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            stack_key: u64::from_le_bytes(get::<8, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.match_id.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.stack_key.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_stack_key64::V5_0;
}

fixed_record!(EventExtendedItemStackKey64, EventExtendedItemStackKey64View, 16, "EVENT_EXTENDED_ITEM_STACK_KEY64");
getters! {
    self EventExtendedItemStackKey64View "EventExtendedItemStackKey64View" {
        /// `ULONG64 MatchId`, at 0x00.
        match_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG64 StackKey`, at 0x08.
        stack_key: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
    }
}
