// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Messages between processes: advanced local procedure calls (ALPC).
pub mod alpc_send_message;
pub use alpc_send_message::AlpcSendMessage;
pub use alpc_send_message::AlpcSendMessageView;
pub mod alpc_unwait;
pub use alpc_unwait::AlpcUnwait;
pub use alpc_unwait::AlpcUnwaitView;
pub mod alpc_wait_for_new_message;
pub use alpc_wait_for_new_message::AlpcWaitForNewMessageView;
#[cfg(feature = "alloc")]
pub use alpc_wait_for_new_message::AlpcWaitForNewMessage;
