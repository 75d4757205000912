// Generated from spec/structs/EVENT_EXTENDED_ITEM_CONTROL_GUID.toml by `cargo spec generate`. Do not edit: edit that file.

//! Control GUID of an event, inferred from the name.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_CONTROL_GUID", "EventExtendedItemControlGuid", (16, 16), "Control GUID of an event, inferred from the name.", &[
    field("ControlGuid", 0, 16, "GUID", Kind::Guid, "Control GUID.").means(Meaning::Guid),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Control GUID of an event, inferred from the name.
    ///
    /// No known name in C; here: `EVENT_EXTENDED_ITEM_CONTROL_GUID`, 0x10 bytes. Releases unknown.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_CONTROL_GUID")]
    owned EventExtendedItemControlGuid / EventExtendedItemControlGuidView: lone [16] "EVENT_EXTENDED_ITEM_CONTROL_GUID" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Control GUID. `GUID ControlGuid` at 0x00.
        control_guid set_control_guid: Guid = 0;
    }
    bits {
    }
}

split_lone!(EventExtendedItemControlGuid, EventExtendedItemControlGuidView, 16);
