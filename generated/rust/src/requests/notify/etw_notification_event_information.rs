// Generated from spec/structs/ETW_NOTIFICATION_EVENT_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Registration that is to receive notifications.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_NOTIFICATION_EVENT_INFORMATION", "EtwNotificationEventInformationPtr32")
    .size(4)
    .about("Registration that is to receive notifications.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..4).about("Handle of the registration.").means(Meaning::Handle),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_NOTIFICATION_EVENT_INFORMATION", "EtwNotificationEventInformationPtr64")
    .size(8)
    .about("Registration that is to receive notifications.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..8).about("Handle of the registration.").means(Meaning::Handle),
    ]);
fixed! {
    /// Registration that is to receive notifications.
    ///
    /// In C: `ETW_NOTIFICATION_EVENT_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_EVENT_INFORMATION")]
    owned EtwNotificationEventInformationPtr32 / EtwNotificationEventInformationPtr32View: lone,
        name = "ETW_NOTIFICATION_EVENT_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u32, at = 0;
    }
}

fixed! {
    /// Registration that is to receive notifications.
    ///
    /// In C: `ETW_NOTIFICATION_EVENT_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_NOTIFICATION_EVENT_INFORMATION")]
    owned EtwNotificationEventInformationPtr64 / EtwNotificationEventInformationPtr64View: lone,
        name = "ETW_NOTIFICATION_EVENT_INFORMATION", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u64, at = 0;
    }
}

/// Alias of [`EtwNotificationEventInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwNotificationEventInformationPtr32` or \
        `EtwNotificationEventInformationPtr64`"
]
pub type EtwNotificationEventInformation = EtwNotificationEventInformationPtr64;
/// Alias of [`EtwNotificationEventInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwNotificationEventInformationPtr32View` or \
        `EtwNotificationEventInformationPtr64View`"
]
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
