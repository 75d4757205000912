// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Instance of a classic event, and the parent instance.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_INSTANCE",
    aliases: &[],
    form: "EventExtendedItemInstance",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "Instance of a classic event, and the parent instance.",
    sources: &[&crate::rt::sources::MINGW_W64_EVNTCONS, &crate::rt::sources::WINDOWS_SYS_ETW],
    fields: &[
        unsigned("InstanceId", 0, 4, "ULONG", "Instance ID within the event class.").means(Meaning::Identifier),
        unsigned("ParentInstanceId", 4, 4, "ULONG", "Parent instance ID within the parent class.").means(Meaning::Identifier),
        field("ParentGuid", 8, 16, "GUID", Kind::Guid, "GUID of the parent class.").means(Meaning::ClassGuid),
    ],
    tail: &[],
};
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
