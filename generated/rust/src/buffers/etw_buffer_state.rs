// Generated from spec/enums/ETW_BUFFER_STATE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

use crate::rt::open_enum;

open_enum! {
    /// What a trace buffer is being used for.
    ///
    /// In C: `ETW_BUFFER_STATE`, held by `ULONG`.
    ///
    /// Before 6.0 the bits of WMI_BUFFER_STATE say something similar. In real traces every buffer is in the state EtwBufferStateFlush.
    ///
    /// Known to be complete for releases 6.0..2004.
    ///
    /// Source: Geoff Chappell, *ETW_BUFFER_STATE*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    #[doc(alias = "ETW_BUFFER_STATE")]
    EtwBufferState(u32), 4 {
        /// `EtwBufferStateFree`. The buffer is free. Releases 6.0+.
        #[doc(alias = "EtwBufferStateFree")]
        FREE = 0x00000000 "EtwBufferStateFree",
        /// `EtwBufferStateGeneralLogging`. Events of any sort are written to it. Releases 6.0+.
        #[doc(alias = "EtwBufferStateGeneralLogging")]
        GENERAL_LOGGING = 0x00000001 "EtwBufferStateGeneralLogging",
        /// `EtwBufferStateCSwitch`. Context switches are written to it. Releases 6.0+.
        #[doc(alias = "EtwBufferStateCSwitch")]
        C_SWITCH = 0x00000002 "EtwBufferStateCSwitch",
        /// `EtwBufferStateFlush`. The buffer is to be flushed, or was: the state of buffers in files. Releases 6.0+.
        #[doc(alias = "EtwBufferStateFlush")]
        FLUSH = 0x00000003 "EtwBufferStateFlush",
        /// `EtwBufferStatePendingCompression`. The buffer is to be compressed. Releases 1607+.
        #[doc(alias = "EtwBufferStatePendingCompression")]
        PENDING_COMPRESSION = 0x00000004 "EtwBufferStatePendingCompression",
        /// `EtwBufferStateCompressed`. The buffer is compressed. Releases 1607+.
        #[doc(alias = "EtwBufferStateCompressed")]
        COMPRESSED = 0x00000005 "EtwBufferStateCompressed",
        /// `EtwBufferStatePlaceholder`. Releases 1607+.
        #[doc(alias = "EtwBufferStatePlaceholder")]
        PLACEHOLDER = 0x00000006 "EtwBufferStatePlaceholder",
    }
    also {
    }
}

#[cfg(feature = "describe")]
impl EtwBufferState {
    /// The table that describes the values.
    pub const VALUES: &'static crate::describe::Values = &crate::tables::etw_buffer_state::VALUES;
}

/// `EtwBufferStateMaximum`: one more than the last value.
///
/// It differs by release; nothing where the tables have no value.
#[doc(alias = "EtwBufferStateMaximum")]
pub fn etw_buffer_state_maximum(release: crate::rt::Release) -> Option<u32> {
    match release.0 {
        4..=11 => Some(0x00000004),
        12..=29 => Some(0x00000007),
        _ => None,
    }
}
