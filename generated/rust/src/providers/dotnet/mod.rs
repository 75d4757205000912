// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of the .NET runtime: garbage collection, just-in-time compilation, types, threads, exceptions.
//!
//! The feature `providers-dotnet` enables the module.
pub mod dot_net_runtime;
pub mod dot_net_runtime_private;
pub mod dot_net_runtime_rundown;
pub mod dot_net_runtime_stress;
