// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Windows Notification Facility.
//!
//! The feature `payloads-wnf` enables the module.
pub mod etw_wnf_event_callback;
pub use etw_wnf_event_callback::EtwWnfEventCallbackPtr32;
pub use etw_wnf_event_callback::EtwWnfEventCallbackPtr64;
pub use etw_wnf_event_callback::EtwWnfEventCallbackPtr32View;
pub use etw_wnf_event_callback::EtwWnfEventCallbackPtr64View;
pub use etw_wnf_event_callback::EtwWnfEventCallback;
pub use etw_wnf_event_callback::EtwWnfEventCallbackView;
pub mod etw_wnf_event_name_sub_rundown;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr32;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr64;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr32View;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownPtr64View;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundown;
pub use etw_wnf_event_name_sub_rundown::EtwWnfEventNameSubRundownView;
pub use etw_wnf_event_publish::EtwWnfEventPublish;
pub use etw_wnf_event_publish::EtwWnfEventPublishView;
pub mod etw_wnf_event_subscribe;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribePtr32;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribePtr64;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribePtr32View;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribePtr64View;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribe;
pub use etw_wnf_event_subscribe::EtwWnfEventSubscribeView;
pub(crate) mod small;
pub use small::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &etw_wnf_event_callback::LAYOUT_0,
        &etw_wnf_event_callback::LAYOUT_1,
        &etw_wnf_event_name_sub_rundown::LAYOUT_0,
        &etw_wnf_event_name_sub_rundown::LAYOUT_1,
        &etw_wnf_event_publish::LAYOUT_0,
        &etw_wnf_event_subscribe::LAYOUT_0,
        &etw_wnf_event_subscribe::LAYOUT_1,
    ],
    values: &[],
    dispatches: &[],
};
