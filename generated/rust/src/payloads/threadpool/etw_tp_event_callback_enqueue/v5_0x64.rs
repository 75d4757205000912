// Generated from spec/structs/ETW_TP_EVENT_CALLBACK_ENQUEUE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_CALLBACK_ENQUEUE in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A callback was put into the queue of a thread pool, or taken from it.
///
/// In C: `ETW_TP_EVENT_CALLBACK_ENQUEUE`, 0x48 bytes. Releases 5.0+ with 64 bit pointers.
///
/// By the MOF a callback that is dequeued has only the task: see TPCBDequeue.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_CALLBACK_ENQUEUE")]
#[doc(alias = "ETW_TP_EVENT_CALLBACK_DEQUEUE")]
pub struct EtwTpEventCallbackEnqueueX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u64,
    /// `PVOID TaskId`, at 0x28. The task, by which the events of one callback go together.
    pub task_id: u64,
    /// `PVOID Callback`, at 0x30. The callback's function.
    pub callback: u64,
    /// `PVOID Context`, at 0x38. What the function gets.
    pub context: u64,
    /// `PVOID SubProcessTag`, at 0x40. The service, by its tag, that the callback works for.
    pub sub_process_tag: u64,
}

impl EtwTpEventCallbackEnqueueX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 72]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            pool_id: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            task_id: u64::from_le_bytes(get::<40, 8, _>(bytes)),
            callback: u64::from_le_bytes(get::<48, 8, _>(bytes)),
            context: u64::from_le_bytes(get::<56, 8, _>(bytes)),
            sub_process_tag: u64::from_le_bytes(get::<64, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 72] {
        let mut bytes = [0; 72];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<40, 8, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<48, 8, _>(&mut bytes, self.callback.to_le_bytes());
        put::<56, 8, _>(&mut bytes, self.context.to_le_bytes());
        put::<64, 8, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_callback_enqueue::V5_0X64;
}

fixed_record!(EtwTpEventCallbackEnqueueX64, EtwTpEventCallbackEnqueueX64View, 72, "ETW_TP_EVENT_CALLBACK_ENQUEUE");
getters! {
    self EtwTpEventCallbackEnqueueX64View "EtwTpEventCallbackEnqueueX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID PoolId`, at 0x20.
        pool_id: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `PVOID TaskId`, at 0x28.
        task_id: u64 = u64::from_le_bytes(get::<40, 8, _>(self.fixed));
        /// `PVOID Callback`, at 0x30.
        callback: u64 = u64::from_le_bytes(get::<48, 8, _>(self.fixed));
        /// `PVOID Context`, at 0x38.
        context: u64 = u64::from_le_bytes(get::<56, 8, _>(self.fixed));
        /// `PVOID SubProcessTag`, at 0x40.
        sub_process_tag: u64 = u64::from_le_bytes(get::<64, 8, _>(self.fixed));
    }
}
