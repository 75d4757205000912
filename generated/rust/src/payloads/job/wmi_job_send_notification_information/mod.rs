// Generated from spec/structs/WMI_JOB_SEND_NOTIFICATION_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A job sent a notification to its completion port.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiJobSendNotificationInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiJobSendNotificationInformationView<'a>;
any_form! {
    "WMI_JOB_SEND_NOTIFICATION_INFORMATION" {
        /// Release 5.0+.
        V5_0(WmiJobSendNotificationInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
