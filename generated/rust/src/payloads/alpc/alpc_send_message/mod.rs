// Generated from spec/structs/ALPC_Send_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A message was sent or received, or its reply is waited for.
mod v5_0;
pub use v5_0::*;
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
pub type V5_0 = AlpcSendMessage;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = AlpcSendMessageView<'a>;
any_form! {
    "ALPC_Send_Message" {
        /// Release 5.0+.
        V5_0(AlpcSendMessage, fixed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
