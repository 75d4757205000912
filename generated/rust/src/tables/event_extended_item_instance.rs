// Generated from spec/structs/EVENT_EXTENDED_ITEM_INSTANCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "EVENT_EXTENDED_ITEM_INSTANCE",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+",
    size: 24,
    fixed: 24,
    inserted: &[],
    total: None,
    summary: "The instance that a classic event belongs to, and that instance's parent.",
    fields: &[
        Field { name: "InstanceId", path: "InstanceId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance, within the event's class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentInstanceId", path: "ParentInstanceId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The instance that this one belongs to, within the parent's class.", units: "", unknown: false, children: &[] },
        Field { name: "ParentGuid", path: "ParentGuid", offset: 8, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The parent's class.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
