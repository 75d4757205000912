// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_EXTENDED_ITEM_STACK_KEY32 in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// The key of an event's call stack, as a 32-bit number.
///
/// In C: `EVENT_EXTENDED_ITEM_STACK_KEY32`, 0x10 bytes. Releases 5.0+.
///
/// What no source says:
///
/// - Where the stack of a key is found in a log file.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_EXTENDED_ITEM_STACK_KEY32 structure*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY32")]
pub struct EventExtendedItemStackKey32 {
    /// `ULONG64 MatchId`, at 0x00. A number that joins the parts of a stack that were captured in separate events, one in kernel mode and one in user mode; 0 if there is one part only.
    pub match_id: u64,
    /// `ULONG StackKey`, at 0x08. The key.
    pub stack_key: u32,
    /// `ULONG Padding`, at 0x0C. Brings the size to that of EVENT_EXTENDED_ITEM_STACK_KEY64.
    pub padding: u32,
}

impl EventExtendedItemStackKey32 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            match_id: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            stack_key: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            padding: u32::from_le_bytes(get::<12, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.match_id.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.stack_key.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.padding.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_extended_item_stack_key32::V5_0;
}

fixed_record!(EventExtendedItemStackKey32, EventExtendedItemStackKey32View, 16, "EVENT_EXTENDED_ITEM_STACK_KEY32");
getters! {
    self EventExtendedItemStackKey32View "EventExtendedItemStackKey32View" {
        /// `ULONG64 MatchId`, at 0x00.
        match_id: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG StackKey`, at 0x08.
        stack_key: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG Padding`, at 0x0C.
        padding: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
    }
}
