// Generated from spec/enums/PERFINFO_PPM_IDLE_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a processor's entry into an idle state.
    ///
    /// No known name in C; here: `PERFINFO_PPM_IDLE_FLAG`, of type `USHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleFlag(u16), size = 2 {
        /// `PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT`. The expected duration is the time to the next hardware interrupt.
        /// Without the flag, it is the time to the next software timer. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT")]
        DUE_INTERRUPT = 0x0001, "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT";
        /// `PERFINFO_PPM_IDLE_FLAG_IR_RETRY`. An earlier attempt to select the state by an idle resiliency hint failed.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_RETRY")]
        IR_RETRY = 0x0002, "PERFINFO_PPM_IDLE_FLAG_IR_RETRY";
        /// `PERFINFO_PPM_IDLE_FLAG_IR_ENABLED`. Idle resiliency is enabled. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED")]
        IR_ENABLED = 0x0004, "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED";
        /// `PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER`. The processor is the clock owner. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0008, "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER";
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER`. The whole platform enters an idle state. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER")]
        PLATFORM_ENTER = 0x0010, "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER";
        /// `PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS`. At least one other processor must be locked. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS")]
        LOCK_PROCESSORS = 0x0020, "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS";
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI`. Non-interruptible states are allowed. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI")]
        CONSTRAINT_NI = 0x0040, "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI";
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM`. Platform idle states are allowed. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM")]
        CONSTRAINT_PLATFORM = 0x0080, "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM";
        /// `PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED`. An idle override is enabled. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED")]
        OVERRIDE_ENABLED = 0x0100, "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED";
        /// `PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY`. The exit latency is measured. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY")]
        MEASURING_EXIT_LATENCY = 0x0200, "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY";
        /// `PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED`. Another processor is requested to wake up. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED")]
        WAKE_REQUESTED = 0x0400, "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED";
        /// `PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER`. This is the last processor to become idle, and it wakes the clock
        /// owner. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER")]
        IPI_CLOCK_OWNER = 0x0800, "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER";
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE`. The expected duration is that of the whole platform.
        /// Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE")]
        PLATFORM_HINT_OVERRIDE = 0x1000, "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE";
        /// `PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION")]
        DURATION_EXPIRATION = 0x2000, "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION";
    }
}

static TABLE: Values = values("PERFINFO_PPM_IDLE_FLAG", true, &[
    named("PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT", 1, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_IR_RETRY", 2, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_IR_ENABLED", 4, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER", 8, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER", 16, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS", 32, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI", 64, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM", 128, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED", 256, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY", 512, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED", 1024, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER", 2048, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE", 4096, &[]),
    named("PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION", 8192, &[]),
]);
