// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Stacks of calls.
pub mod stack_trace_event_data;
pub use stack_trace_event_data::StackTraceEventDataX86View;
pub use stack_trace_event_data::StackTraceEventDataX64View;
#[cfg(feature = "alloc")]
pub use stack_trace_event_data::StackTraceEventDataX86;
#[cfg(feature = "alloc")]
pub use stack_trace_event_data::StackTraceEventDataX64;
pub mod stack_walk_event_data;
pub use stack_walk_event_data::StackWalkEventDataX86View;
pub use stack_walk_event_data::StackWalkEventDataX64View;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventDataX86;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventDataX64;
pub mod stack_walk_key_event_data;
pub use stack_walk_key_event_data::StackWalkKeyEventDataX86;
pub use stack_walk_key_event_data::StackWalkKeyEventDataX64;
pub use stack_walk_key_event_data::StackWalkKeyEventDataX86View;
pub use stack_walk_key_event_data::StackWalkKeyEventDataX64View;
