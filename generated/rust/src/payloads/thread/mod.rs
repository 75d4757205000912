// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Threads: start and end, switches, priorities, waits.
pub mod wmi_contextswap;
pub use wmi_contextswap::WmiContextswap;
pub use wmi_contextswap::WmiContextswapView;
