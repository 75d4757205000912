// Generated from spec/structs/CI_LOG_SCHEDULER_SLEEP_RESPONSE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CI_LOG_SCHEDULER_SLEEP_RESPONSE in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The multimedia class scheduler was answered when it went to sleep, by the name.
///
/// In C: `CI_LOG_SCHEDULER_SLEEP_RESPONSE`, 0x30 bytes. Releases 5.1+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CI_LOG_SCHEDULER_SLEEP_RESPONSE")]
pub struct CiLogSchedulerSleepResponse {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::EventTraceHeader,
}

impl CiLogSchedulerSleepResponse {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::EventTraceHeader::from_bytes(part::<0, 48, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ci_log_scheduler_sleep_response::V5_1;
}

fixed_record!(CiLogSchedulerSleepResponse, CiLogSchedulerSleepResponseView, 48, "CI_LOG_SCHEDULER_SLEEP_RESPONSE");
getters! {
    self CiLogSchedulerSleepResponseView "CiLogSchedulerSleepResponseView" {
        /// `EVENT_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::EventTraceHeaderView<'a> = crate::headers::EventTraceHeaderView::from_bytes(part::<0, 48, _>(self.fixed));
    }
}
