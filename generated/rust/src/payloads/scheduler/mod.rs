// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Scheduling by classes of multimedia, by user mode, and by fair shares of sessions.
mod mmcss_opcode;
pub use mmcss_opcode::*;
