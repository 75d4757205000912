// Generated from spec/structs/ETW_SESSION_NOTIFICATION_PACKET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0: Layout = Layout {
    name: "ETW_SESSION_NOTIFICATION_PACKET",
    aliases: &[],
    form: "V5_0",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(5) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(5) },],
    releases: "5.0..6.0",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: Some(Total { says: Says { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "A notification that something happened to a session.",
    fields: &[
        Field { name: "NotificationHeader", path: "NotificationHeader", offset: 0, size: 72, ty: "ETW_NOTIFICATION_HEADER", kind: Kind::Struct, values: None, doc: "The header.", units: "", unknown: false, children: &[
            Field { name: "NotificationType", path: "NotificationHeader.NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "What the notification is about.", units: "", unknown: false, children: &[] },
            Field { name: "NotificationSize", path: "NotificationHeader.NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Offset", path: "NotificationHeader.Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, how far it is from this one to the next, at a multiple of 8; 0 in the last.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ReplyRequested", path: "NotificationHeader.ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender wants replies.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Reserved1", path: "NotificationHeader.Reserved1", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ReplyCount", path: "NotificationHeader.ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: how many notifications were sent.", units: "", unknown: false, children: &[] },
                Field { name: "NotifyeeCount", path: "NotificationHeader.NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: which of them it is, in their order.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Reserved2", path: "NotificationHeader.Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TargetPID", path: "NotificationHeader.TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the notification is for.", units: "", unknown: false, children: &[] },
            Field { name: "SourcePID", path: "NotificationHeader.SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that sent it.", units: "", unknown: false, children: &[] },
            Field { name: "DestinationGuid", path: "NotificationHeader.DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider whose registrations it is for.", units: "", unknown: false, children: &[] },
            Field { name: "SourceGuid", path: "NotificationHeader.SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who sent it.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Type", path: "Type", offset: 72, size: 4, ty: "ETW_SESSION_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwSessionNotificationType::VALUES), doc: "What happened.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 76, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "The status that goes with it, such as that of a failed write.", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 80, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 88, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V6_1: Layout = Layout {
    name: "ETW_SESSION_NOTIFICATION_PACKET",
    aliases: &[],
    form: "V6_1",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(6), last: Release(29) },Holds { pointer: Pointer::Bits64, first: Release(6), last: Release(29) },],
    releases: "6.1+",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: Some(Total { says: Says { field: "NotificationHeader.NotificationSize", place: Place::Fixed { offset: 4, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "A notification that something happened to a session.",
    fields: &[
        Field { name: "NotificationHeader", path: "NotificationHeader", offset: 0, size: 72, ty: "ETW_NOTIFICATION_HEADER", kind: Kind::Struct, values: None, doc: "The header.", units: "", unknown: false, children: &[
            Field { name: "NotificationType", path: "NotificationHeader.NotificationType", offset: 0, size: 4, ty: "ETW_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwNotificationType::VALUES), doc: "What the notification is about.", units: "", unknown: false, children: &[] },
            Field { name: "NotificationSize", path: "NotificationHeader.NotificationSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The size of this header and all data that follow it.", units: "bytes", unknown: false, children: &[] },
            Field { name: "Offset", path: "NotificationHeader.Offset", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "In a sequence of replies, how far it is from this one to the next, at a multiple of 8; 0 in the last.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ReplyRequested", path: "NotificationHeader.ReplyRequested", offset: 12, size: 1, ty: "BOOLEAN", kind: Kind::Unsigned, values: None, doc: "Whether the sender wants replies.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 13, size: 3, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "Timeout", path: "NotificationHeader.Timeout", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "How long the sender waits for replies.", units: "ms", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 20, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ReplyCount", path: "NotificationHeader.ReplyCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For the sender: how many notifications were sent.", units: "", unknown: false, children: &[] },
                Field { name: "NotifyeeCount", path: "NotificationHeader.NotifyeeCount", offset: 20, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "For a receiver: which of them it is, in their order.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Reserved2", path: "NotificationHeader.Reserved2", offset: 24, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TargetPID", path: "NotificationHeader.TargetPID", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that the notification is for.", units: "", unknown: false, children: &[] },
            Field { name: "SourcePID", path: "NotificationHeader.SourcePID", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The process that sent it.", units: "", unknown: false, children: &[] },
            Field { name: "DestinationGuid", path: "NotificationHeader.DestinationGuid", offset: 40, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "The provider whose registrations it is for.", units: "", unknown: false, children: &[] },
            Field { name: "SourceGuid", path: "NotificationHeader.SourceGuid", offset: 56, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Who sent it.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Type", path: "Type", offset: 72, size: 4, ty: "ETW_SESSION_NOTIFICATION_TYPE", kind: Kind::Unsigned, values: Some(crate::requests::notify::EtwSessionNotificationType::VALUES), doc: "What happened.", units: "", unknown: false, children: &[] },
        Field { name: "Status", path: "Status", offset: 76, size: 4, ty: "NTSTATUS", kind: Kind::Unsigned, values: Some(crate::common::Ntstatus::VALUES), doc: "The status that goes with it, such as that of a failed write.", units: "", unknown: false, children: &[] },
        Field { name: "TraceHandle", path: "TraceHandle", offset: 80, size: 8, ty: "TRACEHANDLE", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 88, size: 8, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 2 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
