// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Bits that enable kernel events.
pub(crate) mod perf;
pub use perf::*;
pub mod perfinfo_groupmask;
pub use perfinfo_groupmask::PerfinfoGroupmask;
pub use perfinfo_groupmask::PerfinfoGroupmaskView;
pub(crate) mod values;
pub use values::*;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[&perfinfo_groupmask::LAYOUT_0, &perfinfo_groupmask::LAYOUT_1],
    values: &[EventTraceFlag::VALUES],
    dispatches: &[],
};
