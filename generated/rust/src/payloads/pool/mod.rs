// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The kernel's pools.
pub mod etw_pool_event;
pub use etw_pool_event::EtwPoolEvent32;
pub use etw_pool_event::EtwPoolEvent64;
pub use etw_pool_event::EtwPoolEvent32View;
pub use etw_pool_event::EtwPoolEvent64View;
