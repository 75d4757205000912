// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of other parts of Windows: RPC, PowerShell, the shell.
//!
//! The feature `providers-services` enables the module.
pub mod power_shell;
pub mod rpc;
