// Generated from spec/enums/EVENT_TRACE_LAST_BRANCH_CONFIGURATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Which branches the processor records.
    ///
    /// Microsoft gives the set no name; here: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    EventTraceLastBranchConfiguration(u32), 4 {
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE`. No flag. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE")]
        NONE = 0x00000000 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL`. Leaves out branches in kernel mode. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL")]
        EXCLUDE_KERNEL = 0x00000001 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER`. Leaves out branches in user mode. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER")]
        EXCLUDE_USER = 0x00000002 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC`. Leaves out conditional branches. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC")]
        EXCLUDE_JCC = 0x00000004 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL`. Leaves out near relative calls. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL")]
        EXCLUDE_NEAR_REL_CALL = 0x00000008 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL`. Leaves out near indirect calls. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL")]
        EXCLUDE_NEAR_IND_CALL = 0x00000010 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET`. Leaves out near returns. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET")]
        EXCLUDE_NEAR_RET = 0x00000020 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP`. Leaves out near indirect jumps. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP")]
        EXCLUDE_NEAR_IND_JMP = 0x00000040 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP`. Leaves out near relative jumps. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP")]
        EXCLUDE_NEAR_REL_JMP = 0x00000080 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH`. Leaves out far branches. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH")]
        EXCLUDE_FAR_BRANCH = 0x00000100 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE`. Keeps the record as a call stack. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE")]
        CALLSTACK_ENABLE = 0x00000200 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED`. In which releases it holds is not known.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED")]
        SAMPLED = 0x00000400 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EventTraceLastBranchConfiguration {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::event_trace_last_branch_configuration::VALUES;
}
