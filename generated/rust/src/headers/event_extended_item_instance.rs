// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Instance of a classic event, and the parent instance.
#[allow(unused_imports)]
use crate::rt::describe::*;

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
    fields: &[
        Field { name: "InstanceId", path: "InstanceId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Instance ID within the event class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Parent instance ID within the parent class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 8, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the parent class.", units: "", unknown: false, children: &[] },
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
    owned EventExtendedItemInstance / EventExtendedItemInstanceView: lone [24] "EVENT_EXTENDED_ITEM_INSTANCE" Table::form(&LAYOUT_0);
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

impl EventExtendedItemInstance {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

split_lone!(EventExtendedItemInstance, EventExtendedItemInstanceView, 24);
