// Generated from spec/structs/ETW_TP_EVENT_CALLBACK_CANCEL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_CALLBACK_CANCEL in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// Callbacks of a thread pool were cancelled.
///
/// In C: `ETW_TP_EVENT_CALLBACK_CANCEL`, 0x38 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_CALLBACK_CANCEL")]
pub struct EtwTpEventCallbackCancelX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u32,
    /// `PVOID TaskId`, at 0x24. The task, by which the events of one callback go together.
    pub task_id: u32,
    /// `PVOID Callback`, at 0x28. The callback's function.
    pub callback: u32,
    /// `PVOID Context`, at 0x2C. What the function gets.
    pub context: u32,
    /// `PVOID SubProcessTag`, at 0x30. The service, by its tag, that the callback works for.
    pub sub_process_tag: u32,
    /// `ULONG CancelCount`, at 0x34. How many.
    pub cancel_count: u32,
}

impl EtwTpEventCallbackCancelX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 56]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            pool_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            task_id: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            callback: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            context: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            sub_process_tag: u32::from_le_bytes(get::<48, 4, _>(bytes)),
            cancel_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 56] {
        let mut bytes = [0; 56];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.task_id.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.callback.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.context.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.sub_process_tag.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.cancel_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_callback_cancel::V5_0X86;
}

fixed_record!(EtwTpEventCallbackCancelX86, EtwTpEventCallbackCancelX86View, 56, "ETW_TP_EVENT_CALLBACK_CANCEL");
getters! {
    self EtwTpEventCallbackCancelX86View "EtwTpEventCallbackCancelX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID PoolId`, at 0x20.
        pool_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `PVOID TaskId`, at 0x24.
        task_id: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `PVOID Callback`, at 0x28.
        callback: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `PVOID Context`, at 0x2C.
        context: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `PVOID SubProcessTag`, at 0x30.
        sub_process_tag: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
        /// `ULONG CancelCount`, at 0x34.
        cancel_count: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
    }
}
