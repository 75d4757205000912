// Generated from spec/structs/EVENT_EXTENDED_ITEM_CONTROL_GUID.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Control GUID of an event, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_CONTROL_GUID", "EventExtendedItemControlGuid")
    .size(16)
    .summary("Control GUID of an event, inferred from the name.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID", "ControlGuid", Kind::Guid).at(0..16).doc("Control GUID.").means(Meaning::Guid),
    ]);
fixed! {
    /// Control GUID of an event, inferred from the name.
    ///
    /// No known name in C; here: `EVENT_EXTENDED_ITEM_CONTROL_GUID`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_CONTROL_GUID")]
    owned EventExtendedItemControlGuid / EventExtendedItemControlGuidView: lone,
        name = "EVENT_EXTENDED_ITEM_CONTROL_GUID", size = 16, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Control GUID. `GUID ControlGuid` at 0x00.
        control_guid / set_control_guid: Guid, at = 0;
    }
}

split_lone!(EventExtendedItemControlGuid, view = EventExtendedItemControlGuidView, size = 16);
