// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Kernel pools.
//!
//! The feature `payloads-pool` enables the module.
pub mod etw_pool_event;
pub use etw_pool_event::EtwPoolEventPtr32;
pub use etw_pool_event::EtwPoolEventPtr64;
pub use etw_pool_event::EtwPoolEventPtr32View;
pub use etw_pool_event::EtwPoolEventPtr64View;
pub use etw_pool_event::EtwPoolEvent;
pub use etw_pool_event::EtwPoolEventView;
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[&etw_pool_event::LAYOUT_0, &etw_pool_event::LAYOUT_1],
    values: &[],
    dispatches: &[],
};
