// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Values and structures shared by several families.
pub(crate) mod adjust_reason;
pub use adjust_reason::*;
pub(crate) mod iop_priority_hint;
pub use iop_priority_hint::*;
pub(crate) mod irp_flags;
pub use irp_flags::*;
pub(crate) mod kprocessor_mode;
pub use kprocessor_mode::*;
pub(crate) mod kprofile_source;
pub use kprofile_source::*;
pub(crate) mod kthread_state;
pub use kthread_state::*;
pub(crate) mod kwait_reason;
pub use kwait_reason::*;
pub(crate) mod ntstatus;
pub use ntstatus::*;
pub mod sid;
pub use sid::SidView;
#[cfg(feature = "alloc")]
pub use sid::Sid;
pub(crate) static INDEX: crate::rt::Topic = crate::rt::Topic {
    layouts: &[&sid::LAYOUT_0],
    values: &[
        AdjustReason::VALUES,
        IopPriorityHint::VALUES,
        IrpFlags::VALUES,
        KprocessorMode::VALUES,
        KprofileSource::VALUES,
        KthreadState::VALUES,
        KwaitReason::VALUES,
        Ntstatus::VALUES,
    ],
    dispatches: &[],
};
