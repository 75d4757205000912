// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers about security.
//!
//! The feature `providers-security` enables the module.
pub mod threat_intelligence;
