// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The data of kernel events: what stands behind the trace header, by hook id and event version.
pub mod alpc;
pub mod cache;
pub mod config;
pub mod disk;
pub mod file;
pub mod heap;
pub mod image;
pub mod job;
pub mod memory;
pub mod network;
pub mod object;
pub mod pool;
pub mod power;
pub mod process;
pub mod profile;
pub mod registry;
pub mod scheduler;
pub mod stack;
pub mod sync;
pub mod thread;
pub mod threadpool;
pub mod trace;
pub mod wnf;
mod lookup;
pub use lookup::*;
