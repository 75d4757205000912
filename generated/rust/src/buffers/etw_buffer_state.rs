// Generated from spec/enums/ETW_BUFFER_STATE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// State of a trace buffer.
    ///
    /// In C: `ETW_BUFFER_STATE`, of type `ULONG`.
    ///
    /// Before 6.0, the bits of WMI_BUFFER_STATE have a similar meaning. In observed traces, every buffer is in the
    /// state EtwBufferStateFlush.
    ///
    /// Complete for releases 6.0..2004.
    ///
    /// Defined in NTWMI.H; type information in symbol files of the kernel (6.0 and higher).
    ///
    /// Source: Geoff Chappell, *ETW_BUFFER_STATE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BUFFER_STATE")]
    EtwBufferState(u32), size = 4 {
        /// `EtwBufferStateFree`. The buffer is free. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateFree")]
        FREE = 0x00000000, "EtwBufferStateFree";
        /// `EtwBufferStateGeneralLogging`. The buffer receives events of any kind. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateGeneralLogging")]
        GENERAL_LOGGING = 0x00000001, "EtwBufferStateGeneralLogging";
        /// `EtwBufferStateCSwitch`. The buffer receives context switches. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateCSwitch")]
        CSWITCH = 0x00000002, "EtwBufferStateCSwitch";
        /// `EtwBufferStateFlush`. The buffer is to be flushed or has been flushed. Buffers in log files have this
        /// state. Documented for 6.0+.
        #[doc(alias = "EtwBufferStateFlush")]
        FLUSH = 0x00000003, "EtwBufferStateFlush";
        /// `EtwBufferStatePendingCompression`. The buffer is to be compressed. Documented for 1607+.
        #[doc(alias = "EtwBufferStatePendingCompression")]
        PENDING_COMPRESSION = 0x00000004, "EtwBufferStatePendingCompression";
        /// `EtwBufferStateCompressed`. The buffer is compressed. Documented for 1607+.
        #[doc(alias = "EtwBufferStateCompressed")]
        COMPRESSED = 0x00000005, "EtwBufferStateCompressed";
        /// `EtwBufferStatePlaceholder`. Documented for 1607+.
        #[doc(alias = "EtwBufferStatePlaceholder")]
        PLACEHOLDER = 0x00000006, "EtwBufferStatePlaceholder";
    }
}

static TABLE: Values = values("ETW_BUFFER_STATE", false, &[
    named("EtwBufferStateFree", 0, &[(Release(4), Release(255))]),
    named("EtwBufferStateGeneralLogging", 1, &[(Release(4), Release(255))]),
    named("EtwBufferStateCSwitch", 2, &[(Release(4), Release(255))]),
    named("EtwBufferStateFlush", 3, &[(Release(4), Release(255))]),
    named("EtwBufferStatePendingCompression", 4, &[(Release(12), Release(255))]),
    named("EtwBufferStateCompressed", 5, &[(Release(12), Release(255))]),
    named("EtwBufferStatePlaceholder", 6, &[(Release(12), Release(255))]),
]);

/// `EtwBufferStateMaximum`, one more than the last value.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "EtwBufferStateMaximum")]
pub fn etw_buffer_state_maximum(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 11, 0x00000004),
        (12, 255, 0x00000007),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
