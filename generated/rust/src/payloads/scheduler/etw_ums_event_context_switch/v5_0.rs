// Generated from spec/structs/ETW_UMS_EVENT_CONTEXT_SWITCH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_UMS_EVENT_CONTEXT_SWITCH in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// How often a thread that user mode schedules (UMS) was switched to and yielded.
///
/// In C: `ETW_UMS_EVENT_CONTEXT_SWITCH`, 0x38 bytes with one element of its array, 0x34 without. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_UMS_EVENT_CONTEXT_SWITCH")]
pub struct EtwUmsEventContextSwitch {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG ScheduledThreadId`, at 0x20.
    pub scheduled_thread_id: u32,
    /// `ULONG SwitchCount`, at 0x24. Switches to it.
    pub switch_count: u32,
    /// `ULONG KernelYieldCount`, at 0x28. Yields in the kernel.
    pub kernel_yield_count: u32,
    /// `ULONG MixedYieldCount`, at 0x2C. What it is for is not known.
    pub mixed_yield_count: u32,
    /// `ULONG YieldCount`, at 0x30. Yields. The event ends after this field, without the padding.
    pub yield_count: u32,
}

impl EtwUmsEventContextSwitch {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 52]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            scheduled_thread_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            switch_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            kernel_yield_count: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            mixed_yield_count: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            yield_count: u32::from_le_bytes(get::<48, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 52] {
        let mut bytes = [0; 52];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.scheduled_thread_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.switch_count.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.kernel_yield_count.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.mixed_yield_count.to_le_bytes());
        put::<48, 4, _>(&mut bytes, self.yield_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ums_event_context_switch::V5_0;
}

fixed_record!(EtwUmsEventContextSwitch, EtwUmsEventContextSwitchView, 52, "ETW_UMS_EVENT_CONTEXT_SWITCH");
getters! {
    self EtwUmsEventContextSwitchView "EtwUmsEventContextSwitchView" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `ULONG ScheduledThreadId`, at 0x20.
        scheduled_thread_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SwitchCount`, at 0x24.
        switch_count: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `ULONG KernelYieldCount`, at 0x28.
        kernel_yield_count: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG MixedYieldCount`, at 0x2C.
        mixed_yield_count: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `ULONG YieldCount`, at 0x30.
        yield_count: u32 = u32::from_le_bytes(get::<48, 4, _>(self.fixed));
    }
}
