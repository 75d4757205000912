// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of the kernel: processes, files, network, registry, trace sessions.
//!
//! The feature `providers-kernel` enables the module.
pub mod kernel_event_tracing;
pub mod kernel_file;
pub mod kernel_network;
pub mod kernel_process;
pub mod kernel_registry;
