// Generated from spec/structs/ and spec/hooks/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of the topic's events: for each, a type with the fields of all layouts.
use crate::rt::payload::*;

use crate::rt::*;

payload_type! {
    /// ALPC message sent or received, or wait for its reply.
    ///
    /// Payload of `WMI_LOG_TYPE_ALPC_SEND_MESSAGE` (0x1A21), `WMI_LOG_TYPE_ALPC_RECEIVE_MESSAGE` (0x1A22),
    /// `WMI_LOG_TYPE_ALPC_WAIT_FOR_REPLY` (0x1A23).
    ///
    /// Structures: `ALPC_Send_Message`.
    #[doc(alias = "ALPC_Send_Message")]
    AlpcSendMessagePayload {
        /// Message ID, which correlates the events of a message. In C: `MessageID`.
        fn message_id -> u32 = number(0);
    }
}

pub(crate) static ALPC_SEND_MESSAGE_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// Wait for an ALPC message ended.
    ///
    /// Payload of `WMI_LOG_TYPE_ALPC_UNWAIT` (0x1A25).
    ///
    /// Structures: `ALPC_Unwait`.
    #[doc(alias = "ALPC_Unwait")]
    AlpcUnwaitPayload {
        /// NTSTATUS of the wait. In C: `Status`.
        fn status -> u32 = number(0);
    }
}

impl<'a> AlpcUnwaitPayload<'a> {
    /// Status. The raw value is `status`.
    #[inline]
    pub fn status_as_nt_status(&self) -> crate::common::Ntstatus {
        crate::common::Ntstatus(self.status())
    }
}

pub(crate) static ALPC_UNWAIT_0: &[Slot] = &[Slot::At(0, 4)];
payload_type! {
    /// ALPC port waits for a message.
    ///
    /// Payload of `WMI_LOG_TYPE_ALPC_WAIT_FOR_NEW_MESSAGE` (0x1A24).
    ///
    /// Structures: `ALPC_Wait_For_New_Message`.
    #[doc(alias = "ALPC_Wait_For_New_Message")]
    AlpcWaitForNewMessagePayload {
        /// True if the port belongs to a server. In C: `IsServerPort`.
        fn is_server_port -> u32 = number(0);
        /// Name of the port. In C: `PortName`.
        fn port_name -> Option<Text<'a>> = find_text(1);
    }
}

pub(crate) static ALPC_WAIT_FOR_NEW_MESSAGE_0: &[Slot] = &[Slot::At(0, 4), Slot::Part(0)];
