// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The kernel's pools.
pub mod etw_pool_event;
pub use etw_pool_event::EtwPoolEventX86;
pub use etw_pool_event::EtwPoolEventX64;
pub use etw_pool_event::EtwPoolEventX86View;
pub use etw_pool_event::EtwPoolEventX64View;
