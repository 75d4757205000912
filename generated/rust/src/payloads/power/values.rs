// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/DEVICE_POWER_STATE.toml
open_enum! {
    /// Power state of a device.
    ///
    /// In C: `DEVICE_POWER_STATE`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "DEVICE_POWER_STATE")]
    DevicePowerState(u32), size = 4 {
        /// `PowerDeviceUnspecified`. Releases unknown.
        #[doc(alias = "PowerDeviceUnspecified")]
        UNSPECIFIED = 0x00000000, "PowerDeviceUnspecified";
        /// `PowerDeviceD0`. On. Releases unknown.
        #[doc(alias = "PowerDeviceD0")]
        D0 = 0x00000001, "PowerDeviceD0";
        /// `PowerDeviceD1`. Releases unknown.
        #[doc(alias = "PowerDeviceD1")]
        D1 = 0x00000002, "PowerDeviceD1";
        /// `PowerDeviceD2`. Releases unknown.
        #[doc(alias = "PowerDeviceD2")]
        D2 = 0x00000003, "PowerDeviceD2";
        /// `PowerDeviceD3`. Off. Releases unknown.
        #[doc(alias = "PowerDeviceD3")]
        D3 = 0x00000004, "PowerDeviceD3";
        /// `PowerDeviceMaximum`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PowerDeviceMaximum")]
        MAXIMUM = 0x00000005, "PowerDeviceMaximum";
    }, values("DEVICE_POWER_STATE", false, &[
        named("PowerDeviceUnspecified", 0, &[]),
        named("PowerDeviceD0", 1, &[]),
        named("PowerDeviceD1", 2, &[]),
        named("PowerDeviceD2", 3, &[]),
        named("PowerDeviceD3", 4, &[]),
        named("PowerDeviceMaximum", 5, &[]),
    ])
}

// spec/enums/PERFINFO_PPM_IDLE_EXIT_FLAG.toml
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
    }, values("PERFINFO_PPM_IDLE_EXIT_FLAG", true, &[
        named("PERFINFO_PPM_IDLE_NON_INTERRUPTIBLE", 1, &[]),
        named("PERFINFO_PPM_IDLE_ALL_PROC_LOCKED", 2, &[]),
        named("PERFINFO_PPM_IDLE_EXIT_SAMPLE_INVALID", 4, &[]),
    ])
}

// spec/enums/PERFINFO_PPM_IDLE_FLAG.toml
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
    }, values("PERFINFO_PPM_IDLE_FLAG", true, &[
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
    ])
}

// spec/enums/PERFINFO_PPM_IDLE_VETO.toml
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
    }, values("PERFINFO_PPM_IDLE_VETO", false, &[
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
    ])
}

// spec/enums/PERFINFO_PPM_PERF_STATE_TYPE.toml
open_enum! {
    /// Type of performance state change of a processor.
    ///
    /// No known name in C; here: `PERFINFO_PPM_PERF_STATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoPpmPerfStateType(u32), size = 4 {
        /// `PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE`. Frequency and voltage. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE")]
        FREQUENCY_VOLTAGE_STATE = 0x00000001, "PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE";
        /// `PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE`. Clock throttling. Releases unknown.
        #[doc(alias = "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE")]
        STOPCLOCK_THROTTLE_STATE = 0x00000002, "PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE";
    }, values("PERFINFO_PPM_PERF_STATE_TYPE", false, &[
        named("PERFINFO_PPM_FREQUENCY_VOLTAGE_STATE", 1, &[]),
        named("PERFINFO_PPM_STOPCLOCK_THROTTLE_STATE", 2, &[]),
    ])
}

// spec/enums/POWER_ACTION.toml
open_enum! {
    /// System power action.
    ///
    /// In C: `POWER_ACTION`, of type `ULONG`.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Power*; The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "POWER_ACTION")]
    PowerAction(u32), size = 4 {
        /// `PowerActionNone`. Releases unknown.
        #[doc(alias = "PowerActionNone")]
        NONE = 0x00000000, "PowerActionNone";
        /// `PowerActionReserved`. Releases unknown.
        #[doc(alias = "PowerActionReserved")]
        RESERVED = 0x00000001, "PowerActionReserved";
        /// `PowerActionSleep`. Releases unknown.
        #[doc(alias = "PowerActionSleep")]
        SLEEP = 0x00000002, "PowerActionSleep";
        /// `PowerActionHibernate`. Releases unknown.
        #[doc(alias = "PowerActionHibernate")]
        HIBERNATE = 0x00000003, "PowerActionHibernate";
        /// `PowerActionShutdown`. Releases unknown.
        #[doc(alias = "PowerActionShutdown")]
        SHUTDOWN = 0x00000004, "PowerActionShutdown";
        /// `PowerActionShutdownReset`. Shut down and restart. Releases unknown.
        #[doc(alias = "PowerActionShutdownReset")]
        SHUTDOWN_RESET = 0x00000005, "PowerActionShutdownReset";
        /// `PowerActionShutdownOff`. Shut down and turn off. Releases unknown.
        #[doc(alias = "PowerActionShutdownOff")]
        SHUTDOWN_OFF = 0x00000006, "PowerActionShutdownOff";
        /// `PowerActionWarmEject`. Eject a device while powered on. Releases unknown.
        #[doc(alias = "PowerActionWarmEject")]
        WARM_EJECT = 0x00000007, "PowerActionWarmEject";
        /// `PowerActionDisplayOff`. Turn off the display. Releases unknown.
        #[doc(alias = "PowerActionDisplayOff")]
        DISPLAY_OFF = 0x00000008, "PowerActionDisplayOff";
    }, values("POWER_ACTION", false, &[
        named("PowerActionNone", 0, &[]),
        named("PowerActionReserved", 1, &[]),
        named("PowerActionSleep", 2, &[]),
        named("PowerActionHibernate", 3, &[]),
        named("PowerActionShutdown", 4, &[]),
        named("PowerActionShutdownReset", 5, &[]),
        named("PowerActionShutdownOff", 6, &[]),
        named("PowerActionWarmEject", 7, &[]),
        named("PowerActionDisplayOff", 8, &[]),
    ])
}

// spec/enums/POWER_STATE_TYPE.toml
open_enum! {
    /// Kind of power state in a POWER_STATE.
    ///
    /// In C: `POWER_STATE_TYPE`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntpoapi.h*.
    #[doc(alias = "POWER_STATE_TYPE")]
    PowerStateType(u32), size = 4 {
        /// `SystemPowerState`. System power state. Releases unknown.
        #[doc(alias = "SystemPowerState")]
        SYSTEM_POWER_STATE = 0x00000000, "SystemPowerState";
        /// `DevicePowerState`. Device power state. Releases unknown.
        #[doc(alias = "DevicePowerState")]
        DEVICE_POWER_STATE = 0x00000001, "DevicePowerState";
    }, values("POWER_STATE_TYPE", false, &[
        named("SystemPowerState", 0, &[]),
        named("DevicePowerState", 1, &[]),
    ])
}

// spec/enums/SYSTEM_POWER_KW.toml
flags! {
    /// Keywords that enable kernel events about power states.
    ///
    /// No known name in C; here: `SYSTEM_POWER_KW`, of type `ULONGLONG`.
    ///
    /// Keywords of the system provider SystemPowerProviderGuid, {C134884A-32D5-4488-80E5-14ED7ABB8269}. From build
    /// 20348 of the development kit on, a session with EVENT_TRACE_SYSTEM_LOGGER_MODE can enable the provider. Its
    /// events are those of the group mask and do not identify the provider.
    ///
    /// Unknown:
    ///
    /// - Which development kits define the keywords other than those in which they were seen.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; Microsoft, *System Providers*.
    SystemPowerKw(u64), size = 8 {
        /// `SYSTEM_POWER_KW_GENERAL`. Corresponds to PERF_POWER. Observed in development kits of server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_GENERAL")]
        GENERAL = 0x0000000000000001, "SYSTEM_POWER_KW_GENERAL";
        /// `SYSTEM_POWER_KW_HIBER_RUNDOWN`. Corresponds to PERF_HIBER_RUNDOWN. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_HIBER_RUNDOWN")]
        HIBER_RUNDOWN = 0x0000000000000002, "SYSTEM_POWER_KW_HIBER_RUNDOWN";
        /// `SYSTEM_POWER_KW_PROCESSOR_IDLE`. Corresponds to PERF_PROCESSOR_IDLE. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_PROCESSOR_IDLE")]
        PROCESSOR_IDLE = 0x0000000000000004, "SYSTEM_POWER_KW_PROCESSOR_IDLE";
        /// `SYSTEM_POWER_KW_IDLE_SELECTION`. Corresponds to PERF_IDLE_SELECTION. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_IDLE_SELECTION")]
        IDLE_SELECTION = 0x0000000000000008, "SYSTEM_POWER_KW_IDLE_SELECTION";
        /// `SYSTEM_POWER_KW_PPM_EXIT_LATENCY`. Corresponds to PERF_PPM_EXIT_LATENCY. Observed in development kits of
        /// server-2022+.
        #[doc(alias = "SYSTEM_POWER_KW_PPM_EXIT_LATENCY")]
        PPM_EXIT_LATENCY = 0x0000000000000010, "SYSTEM_POWER_KW_PPM_EXIT_LATENCY";
    }, values("SYSTEM_POWER_KW", true, &[
        named("SYSTEM_POWER_KW_GENERAL", 1, &[(Release(24), Release(255))]),
        named("SYSTEM_POWER_KW_HIBER_RUNDOWN", 2, &[(Release(24), Release(255))]),
        named("SYSTEM_POWER_KW_PROCESSOR_IDLE", 4, &[(Release(24), Release(255))]),
        named("SYSTEM_POWER_KW_IDLE_SELECTION", 8, &[(Release(24), Release(255))]),
        named("SYSTEM_POWER_KW_PPM_EXIT_LATENCY", 16, &[(Release(24), Release(255))]),
    ])
}

// spec/enums/SYSTEM_POWER_STATE.toml
open_enum! {
    /// Power state of the system.
    ///
    /// In C: `SYSTEM_POWER_STATE`, of type `ULONG`.
    ///
    /// Source: The mingw-w64 developers, *winnt.h*.
    #[doc(alias = "SYSTEM_POWER_STATE")]
    SystemPowerState(u32), size = 4 {
        /// `PowerSystemUnspecified`. Releases unknown.
        #[doc(alias = "PowerSystemUnspecified")]
        UNSPECIFIED = 0x00000000, "PowerSystemUnspecified";
        /// `PowerSystemWorking`. S0. Releases unknown.
        #[doc(alias = "PowerSystemWorking")]
        WORKING = 0x00000001, "PowerSystemWorking";
        /// `PowerSystemSleeping1`. S1. Releases unknown.
        #[doc(alias = "PowerSystemSleeping1")]
        SLEEPING1 = 0x00000002, "PowerSystemSleeping1";
        /// `PowerSystemSleeping2`. S2. Releases unknown.
        #[doc(alias = "PowerSystemSleeping2")]
        SLEEPING2 = 0x00000003, "PowerSystemSleeping2";
        /// `PowerSystemSleeping3`. S3. Releases unknown.
        #[doc(alias = "PowerSystemSleeping3")]
        SLEEPING3 = 0x00000004, "PowerSystemSleeping3";
        /// `PowerSystemHibernate`. S4. Releases unknown.
        #[doc(alias = "PowerSystemHibernate")]
        HIBERNATE = 0x00000005, "PowerSystemHibernate";
        /// `PowerSystemShutdown`. S5. Releases unknown.
        #[doc(alias = "PowerSystemShutdown")]
        SHUTDOWN = 0x00000006, "PowerSystemShutdown";
        /// `PowerSystemMaximum`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "PowerSystemMaximum")]
        MAXIMUM = 0x00000007, "PowerSystemMaximum";
    }, values("SYSTEM_POWER_STATE", false, &[
        named("PowerSystemUnspecified", 0, &[]),
        named("PowerSystemWorking", 1, &[]),
        named("PowerSystemSleeping1", 2, &[]),
        named("PowerSystemSleeping2", 3, &[]),
        named("PowerSystemSleeping3", 4, &[]),
        named("PowerSystemHibernate", 5, &[]),
        named("PowerSystemShutdown", 6, &[]),
        named("PowerSystemMaximum", 7, &[]),
    ])
}
