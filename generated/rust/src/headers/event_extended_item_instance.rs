// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Instance of a classic event, and the parent instance.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_INSTANCE", "EventExtendedItemInstance", (24, 24), "Instance of a classic event, and the parent instance.", &[
    unsigned("InstanceId", 0, 4, "ULONG", "Instance ID within the event class.").means(Meaning::Identifier),
    unsigned("ParentInstanceId", 4, 4, "ULONG", "Parent instance ID within the parent class.").means(Meaning::Identifier),
    field("ParentGuid", 8, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
])
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_EVNTCONS, &crate::rt::sources::WINDOWS_SYS_ETW]);
fixed! {
    /// Instance of a classic event, and the parent instance.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_INSTANCE`, 0x18 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_INSTANCE")]
    owned EventExtendedItemInstance / EventExtendedItemInstanceView: lone [24] "EVENT_EXTENDED_ITEM_INSTANCE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Instance ID within the event class. `ULONG InstanceId` at 0x00.
        instance_id set_instance_id: u32 = 0;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x04.
        parent_instance_id set_parent_instance_id: u32 = 4;
        /// GUID of the parent class. `GUID ParentGuid` at 0x08.
        parent_guid set_parent_guid: Guid = 8;
    }
    bits {
    }
}

split_lone!(EventExtendedItemInstance, EventExtendedItemInstanceView, 24);
