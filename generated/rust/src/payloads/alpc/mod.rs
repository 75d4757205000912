// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Advanced local procedure calls (ALPC): messages between processes.
//!
//! The feature `payloads-alpc` enables the module.
pub use alpc_send_message::AlpcSendMessage;
pub use alpc_send_message::AlpcSendMessageView;
pub use alpc_unwait::AlpcUnwait;
pub use alpc_unwait::AlpcUnwaitView;
pub use alpc_wait_for_new_message::AlpcWaitForNewMessageView;
#[cfg(feature = "alloc")]
pub use alpc_wait_for_new_message::AlpcWaitForNewMessage;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &alpc_send_message::LAYOUT_0,
        &alpc_unwait::LAYOUT_0,
        &alpc_wait_for_new_message::LAYOUT_0,
    ],
    values: &[SystemAlpcKw::VALUES],
    dispatches: &[],
};
