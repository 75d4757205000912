// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Notifications between sessions, providers and the kernel.
pub mod etw_enable_notification_packet;
pub use etw_enable_notification_packet::EtwEnableNotificationPacketView;
#[cfg(feature = "alloc")]
pub use etw_enable_notification_packet::EtwEnableNotificationPacket;
pub mod etw_notification_event_information;
pub use etw_notification_event_information::EtwNotificationEventInformationX86;
pub use etw_notification_event_information::EtwNotificationEventInformationX64;
pub use etw_notification_event_information::EtwNotificationEventInformationX86View;
pub use etw_notification_event_information::EtwNotificationEventInformationX64View;
pub mod etw_notification_header;
pub use etw_notification_header::EtwNotificationHeader;
pub use etw_notification_header::EtwNotificationHeaderView;
mod etw_notification_type;
pub use etw_notification_type::*;
pub mod etw_receive_reply_data_block_information;
pub use etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformation;
pub use etw_receive_reply_data_block_information::EtwReceiveReplyDataBlockInformationView;
pub mod etw_session_notification_packet;
pub use etw_session_notification_packet::EtwSessionNotificationPacket;
pub use etw_session_notification_packet::EtwSessionNotificationPacketView;
mod etw_session_notification_type;
pub use etw_session_notification_type::*;
