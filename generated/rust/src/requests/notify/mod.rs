// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Notifications between sessions, providers and the kernel.
//!
//! The feature `requests-notify` enables the module.
pub mod etw_enable_notification_packet;
pub use etw_enable_notification_packet::EtwEnableNotificationPacketView;
#[cfg(feature = "alloc")]
pub use etw_enable_notification_packet::EtwEnableNotificationPacket;
pub mod etw_notification_event_information;
pub use etw_notification_event_information::EtwNotificationEventInformationPtr32;
pub use etw_notification_event_information::EtwNotificationEventInformationPtr64;
pub use etw_notification_event_information::EtwNotificationEventInformationPtr32View;
pub use etw_notification_event_information::EtwNotificationEventInformationPtr64View;
pub use etw_notification_event_information::EtwNotificationEventInformation;
pub use etw_notification_event_information::EtwNotificationEventInformationView;
pub mod etw_notification_header;
pub use etw_notification_header::EtwNotificationHeader;
pub use etw_notification_header::EtwNotificationHeaderView;
pub use etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation;
pub use etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformationView;
pub mod etw_session_notification_packet;
pub use etw_session_notification_packet::EtwSessionNotificationPacket;
pub use etw_session_notification_packet::EtwSessionNotificationPacketView;
pub(crate) mod small;
pub use small::*;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_enable_notification_packet::LAYOUT_0,
        &etw_enable_notification_packet::LAYOUT_1,
        &etw_notification_event_information::LAYOUT_0,
        &etw_notification_event_information::LAYOUT_1,
        &etw_notification_header::LAYOUT_0,
        &etw_notification_header::LAYOUT_1,
        &etw_receive_reply_data_block_information::LAYOUT_0,
        &etw_session_notification_packet::LAYOUT_0,
        &etw_session_notification_packet::LAYOUT_1,
    ],
    values: &[
        EtwNotificationType::VALUES,
        EtwSessionNotificationType::VALUES,
        WmiNotificationFlag::VALUES,
    ],
    dispatches: &[],
};
