// Generated from spec/structs/ETW_PROVIDER_BINARY_TRACKING_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Registration whose image is to be tracked.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout =
    layout("ETW_PROVIDER_BINARY_TRACKING_INFORMATION", "EtwProviderBinaryTrackingInformationPtr32")
    .size(4)
    .about("Registration whose image is to be tracked.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..4).about("Handle of the registration.").means(Meaning::Handle),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("ETW_PROVIDER_BINARY_TRACKING_INFORMATION", "EtwProviderBinaryTrackingInformationPtr64")
    .size(8)
    .about("Registration whose image is to be tracked.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("HANDLE RegHandle").at(0..8).about("Handle of the registration.").means(Meaning::Handle),
    ]);
fixed! {
    /// Registration whose image is to be tracked.
    ///
    /// In C: `ETW_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x4 bytes. Releases unknown (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION")]
    owned EtwProviderBinaryTrackingInformationPtr32 / EtwProviderBinaryTrackingInformationPtr32View: lone,
        name = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION", size = 4, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u32, at = 0;
    }
}

fixed! {
    /// Registration whose image is to be tracked.
    ///
    /// In C: `ETW_PROVIDER_BINARY_TRACKING_INFORMATION`, 0x8 bytes. Releases unknown (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION")]
    owned EtwProviderBinaryTrackingInformationPtr64 / EtwProviderBinaryTrackingInformationPtr64View: lone,
        name = "ETW_PROVIDER_BINARY_TRACKING_INFORMATION", size = 8, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Handle of the registration. `HANDLE RegHandle` at 0x00.
        reg_handle / set_reg_handle: u64, at = 0;
    }
}

/// Alias of [`EtwProviderBinaryTrackingInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwProviderBinaryTrackingInformationPtr32` or \
        `EtwProviderBinaryTrackingInformationPtr64`"
]
pub type EtwProviderBinaryTrackingInformation = EtwProviderBinaryTrackingInformationPtr64;
/// Alias of [`EtwProviderBinaryTrackingInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwProviderBinaryTrackingInformationPtr32View` or \
        `EtwProviderBinaryTrackingInformationPtr64View`"
]
pub type EtwProviderBinaryTrackingInformationView<'a> = EtwProviderBinaryTrackingInformationPtr64View<'a>;
any_form! {
    "ETW_PROVIDER_BINARY_TRACKING_INFORMATION" {
        /// Releases unknown (32-bit).
        EtwProviderBinaryTrackingInformationPtr32(EtwProviderBinaryTrackingInformationPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        EtwProviderBinaryTrackingInformationPtr64(EtwProviderBinaryTrackingInformationPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
