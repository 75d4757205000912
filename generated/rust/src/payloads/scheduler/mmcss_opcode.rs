// Generated from spec/enums/MMCSS_OPCODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

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
    }
}

static TABLE: Values = values("MMCSS_OPCODE", false, &[
    named("PERFINFO_LOG_TYPE_MMCSS_START", 32, &[]),
    named("PERFINFO_LOG_TYPE_MMCSS_STOP", 33, &[]),
    named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT", 34, &[]),
    named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP", 35, &[]),
    named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP", 36, &[]),
    named("PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP", 37, &[]),
]);
