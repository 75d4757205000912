// Generated from spec/structs/WMI_JOB_SET_QUERY_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Information of a job was set or queried.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = WmiJobSetQueryInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = WmiJobSetQueryInformationView<'a>;
any_form! {
    "WMI_JOB_SET_QUERY_INFORMATION" {
        /// Release 5.0+.
        V5_0(WmiJobSetQueryInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
