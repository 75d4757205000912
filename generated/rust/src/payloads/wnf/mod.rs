// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The Windows Notification Facility.
pub mod etw_wnf_event_callback;
pub use etw_wnf_event_callback::EtwWnfEventCallback32;
pub use etw_wnf_event_callback::EtwWnfEventCallback64;
pub use etw_wnf_event_callback::EtwWnfEventCallback32View;
pub use etw_wnf_event_callback::EtwWnfEventCallback64View;
pub mod etw_wnf_event_name_sub_rundown;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundown32;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundown64;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundown32View;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundown64View;
pub mod etw_wnf_event_publish;
pub use etw_wnf_event_publish::EtwWnfEventPublish;
pub use etw_wnf_event_publish::EtwWnfEventPublishView;
pub mod etw_wnf_event_subscribe;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribe32;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribe64;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribe32View;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribe64View;
