// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY32.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Key of an event's call stack, as a 32-bit number.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_STACK_KEY32];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_KEY32", "EventExtendedItemStackKey32")
    .size(16)
    .about("Key of an event's call stack, as a 32-bit number.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG64 MatchId").at(0..8)
            .about("Number that joins the parts of a stack captured in separate events, one in kernel mode and one in \
                user mode. 0 if there is only one part.")
            .means(Meaning::Identifier),
        unsigned("ULONG StackKey").at(8..12).about("Stack key.").means(Meaning::Identifier),
        unsigned("ULONG Padding").at(12..16).about("Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64.")
            .means(Meaning::Reserved),
    ]);
fixed! {
    /// Key of an event's call stack, as a 32-bit number.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_STACK_KEY32`, 0x10 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Location in a log file of the stack for a key.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *EVENT_EXTENDED_ITEM_STACK_KEY32
    /// structure*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY32")]
    owned EventExtendedItemStackKey32 / EventExtendedItemStackKey32View: lone,
        name = "EVENT_EXTENDED_ITEM_STACK_KEY32", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user mode.
        /// 0 if there is only one part. `ULONG64 MatchId` at 0x00.
        match_id / set_match_id: u64, at = 0;
        /// Stack key. `ULONG StackKey` at 0x08.
        stack_key / set_stack_key: u32, at = 8;
        /// Pads the structure to the size of EVENT_EXTENDED_ITEM_STACK_KEY64. `ULONG Padding` at 0x0C.
        padding / set_padding: u32, at = 12;
    }
}

split_lone!(EventExtendedItemStackKey32, view = EventExtendedItemStackKey32View, size = 16);
