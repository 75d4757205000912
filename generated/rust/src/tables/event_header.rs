// Generated from spec/structs/EVENT_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "EVENT_HEADER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(29) },],
    releases: "6.0+",
    size: 80,
    fixed: 80,
    inserted: &[],
    total: Some(Total { says: Says { field: "Size", place: Place::Fixed { offset: 0, size: 2, start: 0, width: 16, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of an event that a provider wrote through the interfaces of Windows Vista and later.",
    fields: &[
        Field { name: "Size", path: "Size", offset: 0, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The size of this header, of all items and of all data.", units: "bytes", unknown: false, children: &[] },
        Field { name: "HeaderType", path: "HeaderType", offset: 2, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The upper half of the marker that all trace headers begin with: EVENT_HEADER_EVENT32 or EVENT_HEADER_EVENT64, by the pointer size of the data. Other headers have a type and flags in these two bytes.", units: "", unknown: false, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 4, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderFlags::VALUES), doc: "Whether items follow; most flags are for consumers only.", units: "", unknown: false, children: &[] },
        Field { name: "EventProperty", path: "EventProperty", offset: 6, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: Some(crate::headers::EventHeaderProperty::VALUES), doc: "How the data are to be decoded.", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The thread that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "ProcessId", path: "ProcessId", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that wrote the event.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "When the event was written, by the session's clock.", units: "", unknown: false, children: &[] },
        Field { name: "ProviderId", path: "ProviderId", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider.", units: "", unknown: false, children: &[] },
        Field { name: "EventDescriptor", path: "EventDescriptor", offset: 40, size: 16, ty: "EVENT_DESCRIPTOR", kind: Kind::Struct, values: None, doc: "What the event is, within its provider.", units: "", unknown: false, children: &[
            Field { name: "Id", path: "EventDescriptor.Id", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The number of the event.", units: "", unknown: false, children: &[] },
            Field { name: "Version", path: "EventDescriptor.Version", offset: 42, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The version of the event's data.", units: "", unknown: false, children: &[] },
            Field { name: "Channel", path: "EventDescriptor.Channel", offset: 43, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The channel that the event goes to.", units: "", unknown: false, children: &[] },
            Field { name: "Level", path: "EventDescriptor.Level", offset: 44, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "How severe or how detailed the event is; the lower, the more severe.", units: "", unknown: false, children: &[] },
            Field { name: "Opcode", path: "EventDescriptor.Opcode", offset: 45, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The step within the task.", units: "", unknown: false, children: &[] },
            Field { name: "Task", path: "EventDescriptor.Task", offset: 46, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The part of the provider that the event comes from.", units: "", unknown: false, children: &[] },
            Field { name: "Keyword", path: "EventDescriptor.Keyword", offset: 48, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "The groups that the event belongs to, one bit each.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "", path: "", offset: 56, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "Processor times.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 56, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "KernelTime", path: "KernelTime", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time that the thread spent in kernel mode, in units of the timer's resolution.", units: "CPU ticks", unknown: false, children: &[] },
                Field { name: "UserTime", path: "UserTime", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Processor time that the thread spent in user mode, in units of the timer's resolution.", units: "CPU ticks", unknown: false, children: &[] },
            ] },
            Field { name: "ProcessorTime", path: "ProcessorTime", offset: 56, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Processor time of the thread, if a logger in user mode logged the event.", units: "CPU ticks", unknown: false, children: &[] },
        ] },
        Field { name: "ActivityId", path: "ActivityId", offset: 64, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The activity that the event belongs to.", units: "", unknown: false, children: &[] },
    ],
    tail: &[
        Part { name: "ExtendedData", ty: "EVENT_HEADER_EXTENDED_DATA_ITEM_IN_BUFFER", content: Content::Layout(&crate::tables::event_header_extended_data_item_in_buffer::V6_0), many: Many::While(When { says: Says { field: "Linkage", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 1, signed: false }, mask: 1, shift: 0 }, equals: None }), when: Some(When { says: Says { field: "Flags", place: Place::Fixed { offset: 4, size: 2, start: 0, width: 16, signed: false }, mask: 1, shift: 0 }, equals: None }), optional: false, by: None, values: None, doc: "What the kernel added to the event. The provider's data follow the last item.", units: "", unknown: false },
    ],
};
