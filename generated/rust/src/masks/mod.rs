// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The bits that enable kernel events.
mod perf;
pub use perf::*;
pub mod perfinfo_groupmask;
pub use perfinfo_groupmask::PerfinfoGroupmask;
pub use perfinfo_groupmask::PerfinfoGroupmaskView;
