// Generated from spec/enums/ETW_RT_EVENT_LOSS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of loss in a real-time session.
    ///
    /// In C: `ETW_RT_EVENT_LOSS`, of type `ULONG`.
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_RT_EVENT_LOSS")]
    EtwRtEventLoss(u32), size = 4 {
        /// `EtwRtEventNoLoss`. No loss. Releases unknown.
        #[doc(alias = "EtwRtEventNoLoss")]
        EVENT_NO_LOSS = 0x00000000, "EtwRtEventNoLoss";
        /// `EtwRtEventLost`. Events were lost. Releases unknown.
        #[doc(alias = "EtwRtEventLost")]
        EVENT_LOST = 0x00000001, "EtwRtEventLost";
        /// `EtwRtBufferLost`. Buffers were lost. Releases unknown.
        #[doc(alias = "EtwRtBufferLost")]
        BUFFER_LOST = 0x00000002, "EtwRtBufferLost";
        /// `EtwRtBackupLost`. Buffers that had been saved to a file for the consumer were lost. Releases unknown.
        #[doc(alias = "EtwRtBackupLost")]
        BACKUP_LOST = 0x00000003, "EtwRtBackupLost";
        /// `EtwRtEventLossMax`. Not a state: one more than the last value. Defined; no known use. Releases unknown.
        #[doc(alias = "EtwRtEventLossMax")]
        EVENT_LOSS_MAX = 0x00000004, "EtwRtEventLossMax";
    }
}

static TABLE: Values = values("ETW_RT_EVENT_LOSS", false, &[
    named("EtwRtEventNoLoss", 0, &[]),
    named("EtwRtEventLost", 1, &[]),
    named("EtwRtBufferLost", 2, &[]),
    named("EtwRtBackupLost", 3, &[]),
    named("EtwRtEventLossMax", 4, &[]),
]);
