// Generated from spec/enums/ETW_DISABLE_KTIMER2_FLAG.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::flags;

flags! {
    /// How an executive timer was disabled.
    ///
    /// Microsoft gives the set no name; here: `ETW_DISABLE_KTIMER2_FLAG`, held by `UCHAR`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwDisableKtimer2Flag(u8), 1 {
        /// `ETW_DISABLE_KTIMER2_CANCEL`. It is cancelled too. In which releases it holds is not known.
        #[doc(alias = "ETW_DISABLE_KTIMER2_CANCEL")]
        CANCEL = 0x01 "ETW_DISABLE_KTIMER2_CANCEL",
        /// `ETW_DISABLE_KTIMER2_WAIT`. Whoever disables it waits until its routine is done. In which releases it holds is not known.
        #[doc(alias = "ETW_DISABLE_KTIMER2_WAIT")]
        WAIT = 0x02 "ETW_DISABLE_KTIMER2_WAIT",
        /// `ETW_DISABLE_KTIMER2_DELAYED`. It is disabled later. In which releases it holds is not known.
        #[doc(alias = "ETW_DISABLE_KTIMER2_DELAYED")]
        DELAYED = 0x04 "ETW_DISABLE_KTIMER2_DELAYED",
        /// `ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK`. A routine is called when it is disabled. In which releases it holds is not known.
        #[doc(alias = "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK")]
        HAS_DISABLE_CALLBACK = 0x08 "ETW_DISABLE_KTIMER2_HAS_DISABLE_CALLBACK",
    }
    also {
    }
    fields { }
}

#[cfg(feature = "describe")]
impl EtwDisableKtimer2Flag {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_disable_ktimer2_flag::VALUES;
}
