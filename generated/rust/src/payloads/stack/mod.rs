// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Stacks of calls.
pub mod stack_walk_event_data;
pub use stack_walk_event_data::StackWalkEventData32View;
pub use stack_walk_event_data::StackWalkEventData64View;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventData32;
#[cfg(feature = "alloc")]
pub use stack_walk_event_data::StackWalkEventData64;
