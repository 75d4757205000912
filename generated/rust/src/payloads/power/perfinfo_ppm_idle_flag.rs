// Generated from spec/enums/PERFINFO_PPM_IDLE_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::describe::{NamedValue, Values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Flags of a processor's entry into an idle state.
    ///
    /// No known name in C; here: `PERFINFO_PPM_IDLE_FLAG`, of type `USHORT`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleFlag(u16), 2 {
        /// `PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT`. The expected duration is the time to the next hardware interrupt. Without the flag, it is the time to the next software timer. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT")]
        DUE_INTERRUPT = 0x0001 "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT",
        /// `PERFINFO_PPM_IDLE_FLAG_IR_RETRY`. An earlier attempt to select the state by an idle resiliency hint failed. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_RETRY")]
        IR_RETRY = 0x0002 "PERFINFO_PPM_IDLE_FLAG_IR_RETRY",
        /// `PERFINFO_PPM_IDLE_FLAG_IR_ENABLED`. Idle resiliency is enabled. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED")]
        IR_ENABLED = 0x0004 "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED",
        /// `PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER`. The processor is the clock owner. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER")]
        CLOCK_OWNER = 0x0008 "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER",
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER`. The whole platform enters an idle state. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER")]
        PLATFORM_ENTER = 0x0010 "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER",
        /// `PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS`. At least one other processor must be locked. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS")]
        LOCK_PROCESSORS = 0x0020 "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS",
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI`. Non-interruptible states are allowed. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI")]
        CONSTRAINT_NI = 0x0040 "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI",
        /// `PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM`. Platform idle states are allowed. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM")]
        CONSTRAINT_PLATFORM = 0x0080 "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM",
        /// `PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED`. An idle override is enabled. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED")]
        OVERRIDE_ENABLED = 0x0100 "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED",
        /// `PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY`. The exit latency is measured. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY")]
        MEASURING_EXIT_LATENCY = 0x0200 "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY",
        /// `PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED`. Another processor is requested to wake up. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED")]
        WAKE_REQUESTED = 0x0400 "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED",
        /// `PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER`. This is the last processor to become idle, and it wakes the clock owner. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER")]
        IPI_CLOCK_OWNER = 0x0800 "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER",
        /// `PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE`. The expected duration is that of the whole platform. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE")]
        PLATFORM_HINT_OVERRIDE = 0x1000 "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE",
        /// `PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION")]
        DURATION_EXPIRATION = 0x2000 "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION",
    }
    also {
    }
    fields { }
}

impl PerfinfoPpmIdleFlag {
    /// Table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &TABLE;
}

static TABLE: Values = Values { name: "PERFINFO_PPM_IDLE_FLAG", flags: true, values: &[
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_DUE_INTERRUPT", value: 1, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IR_RETRY", value: 2, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IR_ENABLED", value: 4, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CLOCK_OWNER", value: 8, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_PLATFORM_ENTER", value: 16, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_LOCK_PROCESSORS", value: 32, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_NI", value: 64, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_CONSTRAINT_PLATFORM", value: 128, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_OVERRIDE_ENABLED", value: 256, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_MEASURING_EXIT_LATENCY", value: 512, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_WAKE_REQUESTED", value: 1024, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_IPI_CLOCK_OWNER", value: 2048, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_PLATFORM_HINT_OVERRIDE", value: 4096, shift: None, holds: None, releases: &[] },
    NamedValue { name: "PERFINFO_PPM_IDLE_FLAG_DURATION_EXPIRATION", value: 8192, shift: None, holds: None, releases: &[] },
] };
