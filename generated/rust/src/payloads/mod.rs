// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The data of kernel events: what stands behind the trace header, by hook id and event version.
pub mod thread;
