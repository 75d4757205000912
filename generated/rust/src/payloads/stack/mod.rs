// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Stacks of calls.
pub mod stack_trace_event_data;
pub use stack_trace_event_data::StackTraceEventData32;
pub use stack_trace_event_data::StackTraceEventData64;
pub use stack_trace_event_data::StackTraceEventData32View;
pub use stack_trace_event_data::StackTraceEventData64View;
pub mod stack_walk_event_data;
pub use stack_walk_event_data::StackWalkEventData32View;
pub use stack_walk_event_data::StackWalkEventData64View;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventData32;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventData64;
pub mod stack_walk_key_event_data;
pub use stack_walk_key_event_data::StackWalkKeyEventData32;
pub use stack_walk_key_event_data::StackWalkKeyEventData64;
pub use stack_walk_key_event_data::StackWalkKeyEventData32View;
pub use stack_walk_key_event_data::StackWalkKeyEventData64View;
