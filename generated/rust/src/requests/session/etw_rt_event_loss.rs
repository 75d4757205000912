// Generated from spec/enums/ETW_RT_EVENT_LOSS.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a session that is consumed in real time lost.
    ///
    /// In C: `ETW_RT_EVENT_LOSS`, held by `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_RT_EVENT_LOSS")]
    EtwRtEventLoss(u32), 4 {
        /// `EtwRtEventNoLoss`. Nothing. In which releases it holds is not known.
        #[doc(alias = "EtwRtEventNoLoss")]
        EVENT_NO_LOSS = 0x00000000 "EtwRtEventNoLoss",
        /// `EtwRtEventLost`. Events. In which releases it holds is not known.
        #[doc(alias = "EtwRtEventLost")]
        EVENT_LOST = 0x00000001 "EtwRtEventLost",
        /// `EtwRtBufferLost`. Buffers. In which releases it holds is not known.
        #[doc(alias = "EtwRtBufferLost")]
        BUFFER_LOST = 0x00000002 "EtwRtBufferLost",
        /// `EtwRtBackupLost`. Buffers that had been kept in a file for the consumer. In which releases it holds is not known.
        #[doc(alias = "EtwRtBackupLost")]
        BACKUP_LOST = 0x00000003 "EtwRtBackupLost",
        /// `EtwRtEventLossMax`. Not in use: one more than the last. Defined; nothing is known to use it. In which releases it holds is not known.
        #[doc(alias = "EtwRtEventLossMax")]
        EVENT_LOSS_MAX = 0x00000004 "EtwRtEventLossMax",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwRtEventLoss {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_rt_event_loss::VALUES;
}
