// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Values and structures that several families share.
mod kprofile_source;
pub use kprofile_source::*;
mod ntstatus;
pub use ntstatus::*;
pub mod sid;
pub use sid::SidView;
#[cfg(feature = "alloc")]
pub use sid::Sid;
