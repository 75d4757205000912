// Generated from spec/enums/MMCSS_OPCODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// Events of the multimedia class scheduler, as opcodes of their own provider.
    ///
    /// Microsoft gives the set no name; here: `MMCSS_OPCODE`, held by `UCHAR`.
    ///
    /// What no source says:
    ///
    /// - Which provider has these opcodes, and in which releases.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    MmcssOpcode(u8), 1 {
        /// `PERFINFO_LOG_TYPE_MMCSS_START`. A task of the scheduler starts. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_START")]
        START = 0x20 "PERFINFO_LOG_TYPE_MMCSS_START",
        /// `PERFINFO_LOG_TYPE_MMCSS_STOP`. A task of the scheduler stops. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_STOP")]
        STOP = 0x21 "PERFINFO_LOG_TYPE_MMCSS_STOP",
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT`. An event of the scheduler. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT")]
        SCHEDULER_EVENT = 0x22 "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_EVENT",
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP`. The scheduler wakes up. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP")]
        SCHEDULER_WAKEUP = 0x23 "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_WAKEUP",
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP`. The scheduler goes to sleep. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP")]
        SCHEDULER_SLEEP = 0x24 "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP",
        /// `PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP`. The scheduler goes to sleep, to stay responsive. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP")]
        SCHEDULER_SLEEP_RESP = 0x25 "PERFINFO_LOG_TYPE_MMCSS_SCHEDULER_SLEEP_RESP",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl MmcssOpcode {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::mmcss_opcode::VALUES;
}
