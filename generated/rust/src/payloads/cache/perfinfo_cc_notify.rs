// Generated from spec/enums/PERFINFO_CC_NOTIFY.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// Why the lazy writer looks for what to write.
    ///
    /// Microsoft gives the set no name; here: `PERFINFO_CC_NOTIFY`, held by `ULONG`.
    ///
    /// The header says that the cache manager itself has the same numbers.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    PerfinfoCcNotify(u32), 4 {
        /// `PERFINFO_CC_NOTIFY_LOW_MEMORY`. Memory is low. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_NOTIFY_LOW_MEMORY")]
        LOW_MEMORY = 0x00000001 "PERFINFO_CC_NOTIFY_LOW_MEMORY",
        /// `PERFINFO_CC_NOTIFY_POWER`. The power state changes. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_NOTIFY_POWER")]
        POWER = 0x00000002 "PERFINFO_CC_NOTIFY_POWER",
        /// `PERFINFO_CC_NOTIFY_PERIODIC_SCAN`. It does so periodically. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_NOTIFY_PERIODIC_SCAN")]
        PERIODIC_SCAN = 0x00000004 "PERFINFO_CC_NOTIFY_PERIODIC_SCAN",
        /// `PERFINFO_CC_NOTIFY_WAITING_TEARDOWN`. Somebody waits for a file to be given up. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN")]
        WAITING_TEARDOWN = 0x00000008 "PERFINFO_CC_NOTIFY_WAITING_TEARDOWN",
        /// `PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING`. In which releases it holds is not known.
        #[doc(alias = "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING")]
        FLUSH_DURING_COALESCING = 0x00000010 "PERFINFO_CC_NOTIFY_FLUSH_DURING_COALESCING",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl PerfinfoCcNotify {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::perfinfo_cc_notify::VALUES;
}
