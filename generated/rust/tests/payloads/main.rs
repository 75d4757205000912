// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of the family `payloads`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
// One text serves all forms, and no topic needs all laws.

#![allow(dead_code, unreachable_pub, unused_imports, unused_macros, unused_variables, clippy::all)]
#[path = "../laws/mod.rs"]
#[macro_use]
mod laws;
mod payloads_alpc;
mod payloads_cache;
mod payloads_config;
mod payloads_disk;
mod payloads_file;
mod payloads_heap;
mod payloads_image;
mod payloads_job;
mod payloads_memory;
mod payloads_network;
mod payloads_object;
mod payloads_pool;
mod payloads_power;
mod payloads_process;
mod payloads_profile;
mod payloads_registry;
mod payloads_scheduler;
mod payloads_stack;
mod payloads_sync;
mod payloads_thread;
mod payloads_threadpool;
mod payloads_trace;
mod payloads_wnf;
