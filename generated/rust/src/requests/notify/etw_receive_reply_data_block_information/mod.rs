// Generated from spec/structs/ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Who waits for a reply to a notification.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = EtwReceiveReplyDataBlockInformation;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = EtwReceiveReplyDataBlockInformationView<'a>;
any_form! {
    "ETW_RECEIVE_REPLY_DATA_BLOCK_INFORMATION" {
        /// Release 5.0+.
        V5_0(EtwReceiveReplyDataBlockInformation, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
