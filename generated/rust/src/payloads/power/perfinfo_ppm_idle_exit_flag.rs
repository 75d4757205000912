// Generated from spec/enums/PERFINFO_PPM_IDLE_EXIT_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a measurement of idle exit latency.
    ///
    /// No known name in C; here: `PERFINFO_PPM_IDLE_EXIT_FLAG`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleExitFlag(u32), size = 4 {
        /// `PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE`. The state could not be ended by an interrupt. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE")]
        NON_INTERRUPTIBLE = 0x00000001, "PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE";
        /// `PERFINFO_PPM_IDLE_ALL_PROC_LOCKED`. All processors were locked. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_ALL_PROC_LOCKED")]
        ALL_PROC_LOCKED = 0x00000002, "PERFINFO_PPM_IDLE_ALL_PROC_LOCKED";
        /// `PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID`. The measurement is invalid. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID")]
        EXIT_SAMPLE_INVALID = 0x00000004, "PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID";
    }
}

static TABLE: Values = values("PERFINFO_PPM_IDLE_EXIT_FLAG", true, &[
    named("PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE", 1, &[]),
    named("PERFINFO_PPM_IDLE_ALL_PROC_LOCKED", 2, &[]),
    named("PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID", 4, &[]),
]);
