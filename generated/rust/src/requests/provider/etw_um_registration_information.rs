// Generated from spec/structs/ETW_UM_REGISTRATION_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Registration of a user-mode provider.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_UM_REGISTRATION_INFORMATION", "EtwUmRegistrationInformationPtr32")
    .size(152)
    .about("Registration of a user-mode provider.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID ProviderGuid", Kind::Guid).at(0..16).means(Meaning::Guid),
        unsigned("ULONG RegType").at(16..20).about("Kind of registration, a value of ETW_NOTIFICATION_TYPE.")
            .means(Meaning::Enumeration),
        unsigned("USHORT LoggerId").at(20..22)
            .about("Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved0").at(22..24).means(Meaning::Reserved),
        address("HANDLE ReplyHandle").at(24..28).about("Handle of the registration.").means(Meaning::Handle),
        address("PVOID ReplyCallback").at(28..32).means(Meaning::CodeAddress),
        unsigned("ULONG ReplyBufferSize").at(32..36).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Reserved1").at(36..40).means(Meaning::Reserved),
        field(
            "UCHAR Reserved2", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }
        )
            .at(40..104).means(Meaning::Reserved),
        unsigned("ULONGLONG EnableCallbackContext").at(104..112).means(Meaning::Hex),
        unsigned("ULONGLONG EnableFilterDesc").at(112..120).means(Meaning::DataAddress),
        unsigned("ULONGLONG EnableCallback").at(120..128).means(Meaning::CodeAddress),
        unsigned("ULONGLONG EnableCallbackReserved").at(128..136).means(Meaning::Reserved),
        unsigned("ULONGLONG ProviderTraits").at(136..144),
        unsigned("ULONG TraitsFlags").at(144..148).means(Meaning::Flags),
        unsigned("ULONG HasPayload").at(148..152).means(Meaning::Boolean),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_UM_REGISTRATION_INFORMATION", "EtwUmRegistrationInformationPtr64")
    .size(160)
    .about("Registration of a user-mode provider.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        field("GUID ProviderGuid", Kind::Guid).at(0..16).means(Meaning::Guid),
        unsigned("ULONG RegType").at(16..20).about("Kind of registration, a value of ETW_NOTIFICATION_TYPE.")
            .means(Meaning::Enumeration),
        unsigned("USHORT LoggerId").at(20..22)
            .about("Logger ID of the session, for providers that are already enabled.").means(Meaning::LoggerId),
        unsigned("USHORT Reserved0").at(22..24).means(Meaning::Reserved),
        address("HANDLE ReplyHandle").at(24..32).about("Handle of the registration.").means(Meaning::Handle),
        address("PVOID ReplyCallback").at(32..40).means(Meaning::CodeAddress),
        unsigned("ULONG ReplyBufferSize").at(40..44).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG Reserved1").at(44..48).means(Meaning::Reserved),
        field(
            "UCHAR Reserved2", Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 }, count: 64 }
        )
            .at(48..112).means(Meaning::Reserved),
        unsigned("ULONGLONG EnableCallbackContext").at(112..120).means(Meaning::Hex),
        unsigned("ULONGLONG EnableFilterDesc").at(120..128).means(Meaning::DataAddress),
        unsigned("ULONGLONG EnableCallback").at(128..136).means(Meaning::CodeAddress),
        unsigned("ULONGLONG EnableCallbackReserved").at(136..144).means(Meaning::Reserved),
        unsigned("ULONGLONG ProviderTraits").at(144..152),
        unsigned("ULONG TraitsFlags").at(152..156).means(Meaning::Flags),
        unsigned("ULONG HasPayload").at(156..160).means(Meaning::Boolean),
    ]);
fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0x98 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr32 / EtwUmRegistrationInformationPtr32View: lone,
        name = "ETW_UM_REGISTRATION_INFORMATION", size = 152, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid / set_provider_guid: Guid, at = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type / set_reg_type: u32, at = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id / set_logger_id: u16, at = 20;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x16.
        reserved0 / set_reserved0: u16, at = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle / set_reply_handle: u32, at = 24;
        /// Address of code. `PVOID ReplyCallback` at 0x1C.
        reply_callback / set_reply_callback: u32, at = 28;
        /// `ULONG ReplyBufferSize` at 0x20. Unit: bytes.
        reply_buffer_size / set_reply_buffer_size: u32, at = 32;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x24.
        reserved1 / set_reserved1: u32, at = 36;
        /// Reserved or padding, according to a source. `UCHAR Reserved2` at 0x28.
        reserved2 / set_reserved2: [u8; 64], at = 40;
        /// `ULONGLONG EnableCallbackContext` at 0x68.
        enable_callback_context / set_enable_callback_context: u64, at = 104;
        /// Address of data. `ULONGLONG EnableFilterDesc` at 0x70.
        enable_filter_desc / set_enable_filter_desc: u64, at = 112;
        /// Address of code. `ULONGLONG EnableCallback` at 0x78.
        enable_callback / set_enable_callback: u64, at = 120;
        /// Reserved or padding, according to a source. `ULONGLONG EnableCallbackReserved` at 0x80.
        enable_callback_reserved / set_enable_callback_reserved: u64, at = 128;
        /// `ULONGLONG ProviderTraits` at 0x88.
        provider_traits / set_provider_traits: u64, at = 136;
        /// `ULONG TraitsFlags` at 0x90.
        traits_flags / set_traits_flags: u32, at = 144;
        /// Zero is false, any other value is true. `ULONG HasPayload` at 0x94.
        has_payload / set_has_payload: u32, at = 148;
    }
}

fixed! {
    /// Registration of a user-mode provider.
    ///
    /// In C: `ETW_UM_REGISTRATION_INFORMATION`, 0xa0 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_UM_REGISTRATION_INFORMATION")]
    owned EtwUmRegistrationInformationPtr64 / EtwUmRegistrationInformationPtr64View: lone,
        name = "ETW_UM_REGISTRATION_INFORMATION", size = 160, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `GUID ProviderGuid` at 0x00.
        provider_guid / set_provider_guid: Guid, at = 0;
        /// Kind of registration, a value of ETW_NOTIFICATION_TYPE. `ULONG RegType` at 0x10.
        reg_type / set_reg_type: u32, at = 16;
        /// Logger ID of the session, for providers that are already enabled. `USHORT LoggerId` at 0x14.
        logger_id / set_logger_id: u16, at = 20;
        /// Reserved or padding, according to a source. `USHORT Reserved0` at 0x16.
        reserved0 / set_reserved0: u16, at = 22;
        /// Handle of the registration. `HANDLE ReplyHandle` at 0x18.
        reply_handle / set_reply_handle: u64, at = 24;
        /// Address of code. `PVOID ReplyCallback` at 0x20.
        reply_callback / set_reply_callback: u64, at = 32;
        /// `ULONG ReplyBufferSize` at 0x28. Unit: bytes.
        reply_buffer_size / set_reply_buffer_size: u32, at = 40;
        /// Reserved or padding, according to a source. `ULONG Reserved1` at 0x2C.
        reserved1 / set_reserved1: u32, at = 44;
        /// Reserved or padding, according to a source. `UCHAR Reserved2` at 0x30.
        reserved2 / set_reserved2: [u8; 64], at = 48;
        /// `ULONGLONG EnableCallbackContext` at 0x70.
        enable_callback_context / set_enable_callback_context: u64, at = 112;
        /// Address of data. `ULONGLONG EnableFilterDesc` at 0x78.
        enable_filter_desc / set_enable_filter_desc: u64, at = 120;
        /// Address of code. `ULONGLONG EnableCallback` at 0x80.
        enable_callback / set_enable_callback: u64, at = 128;
        /// Reserved or padding, according to a source. `ULONGLONG EnableCallbackReserved` at 0x88.
        enable_callback_reserved / set_enable_callback_reserved: u64, at = 136;
        /// `ULONGLONG ProviderTraits` at 0x90.
        provider_traits / set_provider_traits: u64, at = 144;
        /// `ULONG TraitsFlags` at 0x98.
        traits_flags / set_traits_flags: u32, at = 152;
        /// Zero is false, any other value is true. `ULONG HasPayload` at 0x9C.
        has_payload / set_has_payload: u32, at = 156;
    }
}

/// Alias of [`EtwUmRegistrationInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwUmRegistrationInformationPtr32` or \
        `EtwUmRegistrationInformationPtr64`"
]
pub type EtwUmRegistrationInformation = EtwUmRegistrationInformationPtr64;
/// Alias of [`EtwUmRegistrationInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwUmRegistrationInformationPtr32View` or \
        `EtwUmRegistrationInformationPtr64View`"
]
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
