// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of the family `payloads`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
// The same text serves all forms, and no topic uses all invariants.

#![allow(dead_code, deprecated, unreachable_pub, unused_imports, unused_macros, unused_variables, clippy::all)]
#[macro_use]
extern crate etwspec_runtime;
#[rustfmt::skip]
mod payloads_alpc;
#[rustfmt::skip]
mod payloads_cache;
#[rustfmt::skip]
mod payloads_config;
#[rustfmt::skip]
mod payloads_disk;
#[rustfmt::skip]
mod payloads_file;
#[rustfmt::skip]
mod payloads_heap;
#[rustfmt::skip]
mod payloads_image;
#[rustfmt::skip]
mod payloads_job;
#[rustfmt::skip]
mod payloads_memory;
#[rustfmt::skip]
mod payloads_network;
#[rustfmt::skip]
mod payloads_object;
#[rustfmt::skip]
mod payloads_pool;
#[rustfmt::skip]
mod payloads_power;
#[rustfmt::skip]
mod payloads_process;
#[rustfmt::skip]
mod payloads_profile;
#[rustfmt::skip]
mod payloads_registry;
#[rustfmt::skip]
mod payloads_scheduler;
#[rustfmt::skip]
mod payloads_stack;
#[rustfmt::skip]
mod payloads_sync;
#[rustfmt::skip]
mod payloads_thread;
#[rustfmt::skip]
mod payloads_threadpool;
#[rustfmt::skip]
mod payloads_trace;
#[rustfmt::skip]
mod payloads_wnf;
#[rustfmt::skip]
mod payload_types;
