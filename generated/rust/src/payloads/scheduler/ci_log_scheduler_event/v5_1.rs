// Generated from spec/structs/CI_LOG_SCHEDULER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CI_LOG_SCHEDULER_EVENT in the form of releases 5.1+.
#[allow(unused_imports)]
use crate::rt::*;

/// The multimedia class scheduler set a thread's priority.
///
/// In C: `CI_LOG_SCHEDULER_EVENT`, 0x40 bytes. Releases 5.1+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CI_LOG_SCHEDULER_EVENT")]
pub struct CiLogSchedulerEvent {
    /// `EVENT_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::EventTraceHeader,
    /// `ULONG ProcessId`, at 0x30. The process of the thread.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x34. The thread.
    pub thread_id: u32,
    /// `ULONG Priority`, at 0x38. The priority that it now has.
    pub priority: u32,
    /// `ULONG TaskIndex`, at 0x3C. The task that the thread belongs to.
    pub task_index: u32,
}

impl CiLogSchedulerEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 64]) -> Self {
        Self {
            header: crate::headers::EventTraceHeader::from_bytes(part::<0, 48, _>(bytes)),
            process_id: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            priority: u32::from_le_bytes(get::<56, 4, _>(bytes)),
            task_index: u32::from_le_bytes(get::<60, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        put::<0, 48, _>(&mut bytes, self.header.to_bytes());
        put::<48, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.priority.to_le_bytes());
        put::<60, 4, _>(&mut bytes, self.task_index.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ci_log_scheduler_event::V5_1;
}

fixed_record!(CiLogSchedulerEvent, CiLogSchedulerEventView, 64, "CI_LOG_SCHEDULER_EVENT");
getters! {
    self CiLogSchedulerEventView "CiLogSchedulerEventView" {
        /// `EVENT_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::EventTraceHeaderView<'a> = crate::headers::EventTraceHeaderView::from_bytes(part::<0, 48, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x30.
        process_id: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x34.
        thread_id: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG Priority`, at 0x38.
        priority: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
        /// `ULONG TaskIndex`, at 0x3C.
        task_index: u32 = u32::from_le_bytes(get::<60, 4, _>(self.fixed));
    }
}
