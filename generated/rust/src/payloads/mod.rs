// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Payloads of kernel events, by hook ID and event version.
//!
//! Features enable the modules. The feature `payloads` enables all of them, and the items that they share.
//!
//! | module | feature |
//! |---|---|
//! | `alpc` | `payloads-alpc` |
//! | `cache` | `payloads-cache` |
//! | `config` | `payloads-config` |
//! | `disk` | `payloads-disk` |
//! | `file` | `payloads-file` |
//! | `heap` | `payloads-heap` |
//! | `image` | `payloads-image` |
//! | `job` | `payloads-job` |
//! | `memory` | `payloads-memory` |
//! | `network` | `payloads-network` |
//! | `object` | `payloads-object` |
//! | `pool` | `payloads-pool` |
//! | `power` | `payloads-power` |
//! | `process` | `payloads-process` |
//! | `profile` | `payloads-profile` |
//! | `registry` | `payloads-registry` |
//! | `scheduler` | `payloads-scheduler` |
//! | `stack` | `payloads-stack` |
//! | `sync` | `payloads-sync` |
//! | `thread` | `payloads-thread` |
//! | `threadpool` | `payloads-threadpool` |
//! | `trace` | `payloads-trace` |
//! | `wnf` | `payloads-wnf` |
#[cfg(feature = "payloads-alpc")]
pub mod alpc;
#[cfg(feature = "payloads-cache")]
pub mod cache;
#[cfg(feature = "payloads-config")]
pub mod config;
#[cfg(feature = "payloads-disk")]
pub mod disk;
#[cfg(feature = "payloads-file")]
pub mod file;
#[cfg(feature = "payloads-heap")]
pub mod heap;
#[cfg(feature = "payloads-image")]
pub mod image;
#[cfg(feature = "payloads-job")]
pub mod job;
#[cfg(feature = "payloads-memory")]
pub mod memory;
#[cfg(feature = "payloads-network")]
pub mod network;
#[cfg(feature = "payloads-object")]
pub mod object;
#[cfg(feature = "payloads-pool")]
pub mod pool;
#[cfg(feature = "payloads-power")]
pub mod power;
#[cfg(feature = "payloads-process")]
pub mod process;
#[cfg(feature = "payloads-profile")]
pub mod profile;
#[cfg(feature = "payloads-registry")]
pub mod registry;
#[cfg(feature = "payloads-scheduler")]
pub mod scheduler;
#[cfg(feature = "payloads-stack")]
pub mod stack;
#[cfg(feature = "payloads-sync")]
pub mod sync;
#[cfg(feature = "payloads-thread")]
pub mod thread;
#[cfg(feature = "payloads-threadpool")]
pub mod threadpool;
#[cfg(feature = "payloads-trace")]
pub mod trace;
#[cfg(feature = "payloads-wnf")]
pub mod wnf;
#[cfg(feature = "payloads")]
pub(crate) mod lookup;
#[cfg(feature = "payloads")]
pub use lookup::*;
#[cfg(feature = "payloads")]
pub(crate) mod references;
#[cfg(feature = "payloads")]
pub use references::*;
