// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml by `cargo spec generate`. Do not edit: edit that file.

//! Key of an event's call stack, as a 32-bit number.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_KEY32", "EventExtendedItemStackKey32", (16, 16), "Key of an event's call stack, as a 32-bit number.", &[
    unsigned("MatchId", 0, 8, "ULONG64", "Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user mode. 0 if there is only one part.").means(Meaning::Identifier),
    unsigned("StackKey", 8, 4, "ULONG", "Stack key.").means(Meaning::Identifier),
    unsigned("Padding", 12, 4, "ULONG", "Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64.").means(Meaning::Reserved),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW, &crate::rt::sources::MICROSOFT_STACK_KEY32]);
fixed! {
    /// Key of an event's call stack, as a 32-bit number.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_STACK_KEY32`, 0x10 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Location in a log file of the stack for a key.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_EXTENDED_ITEM_STACK_KEY32 structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY32")]
    owned EventExtendedItemStackKey32 / EventExtendedItemStackKey32View: lone [16] "EVENT_EXTENDED_ITEM_STACK_KEY32" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user mode. 0 if there is only one part. `ULONG64 MatchId` at 0x00.
        match_id set_match_id: u64 = 0;
        /// Stack key. `ULONG StackKey` at 0x08.
        stack_key set_stack_key: u32 = 8;
        /// Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64. `ULONG Padding` at 0x0C.
        padding set_padding: u32 = 12;
    }
    bits {
    }
}

split_lone!(EventExtendedItemStackKey32, EventExtendedItemStackKey32View, 16);
