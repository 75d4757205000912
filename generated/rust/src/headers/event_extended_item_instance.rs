// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Instance of a classic event, and the parent instance.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MINGW_W64_EVNTCONS, &sources::WINDOWS_SYS_ETW];
pub(crate) static LAYOUT_0: Layout = layout("EVENT_EXTENDED_ITEM_INSTANCE", "EventExtendedItemInstance")
    .size(24)
    .about("Instance of a classic event, and the parent instance.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG InstanceId").at(0..4).about("Instance ID within the event class.").means(Meaning::Identifier),
        unsigned("ULONG ParentInstanceId").at(4..8).about("Parent instance ID within the parent class.")
            .means(Meaning::Identifier),
        field("GUID ParentGuid", Kind::Guid).at(8..24).about("GUID of the parent class.").means(Meaning::ClassGuid),
    ]);
fixed! {
    /// Instance of a classic event, and the parent instance.
    ///
    /// In C: `EVENT_EXTENDED_ITEM_INSTANCE`, 0x18 bytes. Releases unknown.
    ///
    /// Source: The mingw-w64 developers, *evntcons.h*; Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "EVENT_EXTENDED_ITEM_INSTANCE")]
    owned EventExtendedItemInstance / EventExtendedItemInstanceView: lone,
        name = "EVENT_EXTENDED_ITEM_INSTANCE", size = 24, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Instance ID within the event class. `ULONG InstanceId` at 0x00.
        instance_id / set_instance_id: u32, at = 0;
        /// Parent instance ID within the parent class. `ULONG ParentInstanceId` at 0x04.
        parent_instance_id / set_parent_instance_id: u32, at = 4;
        /// GUID of the parent class. `GUID ParentGuid` at 0x08.
        parent_guid / set_parent_guid: Guid, at = 8;
    }
}

split_lone!(EventExtendedItemInstance, view = EventExtendedItemInstanceView, size = 24);
