// Generated from spec/structs/ETW_NOTIFICATION_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V6_0: Layout = Layout {
    name: "ETW_NOTIFICATION_HEADER",
    aliases: &[],
    form: "V6_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(4), last: Release(5) },Holds { pointer: Pointer::Bits64, first: Release(4), last: Release(5) },],
    releases: "6.0",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { says: Says { field: "NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of a notification that goes from one process to another through the kernel.",
    fields: &[
        Field { name: "NotificationType", path: "NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "What the notification is about.", units: "", unknown: false, children: &[] },
        Field { name: "NotificationSize", path: "NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, how far it is from this one to the next, at a multiple of 8; 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReplyRequested", path: "ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender wants replies.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReplyCount", path: "ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: how many notifications were sent.", units: "", unknown: false, children: &[] },
            Field { name: "NotifyeeCount", path: "NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: which of them it is, in their order.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved2", path: "Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TargetPID", path: "TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the notification is for.", units: "", unknown: false, children: &[] },
        Field { name: "SourcePID", path: "SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that sent it.", units: "", unknown: false, children: &[] },
        Field { name: "DestinationGuid", path: "DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider whose registrations it is for.", units: "", unknown: false, children: &[] },
        Field { name: "SourceGuid", path: "SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who sent it.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_1: Layout = Layout {
    name: "ETW_NOTIFICATION_HEADER",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { says: Says { field: "NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "The header of a notification that goes from one process to another through the kernel.",
    fields: &[
        Field { name: "NotificationType", path: "NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "What the notification is about.", units: "", unknown: false, children: &[] },
        Field { name: "NotificationSize", path: "NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Offset", path: "Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, how far it is from this one to the next, at a multiple of 8; 0 in the last.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ReplyRequested", path: "ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender wants replies.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Timeout", path: "Timeout", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the sender waits for replies.", units: "ms", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "ReplyCount", path: "ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: how many notifications were sent.", units: "", unknown: false, children: &[] },
            Field { name: "NotifyeeCount", path: "NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: which of them it is, in their order.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved2", path: "Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "TargetPID", path: "TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the notification is for.", units: "", unknown: false, children: &[] },
        Field { name: "SourcePID", path: "SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that sent it.", units: "", unknown: false, children: &[] },
        Field { name: "DestinationGuid", path: "DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider whose registrations it is for.", units: "", unknown: false, children: &[] },
        Field { name: "SourceGuid", path: "SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who sent it.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
