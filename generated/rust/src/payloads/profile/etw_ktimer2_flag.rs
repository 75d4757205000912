// Generated from spec/enums/ETW_KTIMER2_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// What kind of executive timer it is.
    ///
    /// Microsoft gives the set no name; here: `ETW_KTIMER2_FLAG`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwKtimer2Flag(u8), 1 {
        /// `ETW_KTIMER2_HAS_CALLBACK`. A routine is called when it expires. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_HAS_CALLBACK")]
        HAS_CALLBACK = 0x01 "ETW_KTIMER2_HAS_CALLBACK",
        /// `ETW_KTIMER2_PERIODIC`. It recurs. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_PERIODIC")]
        PERIODIC = 0x02 "ETW_KTIMER2_PERIODIC",
        /// `ETW_KTIMER2_IDLE_RESILIENT`. It does not end idle resiliency. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_IDLE_RESILIENT")]
        IDLE_RESILIENT = 0x04 "ETW_KTIMER2_IDLE_RESILIENT",
        /// `ETW_KTIMER2_HIGH_RESOLUTION`. It expires with high resolution. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_HIGH_RESOLUTION")]
        HIGH_RESOLUTION = 0x08 "ETW_KTIMER2_HIGH_RESOLUTION",
        /// `ETW_KTIMER2_NO_WAKE`. It does not wake the system. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE")]
        NO_WAKE = 0x10 "ETW_KTIMER2_NO_WAKE",
        /// `ETW_KTIMER2_NO_WAKE_FINITE`. It does not wake the system, but not for ever. In which releases it holds is not known.
        #[doc(alias = "ETW_KTIMER2_NO_WAKE_FINITE")]
        NO_WAKE_FINITE = 0x20 "ETW_KTIMER2_NO_WAKE_FINITE",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwKtimer2Flag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_ktimer2_flag::VALUES;
}
