// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Enumerations, flags and constants of the topic.

#[allow(unused_imports, reason = "sets may be of one kind, or without values")]
use crate::rt::{Release, flags, named, named_bits, open_enum, values};

// spec/enums/MMCSS_OPCODE.toml
open_enum! {
    /// Events of the multimedia class scheduler, as opcodes of its own provider.
    ///
    /// No known name in C; here: `MMCSS_OPCODE`, of type `UCHAR`.
    ///
    /// Unknown:
    ///
    /// - Provider of these opcodes, and the releases that have it.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    MmcssOpcode(u8), size = 1 {
        /// `PERFINFO_LOG_TYPE_MMCSS_START`. Scheduler task started. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_START")]
        START = 0x20, "PERFINFO_LOG_TYPE_MMCSS_START";
        /// `PERFINFO_LOG_TYPE_MMCSS_STOP`. Scheduler task stopped. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_STOP")]
        STOP = 0x21, "PERFINFO_LOG_TYPE_MMCSS_STOP";
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT`. Scheduler event. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT")]
        SCHEDULER_EVENT = 0x22, "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT";
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP`. Scheduler woke up. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP")]
        SCHEDULER_WAKEUP = 0x23, "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP";
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP`. Scheduler went to sleep. Releases unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP")]
        SCHEDULER_SLEEP = 0x24, "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP";
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP`. Scheduler went to sleep to preserve responsiveness. Releases
        /// unknown.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP")]
        SCHEDULER_SLEEP_RESP = 0x25, "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP";
    }, values("MMCSS_OPCODE", false, &[
        named("PERFINFO_LOG_TYPE_MMCSS_START", 32, &[]),
        named("PERFINFO_LOG_TYPE_MMCSS_STOP", 33, &[]),
        named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT", 34, &[]),
        named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP", 35, &[]),
        named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP", 36, &[]),
        named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP", 37, &[]),
    ])
}

// spec/enums/UMS_ETW_DIRECTED_SWITCH_END.toml
flags! {
    /// Flags of the end of a directed switch to a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_DIRECTED_SWITCH_END`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwDirectedSwitchEnd(u32), size = 4 {
        /// `UMS_ETW_DIRECTED_SWITCH_END_FAST`. Releases unknown.
        #[doc(alias = "UMS_ETW_DIRECTED_SWITCH_END_FAST")]
        FAST = 0x00000001, "UMS_ETW_DIRECTED_SWITCH_END_FAST";
    }, values("UMS_ETW_DIRECTED_SWITCH_END", true, &[
        named("UMS_ETW_DIRECTED_SWITCH_END_FAST", 1, &[]),
    ])
}

// spec/enums/UMS_ETW_DIRECTED_SWITCH_START.toml
flags! {
    /// Flags of the start of a directed switch to a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_DIRECTED_SWITCH_START`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwDirectedSwitchStart(u32), size = 4 {
        /// `UMS_ETW_DIRECTED_SWITCH_START_VOLATILE`. Releases unknown.
        #[doc(alias = "UMS_ETW_DIRECTED_SWITCH_START_VOLATILE")]
        VOLATILE = 0x00000001, "UMS_ETW_DIRECTED_SWITCH_START_VOLATILE";
    }, values("UMS_ETW_DIRECTED_SWITCH_START", true, &[
        named("UMS_ETW_DIRECTED_SWITCH_START_VOLATILE", 1, &[]),
    ])
}

// spec/enums/UMS_ETW_PARK.toml
flags! {
    /// Flags of the parking of a user-mode scheduled thread.
    ///
    /// No known name in C; here: `UMS_ETW_PARK`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    UmsEtwPark(u32), size = 4 {
        /// `UMS_ETW_PARK_VOLATILE`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_VOLATILE")]
        VOLATILE = 0x00000001, "UMS_ETW_PARK_VOLATILE";
        /// `UMS_ETW_PARK_PRIMARY_PRESENT`. The thread that schedules it is present. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_PRESENT")]
        PRIMARY_PRESENT = 0x00000002, "UMS_ETW_PARK_PRIMARY_PRESENT";
        /// `UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT`. Releases unknown.
        #[doc(alias = "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT")]
        PRIMARY_DELIVERED_CONTEXT = 0x00000004, "UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT";
    }, values("UMS_ETW_PARK", true, &[
        named("UMS_ETW_PARK_VOLATILE", 1, &[]),
        named("UMS_ETW_PARK_PRIMARY_PRESENT", 2, &[]),
        named("UMS_ETW_PARK_PRIMARY_DELIVERED_CONTEXT", 4, &[]),
    ])
}
