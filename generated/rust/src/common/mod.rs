// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Values and structures shared by several families.
pub(crate) mod kprofile_source;
pub use kprofile_source::*;
pub(crate) mod ntstatus;
pub use ntstatus::*;
pub mod sid;
pub use sid::SidView;
#[cfg(feature = "alloc")]
pub use sid::Sid;
pub(crate) static INDEX: crate::rt::describe::Topic = crate::rt::describe::Topic {
    layouts: &[&sid::LAYOUT_0],
    values: &[KprofileSource::VALUES, Ntstatus::VALUES],
    dispatches: &[],
};
