// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of runtimes: .NET (garbage collection, just-in-time compilation, types, threads, exceptions), script
//! engines.
//!
//! The feature `providers-dotnet` enables the module.
pub mod dotnet_runtime;
pub mod dotnet_runtime_private;
pub mod dotnet_runtime_rundown;
pub mod dotnet_runtime_stress;
pub mod jscript;
