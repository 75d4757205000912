// Generated from spec/enums/EVENT_TRACE_LAST_BRANCH_CONFIGURATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Filters for the branches that the processor records.
    ///
    /// No known name in C; here: `EVENT_TRACE_LAST_BRANCH_CONFIGURATION`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*.
    EventTraceLastBranchConfiguration(u32), 4 {
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE`. No flags. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE")]
        NONE = 0x00000000 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL`. Excludes branches in kernel mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL")]
        EXCLUDE_KERNEL = 0x00000001 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER`. Excludes branches in user mode. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER")]
        EXCLUDE_USER = 0x00000002 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC`. Excludes conditional branches. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC")]
        EXCLUDE_JCC = 0x00000004 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL`. Excludes near relative calls. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL")]
        EXCLUDE_NEAR_REL_CALL = 0x00000008 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL`. Excludes near indirect calls. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL")]
        EXCLUDE_NEAR_IND_CALL = 0x00000010 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET`. Excludes near returns. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET")]
        EXCLUDE_NEAR_RET = 0x00000020 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP`. Excludes near indirect jumps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP")]
        EXCLUDE_NEAR_IND_JMP = 0x00000040 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP`. Excludes near relative jumps. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP")]
        EXCLUDE_NEAR_REL_JMP = 0x00000080 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH`. Excludes far branches. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH")]
        EXCLUDE_FAR_BRANCH = 0x00000100 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE`. Maintains the branch record as a call stack. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE")]
        CALLSTACK_ENABLE = 0x00000200 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE",
        /// `EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED`. Releases unknown.
        #[doc(alias = "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED")]
        SAMPLED = 0x00000400 "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED",
    }
    also {
    }
    fields { }
}

impl EventTraceLastBranchConfiguration {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION", flags: true, values: &[
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_NONE", value: 0, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_KERNEL", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_USER", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_JCC", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_CALL", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_CALL", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_RET", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_IND_JMP", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_NEAR_REL_JMP", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_EXCLUDE_FAR_BRANCH", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_CALLSTACK_ENABLE", value: 512, shift: None, holds: None, releases: &[] },
    NamedValue { name: "EVENT_TRACE_LAST_BRANCH_CONFIGURATION_SAMPLED", value: 1024, shift: None, holds: None, releases: &[] },
] };
