// Generated from spec/structs/ETW_UM_REGISTRATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::describe::*;
use crate::rt::{Pointer, Release};

pub(crate) static V5_0X86: Layout = Layout {
    name: "ETW_UM_REGISTRATION_INFORMATION",
    aliases: &[],
    form: "V5_0X86",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 32 bit pointers",
    size: 152,
    fixed: 152,
    inserted: &[],
    total: None,
    summary: "A provider of user mode that registers.",
    fields: &[
        Field { name: "ProviderGuid", path: "ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RegType", path: "RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session, for providers that are enabled already.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyHandle", path: "ReplyHandle", offset: 24, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle of the registration.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyCallback", path: "ReplyCallback", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyBufferSize", path: "ReplyBufferSize", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 40, size: 64, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "EnableCallbackContext", path: "EnableCallbackContext", offset: 104, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableFilterDesc", path: "EnableFilterDesc", offset: 112, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableCallback", path: "EnableCallback", offset: 120, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableCallbackReserved", path: "EnableCallbackReserved", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProviderTraits", path: "ProviderTraits", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraitsFlags", path: "TraitsFlags", offset: 144, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HasPayload", path: "HasPayload", offset: 148, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};

pub(crate) static V5_0X64: Layout = Layout {
    name: "ETW_UM_REGISTRATION_INFORMATION",
    aliases: &[],
    form: "V5_0X64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(29) },],
    releases: "5.0+ with 64 bit pointers",
    size: 160,
    fixed: 160,
    inserted: &[],
    total: None,
    summary: "A provider of user mode that registers.",
    fields: &[
        Field { name: "ProviderGuid", path: "ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RegType", path: "RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "The kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "The session, for providers that are enabled already.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyHandle", path: "ReplyHandle", offset: 24, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "The handle of the registration.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyCallback", path: "ReplyCallback", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyBufferSize", path: "ReplyBufferSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 48, size: 64, ty: "UCHAR", kind: Kind::Array { element: Element { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "EnableCallbackContext", path: "EnableCallbackContext", offset: 112, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableFilterDesc", path: "EnableFilterDesc", offset: 120, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableCallback", path: "EnableCallback", offset: 128, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "EnableCallbackReserved", path: "EnableCallbackReserved", offset: 136, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ProviderTraits", path: "ProviderTraits", offset: 144, size: 8, ty: "ULONGLONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "TraitsFlags", path: "TraitsFlags", offset: 152, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "HasPayload", path: "HasPayload", offset: 156, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
