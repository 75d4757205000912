// Generated from spec/structs/ALPC_Wait_For_New_Message.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! A port waits for a message.
mod v5_0;
pub use v5_0::*;
#[cfg(feature = "alloc")]
use crate::rt::any_form;
/// The form of release 5.0+, by its name.
#[cfg(feature = "alloc")]
pub type V5_0 = AlpcWaitForNewMessage;
/// A view of the form of release 5.0+, by its name.
pub type V5_0View<'a> = AlpcWaitForNewMessageView<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "ALPC_Wait_For_New_Message" {
        /// Release 5.0+.
        V5_0(AlpcWaitForNewMessage, tailed) = 0,
    }
    Bits32 0..=29 => 0,
    Bits64 0..=29 => 0,
}
