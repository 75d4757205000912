// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of script engines: the machine code of functions.
//!
//! The feature `providers-scripts` enables the module.
pub mod jscript;
