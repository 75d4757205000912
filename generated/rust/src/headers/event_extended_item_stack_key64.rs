// Generated from spec/structs/EVENT_EXTENDED_ITEM_STACK_KEY64.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Key of an event's call stack, as a 64-bit number.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MICROSOFT_STACK_KEY32];
const SOURCES_1: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_STACK_KEY64", "EventExtendedItemStackKey64")
    .size(16)
    .summary("Key of an event's call stack, as a 64-bit number.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG64", "MatchId").at(0..8)
            .doc("Number that joins the parts of a stack captured in separate events, one in kernel mode and one in \
                user mode. 0 if there is only one part.")
            .means(Meaning::Identifier).stated_by(SOURCES),
        unsigned("ULONG64", "StackKey").at(8..16).doc("Stack key.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Key of an event's call stack, as a 64-bit number.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_STACK_KEY64`, 0x10 bytes. Releases unknown.
    ///
    /// Unknown:
    ///
    /// - Location in a log file of the stack for a key.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_STACK_KEY64")]
    owned EventExtendedItemStackKey64 / EventExtendedItemStackKey64View: lone,
        name = "EVENT_EXTENDED_ITEM_STACK_KEY64", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number that joins the parts of a stack captured in separate events, one in kernel mode and one in user mode.
        /// 0 if there is only one part. `ULONG64 MatchId` at 0x00.
        match_id / set_match_id: u64, at = 0;
        /// Stack key. `ULONG64 StackKey` at 0x08.
        stack_key / set_stack_key: u64, at = 8;
    }
}

split_lone!(EventExtendedItemStackKey64, view = EventExtendedItemStackKey64View, size = 16);
