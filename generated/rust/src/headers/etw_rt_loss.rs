// Generated from spec/enums/ETW_RT_LOSS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// The events that tell of a loss in real time.
    ///
    /// Microsoft gives the set no name; here: `ETW_RT_LOSS`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    EtwRtLoss(u32), 4 {
        /// `ETW_RT_LOSS_EVENT`. Events were lost. In which releases it holds is not known.
        #[doc(alias = "ETW_RT_LOSS_EVENT")]
        EVENT = 0x00000020 "ETW_RT_LOSS_EVENT",
        /// `ETW_RT_LOSS_BUFFER`. Buffers were lost. In which releases it holds is not known.
        #[doc(alias = "ETW_RT_LOSS_BUFFER")]
        BUFFER = 0x00000021 "ETW_RT_LOSS_BUFFER",
        /// `ETW_RT_LOSS_BACKUP`. Buffers that had been kept in a file were lost. In which releases it holds is not known.
        #[doc(alias = "ETW_RT_LOSS_BACKUP")]
        BACKUP = 0x00000022 "ETW_RT_LOSS_BACKUP",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwRtLoss {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_rt_loss::VALUES;
}
