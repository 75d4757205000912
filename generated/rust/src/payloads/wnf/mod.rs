// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The Windows Notification Facility.
pub mod etw_wnf_event_callback;
pub use etw_wnf_event_callback::EtwWnfEventCallbackX86;
pub use etw_wnf_event_callback::EtwWnfEventCallbackX64;
pub use etw_wnf_event_callback::EtwWnfEventCallbackX86View;
pub use etw_wnf_event_callback::EtwWnfEventCallbackX64View;
pub mod etw_wnf_event_name_sub_rundown;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX86View;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownX64View;
pub mod etw_wnf_event_publish;
pub use etw_wnf_event_publish::EtwWnfEventPublish;
pub use etw_wnf_event_publish::EtwWnfEventPublishView;
pub mod etw_wnf_event_subscribe;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribeX86;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribeX64;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribeX86View;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribeX64View;
