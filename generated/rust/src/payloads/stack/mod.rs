// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Call stacks.
//!
//! The feature `payloads-stack` enables the module.
#[cfg(feature = "payloads")]
pub(crate) mod payload_types;
#[cfg(feature = "payloads")]
pub use payload_types::*;
pub mod stack_trace_event_data;
pub use stack_trace_event_data::StackTraceEventDataPtr32View;
pub use stack_trace_event_data::StackTraceEventDataPtr64View;
pub use stack_trace_event_data::StackTraceEventDataView;
#[cfg(feature = "alloc")]
pub use stack_trace_event_data::StackTraceEventDataPtr32;
#[cfg(feature = "alloc")]
pub use stack_trace_event_data::StackTraceEventDataPtr64;
#[cfg(feature = "alloc")]
pub use stack_trace_event_data::StackTraceEventData;
pub mod stack_walk_event_data;
pub use stack_walk_event_data::StackWalkEventDataPtr32View;
pub use stack_walk_event_data::StackWalkEventDataPtr64View;
pub use stack_walk_event_data::StackWalkEventDataView;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventDataPtr32;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventDataPtr64;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventData;
pub mod stack_walk_key_event_data;
pub use stack_walk_key_event_data::StackWalkKeyEventDataPtr32;
pub use stack_walk_key_event_data::StackWalkKeyEventDataPtr64;
pub use stack_walk_key_event_data::StackWalkKeyEventDataPtr32View;
pub use stack_walk_key_event_data::StackWalkKeyEventDataPtr64View;
pub use stack_walk_key_event_data::StackWalkKeyEventData;
pub use stack_walk_key_event_data::StackWalkKeyEventDataView;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[
        &stack_trace_event_data::LAYOUT_0,
        &stack_trace_event_data::LAYOUT_1,
        &stack_walk_event_data::LAYOUT_0,
        &stack_walk_event_data::LAYOUT_1,
        &stack_walk_key_event_data::LAYOUT_0,
        &stack_walk_key_event_data::LAYOUT_1,
    ],
    values: &[],
    dispatches: &[],
};
