// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Structures and values of the topic `payloads`.
pub mod wmi_contextswap;
pub use wmi_contextswap::WmiContextswap;
pub use wmi_contextswap::WmiContextswapView;
