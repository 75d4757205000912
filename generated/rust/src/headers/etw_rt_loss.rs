// Generated from spec/enums/ETW_RT_LOSS.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Event types of the class that reports lost events, buffers and backup files.
    ///
    /// No known name in C; here: `ETW_RT_LOSS`, of type `ULONG`.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*.
    EtwRtLoss(u32), size = 4 {
        /// `ETW_RT_LOSS_EVENT`. Events were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_EVENT")]
        EVENT = 0x00000020, "ETW_RT_LOSS_EVENT";
        /// `ETW_RT_LOSS_BUFFER`. Buffers were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_BUFFER")]
        BUFFER = 0x00000021, "ETW_RT_LOSS_BUFFER";
        /// `ETW_RT_LOSS_BACKUP`. Buffers that had been saved to a file were lost. Releases unknown.
        #[doc(alias = "ETW_RT_LOSS_BACKUP")]
        BACKUP = 0x00000022, "ETW_RT_LOSS_BACKUP";
    }
}

impl EtwRtLoss {
    /// GUID of the classic class of these event types.
    pub const CLASS: crate::rt::Guid =
        crate::rt::Guid {
            data1: 0x6a399ae0, data2: 0x4bc6, data3: 0x4de9, data4: [0x87, 0x0b, 0x36, 0x57, 0xf8, 0x94, 0x7e, 0x7e]
        };
}

static TABLE: Values = values("ETW_RT_LOSS", false, &[
    named("ETW_RT_LOSS_EVENT", 32, &[]),
    named("ETW_RT_LOSS_BUFFER", 33, &[]),
    named("ETW_RT_LOSS_BACKUP", 34, &[]),
]);
