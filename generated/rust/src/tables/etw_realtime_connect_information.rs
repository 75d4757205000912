// Generated from spec/structs/ETW_REALTIME_CONNECT_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_REALTIME_CONNECT_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 60,
    fixed: 60,
    inserted: &[],
    total: None,
    summary: "A consumer connects to a session to get its events in real time.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "BufferSize", path: "BufferSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReservedBufferSpace", path: "ReservedBufferSpace", offset: 8, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Addresses that the consumer has set aside for buffers.", units: "", unknown: false, children: &[] },
        Field { name: "ReservedBufferSpaceBitMap", path: "ReservedBufferSpaceBitMap", offset: 12, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "Which of them are in use.", units: "", unknown: false, children: &[] },
        Field { name: "DisconnectEvent", path: "DisconnectEvent", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Signaled when the session ends.", units: "", unknown: false, children: &[] },
        Field { name: "DataAvailableEvent", path: "DataAvailableEvent", offset: 20, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Signaled when there are events.", units: "", unknown: false, children: &[] },
        Field { name: "UserBufferListHead", path: "UserBufferListHead", offset: 24, size: 4, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The list of buffers for the consumer.", units: "", unknown: false, children: &[] },
        Field { name: "UserBufferCount", path: "UserBufferCount", offset: 28, size: 4, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many buffers the list has.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLostCount", path: "EventsLostCount", offset: 32, size: 4, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersLostCount", path: "BuffersLostCount", offset: 36, size: 4, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many buffers were lost.", units: "", unknown: false, children: &[] },
        Field { name: "ConnectionHandle", path: "ConnectionHandle", offset: 40, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle of the connection.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 44, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_REALTIME_CONNECT_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 96,
    fixed: 96,
    inserted: &[],
    total: None,
    summary: "A consumer connects to a session to get its events in real time.",
    fields: &[
        Field { name: "LoggerId", path: "LoggerId", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The session.", units: "", unknown: false, children: &[] },
        Field { name: "BufferSize", path: "BufferSize", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReservedBufferSpace", path: "ReservedBufferSpace", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Addresses that the consumer has set aside for buffers.", units: "", unknown: false, children: &[] },
        Field { name: "ReservedBufferSpaceBitMap", path: "ReservedBufferSpaceBitMap", offset: 16, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "Which of them are in use.", units: "", unknown: false, children: &[] },
        Field { name: "DisconnectEvent", path: "DisconnectEvent", offset: 24, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Signaled when the session ends.", units: "", unknown: false, children: &[] },
        Field { name: "DataAvailableEvent", path: "DataAvailableEvent", offset: 32, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Signaled when there are events.", units: "", unknown: false, children: &[] },
        Field { name: "UserBufferListHead", path: "UserBufferListHead", offset: 40, size: 8, ty: "SINGLE_LIST_ENTRY *", kind: Kind::Address, values: None, doc: "The list of buffers for the consumer.", units: "", unknown: false, children: &[] },
        Field { name: "UserBufferCount", path: "UserBufferCount", offset: 48, size: 8, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many buffers the list has.", units: "", unknown: false, children: &[] },
        Field { name: "EventsLostCount", path: "EventsLostCount", offset: 56, size: 8, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many events were lost.", units: "", unknown: false, children: &[] },
        Field { name: "BuffersLostCount", path: "BuffersLostCount", offset: 64, size: 8, ty: "ULONG *", kind: Kind::Address, values: None, doc: "How many buffers were lost.", units: "", unknown: false, children: &[] },
        Field { name: "ConnectionHandle", path: "ConnectionHandle", offset: 72, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle of the connection.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved", path: "Reserved", offset: 80, size: 16, ty: "ULONG", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
