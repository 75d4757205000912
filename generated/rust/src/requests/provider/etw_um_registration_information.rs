// Generated from spec/structs/ETW_UM_REGISTRATION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration of a user-mode provider.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("ETW_UM_REGISTRATION_INFORMATION", "EtwUmRegistrationInformationPtr32", (152, 152), "Registration of a user-mode provider.", &[
    field("ProviderGuid", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    unsigned("RegType", 16, 4, "ULONG", "Kind of registration, a value of ETW_NOTIFICATION_TYPE.").means(Meaning::Enumeration),
    unsigned("LoggerId", 20, 2, "USHORT", "Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
    unsigned("Reserved0", 22, 2, "USHORT", "").means(Meaning::Reserved),
    address("ReplyHandle", 24, 4, "HANDLE", "Handle of the registration.").means(Meaning::Handle),
    address("ReplyCallback", 28, 4, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ReplyBufferSize", 32, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Reserved1", 36, 4, "ULONG", "").means(Meaning::Reserved),
    field("Reserved2", 40, 64, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, "").means(Meaning::Reserved),
    unsigned("EnableCallbackContext", 104, 8, "ULONGLONG", "").means(Meaning::Hex),
    unsigned("EnableFilterDesc", 112, 8, "ULONGLONG", "").means(Meaning::DataAddress),
    unsigned("EnableCallback", 120, 8, "ULONGLONG", "").means(Meaning::CodeAddress),
    unsigned("EnableCallbackReserved", 128, 8, "ULONGLONG", "").means(Meaning::Reserved),
    unsigned("ProviderTraits", 136, 8, "ULONGLONG", ""),
    unsigned("TraitsFlags", 144, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("HasPayload", 148, 4, "ULONG", "").means(Meaning::Boolean),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_UM_REGISTRATION_INFORMATION", "EtwUmRegistrationInformationPtr64", (160, 160), "Registration of a user-mode provider.", &[
    field("ProviderGuid", 0, 16, "GUID", Kind::Guid, "").means(Meaning::Guid),
    unsigned("RegType", 16, 4, "ULONG", "Kind of registration, a value of ETW_NOTIFICATION_TYPE.").means(Meaning::Enumeration),
    unsigned("LoggerId", 20, 2, "USHORT", "Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
    unsigned("Reserved0", 22, 2, "USHORT", "").means(Meaning::Reserved),
    address("ReplyHandle", 24, 8, "HANDLE", "Handle of the registration.").means(Meaning::Handle),
    address("ReplyCallback", 32, 8, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ReplyBufferSize", 40, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("Reserved1", 44, 4, "ULONG", "").means(Meaning::Reserved),
    field("Reserved2", 48, 64, "UCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }, "").means(Meaning::Reserved),
    unsigned("EnableCallbackContext", 112, 8, "ULONGLONG", "").means(Meaning::Hex),
    unsigned("EnableFilterDesc", 120, 8, "ULONGLONG", "").means(Meaning::DataAddress),
    unsigned("EnableCallback", 128, 8, "ULONGLONG", "").means(Meaning::CodeAddress),
    unsigned("EnableCallbackReserved", 136, 8, "ULONGLONG", "").means(Meaning::Reserved),
    unsigned("ProviderTraits", 144, 8, "ULONGLONG", ""),
    unsigned("TraitsFlags", 152, 4, "ULONG", "").means(Meaning::Flags),
    unsigned("HasPayload", 156, 4, "ULONG", "").means(Meaning::Boolean),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI]);
fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0x98 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr32 / EtwUmRegistrationInformationPtr32View: lone [152] "ETW_UM_REGISTRATION_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid set_provider_guid: Guid = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type set_reg_type: u32 = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id set_logger_id: u16 = 20;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x16.
        reserved0 set_reserved0: u16 = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle set_reply_handle: u32 = 24;
        /// Address of code. `PVOID ReplyCallback` at 0x1C.
        reply_callback set_reply_callback: u32 = 28;
        /// `ULONG ReplyBufferSize` at 0x20. Unit: bytes.
        reply_buffer_size set_reply_buffer_size: u32 = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x24.
        reserved1 set_reserved1: u32 = 36;
        /// Reserved or padding, according to a source. `UCHAR Reserved2` at 0x28.
        reserved2 set_reserved2: [u8; 64] = 40;
        /// `ULONGLONG EnableCallbackContext` at 0x68.
        enable_callback_context set_enable_callback_context: u64 = 104;
        /// Address of data. `ULONGLONG EnableFilterDesc` at 0x70.
        enable_filter_desc set_enable_filter_desc: u64 = 112;
        /// Address of code. `ULONGLONG EnableCallback` at 0x78.
        enable_callback set_enable_callback: u64 = 120;
        /// Reserved or padding, according to a source. `ULONGLONG EnableCallbackReserved` at 0x80.
        enable_callback_reserved set_enable_callback_reserved: u64 = 128;
        /// `ULONGLONG ProviderTraits` at 0x88.
        provider_traits set_provider_traits: u64 = 136;
        /// `ULONG TraitsFlags` at 0x90.
        traits_flags set_traits_flags: u32 = 144;
        /// Zero is false, any other value is true. `ULONG HasPayload` at 0x94.
        has_payload set_has_payload: u32 = 148;
    }
    bits {
    }
}

fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0xa0 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr64 / EtwUmRegistrationInformationPtr64View: lone [160] "ETW_UM_REGISTRATION_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid set_provider_guid: Guid = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type set_reg_type: u32 = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id set_logger_id: u16 = 20;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x16.
        reserved0 set_reserved0: u16 = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle set_reply_handle: u64 = 24;
        /// Address of code. `PVOID ReplyCallback` at 0x20.
        reply_callback set_reply_callback: u64 = 32;
        /// `ULONG ReplyBufferSize` at 0x28. Unit: bytes.
        reply_buffer_size set_reply_buffer_size: u32 = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x2C.
        reserved1 set_reserved1: u32 = 44;
        /// Reserved or padding, according to a source. `UCHAR Reserved2` at 0x30.
        reserved2 set_reserved2: [u8; 64] = 48;
        /// `ULONGLONG EnableCallbackContext` at 0x70.
        enable_callback_context set_enable_callback_context: u64 = 112;
        /// Address of data. `ULONGLONG EnableFilterDesc` at 0x78.
        enable_filter_desc set_enable_filter_desc: u64 = 120;
        /// Address of code. `ULONGLONG EnableCallback` at 0x80.
        enable_callback set_enable_callback: u64 = 128;
        /// Reserved or padding, according to a source. `ULONGLONG EnableCallbackReserved` at 0x88.
        enable_callback_reserved set_enable_callback_reserved: u64 = 136;
        /// `ULONGLONG ProviderTraits` at 0x90.
        provider_traits set_provider_traits: u64 = 144;
        /// `ULONG TraitsFlags` at 0x98.
        traits_flags set_traits_flags: u32 = 152;
        /// Zero is false, any other value is true. `ULONG HasPayload` at 0x9C.
        has_payload set_has_payload: u32 = 156;
    }
    bits {
    }
}

/// Alias of [`EtwUmRegistrationInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwUmRegistrationInformationPtr32` or `EtwUmRegistrationInformationPtr64`"]
pub type EtwUmRegistrationInformation = EtwUmRegistrationInformationPtr64;
/// Alias of [`EtwUmRegistrationInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwUmRegistrationInformationPtr32View` or `EtwUmRegistrationInformationPtr64View`"]
pub type EtwUmRegistrationInformationView<'a> = EtwUmRegistrationInformationPtr64View<'a>;
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
