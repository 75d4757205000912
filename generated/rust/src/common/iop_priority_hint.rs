// Generated from spec/enums/IOP_PRIORITY_HINT.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Priorities of I/O requests.
    ///
    /// In C: `IOP_PRIORITY_HINT`, of type `ULONG`.
    ///
    /// Drivers see IO_PRIORITY_HINT, whose values are smaller by one.
    ///
    /// Source: Can Bölük, *Windows types from symbol files*; Microsoft, *KernelTraceEventParser.cs*.
    #[doc(alias = "IOP_PRIORITY_HINT")]
    IopPriorityHint(u32), size = 4 {
        /// `IopIoPriorityNotSet`. Releases unknown.
        #[doc(alias = "IopIoPriorityNotSet")]
        NOT_SET = 0x00000000, "IopIoPriorityNotSet";
        /// `IopIoPriorityVeryLow`. Releases unknown.
        #[doc(alias = "IopIoPriorityVeryLow")]
        VERY_LOW = 0x00000001, "IopIoPriorityVeryLow";
        /// `IopIoPriorityLow`. Releases unknown.
        #[doc(alias = "IopIoPriorityLow")]
        LOW = 0x00000002, "IopIoPriorityLow";
        /// `IopIoPriorityNormal`. Releases unknown.
        #[doc(alias = "IopIoPriorityNormal")]
        NORMAL = 0x00000003, "IopIoPriorityNormal";
        /// `IopIoPriorityHigh`. Releases unknown.
        #[doc(alias = "IopIoPriorityHigh")]
        HIGH = 0x00000004, "IopIoPriorityHigh";
        /// `IopIoPriorityCritical`. Releases unknown.
        #[doc(alias = "IopIoPriorityCritical")]
        CRITICAL = 0x00000005, "IopIoPriorityCritical";
    }
}

static TABLE: Values = values("IOP_PRIORITY_HINT", false, &[
    named("IopIoPriorityNotSet", 0, &[]),
    named("IopIoPriorityVeryLow", 1, &[]),
    named("IopIoPriorityLow", 2, &[]),
    named("IopIoPriorityNormal", 3, &[]),
    named("IopIoPriorityHigh", 4, &[]),
    named("IopIoPriorityCritical", 5, &[]),
]);
