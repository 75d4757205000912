// Generated from spec/structs/ETW_NOTIFICATION_EVENT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration that is to receive notifications.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_NOTIFICATION_EVENT_INFORMATION",
    aliases: &[],
    form: "EtwNotificationEventInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 4,
    fixed: 4,
    inserted: &[],
    total: None,
    summary: "Registration that is to receive notifications.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        address("RegHandle", 0, 4, "HANDLE", "Handle of the registration.").means(Meaning::Handle),
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_NOTIFICATION_EVENT_INFORMATION",
    aliases: &[],
    form: "EtwNotificationEventInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 8,
    fixed: 8,
    inserted: &[],
    total: None,
    summary: "Registration that is to receive notifications.",
    sources: &[&crate::rt::sources::PHNT_NTWMI],
    fields: &[
        address("RegHandle", 0, 8, "HANDLE", "Handle of the registration.").means(Meaning::Handle),
    ],
    tail: &[],
};
fixed! {
    /// Registration that is to receive notifications.
    ///
    /// In C: `ETW_NOTIFICATION_EVENT_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_EVENT_INFORMATION")]
    owned EtwNotificationEventInformationPtr32 / EtwNotificationEventInformationPtr32View: lone [4] "ETW_NOTIFICATION_EVENT_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle set_reg_handle: u32 = 0;
    }
    bits {
    }
}

fixed! {
    /// Registration that is to receive notifications.
    ///
    /// In C: `ETW_NOTIFICATION_EVENT_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_EVENT_INFORMATION")]
    owned EtwNotificationEventInformationPtr64 / EtwNotificationEventInformationPtr64View: lone [8] "ETW_NOTIFICATION_EVENT_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle set_reg_handle: u64 = 0;
    }
    bits {
    }
}

/// Alias of [`EtwNotificationEventInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwNotificationEventInformationPtr32` or `EtwNotificationEventInformationPtr64`"]
pub type EtwNotificationEventInformation = EtwNotificationEventInformationPtr64;
/// Alias of [`EtwNotificationEventInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `EtwNotificationEventInformationPtr32View` or `EtwNotificationEventInformationPtr64View`"]
pub type EtwNotificationEventInformationView<'a> = EtwNotificationEventInformationPtr64View<'a>;
any_form! {
    "ETW_NOTIFICATION_EVENT_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwNotificationEventInformationPtr32(EtwNotificationEventInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwNotificationEventInformationPtr64(EtwNotificationEventInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
