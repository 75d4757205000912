// Generated from spec/enums/PERFINFO_PPM_IDLE_VETO.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Reason why an idle state was not selected.
    ///
    /// No known name in C; here: `PERFINFO_PPM_IDLE_VETO`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmIdleVeto(u32), size = 4 {
        /// `PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO")]
        PREREGISTERED_VETO = 0x80000000, "PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO";
        /// `PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR")]
        WRONG_INITIATOR = 0x80000001, "PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR";
        /// `PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY`. Exceeds the latency tolerance of the system. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY")]
        SYSTEM_LATENCY = 0x80000002, "PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY";
        /// `PERFINFO_PPM_IDLE_VETO_IDLE_DURATION`. Expected idle duration too short. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_IDLE_DURATION")]
        IDLE_DURATION = 0x80000003, "PERFINFO_PPM_IDLE_VETO_IDLE_DURATION";
        /// `PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY`. Vetoed by a device. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY")]
        DEVICE_DEPENDENCY = 0x80000004, "PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY";
        /// `PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY`. Vetoed by another processor. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY")]
        PROCESSOR_DEPENDENCY = 0x80000005, "PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY";
        /// `PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY`. Platform-only state. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY")]
        PLATFORM_ONLY = 0x80000006, "PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY";
        /// `PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE")]
        INTERRUPTIBLE = 0x80000007, "PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE";
        /// `PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE`. The spelling of the name is that of the header. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE")]
        LEGACY_OVEERIDE = 0x80000008, "PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE";
        /// `PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK")]
        C_STATE_CHECK = 0x80000009, "PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK";
        /// `PERFINFO_PPM_IDLE_VETO_NO_C_STATE`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_NO_C_STATE")]
        NO_C_STATE = 0x8000000a, "PERFINFO_PPM_IDLE_VETO_NO_C_STATE";
        /// `PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY")]
        COORDINATED_DEPENDENCY = 0x8000000b, "PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY";
        /// `PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU`. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU")]
        DISABLED_IN_MENU = 0xfffffffe, "PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU";
        /// `PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR`. A processor is active. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR")]
        ACTIVE_PROCESSOR = 0xffffffff, "PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR";
    }
}

static TABLE: Values = values("PERFINFO_PPM_IDLE_VETO", false, &[
    named("PERFINFO_PPM_IDLE_VETO_PREREGISTERED_VETO", 2147483648, &[]),
    named("PERFINFO_PPM_IDLE_VETO_WRONG_INITIATOR", 2147483649, &[]),
    named("PERFINFO_PPM_IDLE_VETO_SYSTEM_LATENCY", 2147483650, &[]),
    named("PERFINFO_PPM_IDLE_VETO_IDLE_DURATION", 2147483651, &[]),
    named("PERFINFO_PPM_IDLE_VETO_DEVICE_DEPENDENCY", 2147483652, &[]),
    named("PERFINFO_PPM_IDLE_VETO_PROCESSOR_DEPENDENCY", 2147483653, &[]),
    named("PERFINFO_PPM_IDLE_VETO_PLATFORM_ONLY", 2147483654, &[]),
    named("PERFINFO_PPM_IDLE_VETO_INTERRUPTIBLE", 2147483655, &[]),
    named("PERFINFO_PPM_IDLE_VETO_LEGACY_OVEERIDE", 2147483656, &[]),
    named("PERFINFO_PPM_IDLE_VETO_C_STATE_CHECK", 2147483657, &[]),
    named("PERFINFO_PPM_IDLE_VETO_NO_C_STATE", 2147483658, &[]),
    named("PERFINFO_PPM_IDLE_VETO_COORDINATED_DEPENDENCY", 2147483659, &[]),
    named("PERFINFO_PPM_IDLE_VETO_DISABLED_IN_MENU", 4294967294, &[]),
    named("PERFINFO_PPM_IDLE_VETO_ACTIVE_PROCESSOR", 4294967295, &[]),
]);
