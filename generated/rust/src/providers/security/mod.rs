// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Providers about security.
pub mod threat_intelligence;
