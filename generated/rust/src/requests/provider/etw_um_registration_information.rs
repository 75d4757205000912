// Generated from spec/structs/ETW_UM_REGISTRATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Registration of a user-mode provider.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_UM_REGISTRATION_INFORMATION",
    aliases: &[],
    form: "EtwUmRegistrationInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 152,
    fixed: 152,
    inserted: &[],
    total: None,
    summary: "Registration of a user-mode provider.",
    fields: &[
        Field { name: "ProviderGuid", path: "ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RegType", path: "RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, for providers that are already enabled.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyHandle", path: "ReplyHandle", offset: 24, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of the registration.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyCallback", path: "ReplyCallback", offset: 28, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyBufferSize", path: "ReplyBufferSize", offset: 32, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 36, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 40, size: 64, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
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
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_UM_REGISTRATION_INFORMATION",
    aliases: &[],
    form: "EtwUmRegistrationInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 160,
    fixed: 160,
    inserted: &[],
    total: None,
    summary: "Registration of a user-mode provider.",
    fields: &[
        Field { name: "ProviderGuid", path: "ProviderGuid", offset: 0, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "RegType", path: "RegType", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Kind of registration, a value of ETW_NOTIFICATION_TYPE.", units: "", unknown: false, children: &[] },
        Field { name: "LoggerId", path: "LoggerId", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID of the session, for providers that are already enabled.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved0", path: "Reserved0", offset: 22, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyHandle", path: "ReplyHandle", offset: 24, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "Handle of the registration.", units: "", unknown: false, children: &[] },
        Field { name: "ReplyCallback", path: "ReplyCallback", offset: 32, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "ReplyBufferSize", path: "ReplyBufferSize", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved1", path: "Reserved1", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 48, size: 64, ty: "UCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, values: None, doc: "", units: "", unknown: true, children: &[] },
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
fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0x98 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr32 / EtwUmRegistrationInformationPtr32View: lone [152] "ETW_UM_REGISTRATION_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid set_provider_guid: Guid = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type set_reg_type: u32 = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id set_logger_id: u16 = 20;
        /// Purpose unknown. `USHORT Reserved0` at 0x16.
        reserved0 set_reserved0: u16 = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle set_reply_handle: u32 = 24;
        /// Purpose unknown. `PVOID ReplyCallback` at 0x1C.
        reply_callback set_reply_callback: u32 = 28;
        /// `ULONG ReplyBufferSize` at 0x20. Unit: bytes.
        reply_buffer_size set_reply_buffer_size: u32 = 32;
        /// Purpose unknown. `ULONG Reserved1` at 0x24.
        reserved1 set_reserved1: u32 = 36;
        /// Purpose unknown. `UCHAR Reserved2` at 0x28.
        reserved2 set_reserved2: [u8; 64] = 40;
        /// `ULONGLONG EnableCallbackContext` at 0x68.
        enable_callback_context set_enable_callback_context: u64 = 104;
        /// `ULONGLONG EnableFilterDesc` at 0x70.
        enable_filter_desc set_enable_filter_desc: u64 = 112;
        /// `ULONGLONG EnableCallback` at 0x78.
        enable_callback set_enable_callback: u64 = 120;
        /// `ULONGLONG EnableCallbackReserved` at 0x80.
        enable_callback_reserved set_enable_callback_reserved: u64 = 128;
        /// `ULONGLONG ProviderTraits` at 0x88.
        provider_traits set_provider_traits: u64 = 136;
        /// `ULONG TraitsFlags` at 0x90.
        traits_flags set_traits_flags: u32 = 144;
        /// `ULONG HasPayload` at 0x94.
        has_payload set_has_payload: u32 = 148;
    }
    bits {
    }
}

impl EtwUmRegistrationInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0xa0 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr64 / EtwUmRegistrationInformationPtr64View: lone [160] "ETW_UM_REGISTRATION_INFORMATION" Table::form(&LAYOUT_1);
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid set_provider_guid: Guid = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type set_reg_type: u32 = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id set_logger_id: u16 = 20;
        /// Purpose unknown. `USHORT Reserved0` at 0x16.
        reserved0 set_reserved0: u16 = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle set_reply_handle: u64 = 24;
        /// Purpose unknown. `PVOID ReplyCallback` at 0x20.
        reply_callback set_reply_callback: u64 = 32;
        /// `ULONG ReplyBufferSize` at 0x28. Unit: bytes.
        reply_buffer_size set_reply_buffer_size: u32 = 40;
        /// Purpose unknown. `ULONG Reserved1` at 0x2C.
        reserved1 set_reserved1: u32 = 44;
        /// Purpose unknown. `UCHAR Reserved2` at 0x30.
        reserved2 set_reserved2: [u8; 64] = 48;
        /// `ULONGLONG EnableCallbackContext` at 0x70.
        enable_callback_context set_enable_callback_context: u64 = 112;
        /// `ULONGLONG EnableFilterDesc` at 0x78.
        enable_filter_desc set_enable_filter_desc: u64 = 120;
        /// `ULONGLONG EnableCallback` at 0x80.
        enable_callback set_enable_callback: u64 = 128;
        /// `ULONGLONG EnableCallbackReserved` at 0x88.
        enable_callback_reserved set_enable_callback_reserved: u64 = 136;
        /// `ULONGLONG ProviderTraits` at 0x90.
        provider_traits set_provider_traits: u64 = 144;
        /// `ULONG TraitsFlags` at 0x98.
        traits_flags set_traits_flags: u32 = 152;
        /// `ULONG HasPayload` at 0x9C.
        has_payload set_has_payload: u32 = 156;
    }
    bits {
    }
}

impl EtwUmRegistrationInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_UM_REGISTRATION_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwUmRegistrationInformationPtr32(EtwUmRegistrationInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwUmRegistrationInformationPtr64(EtwUmRegistrationInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
