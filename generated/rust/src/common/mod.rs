// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Values and structures shared by several families.
pub mod sid;
pub use sid::SidView;
#[cfg(feature = "alloc")]
pub use sid::Sid;
pub(crate) mod values;
pub use values::*;
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
