// Generated from spec/structs/ETW_TP_EVENT_POOL_TH_MAX_SET.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_POOL_TH_MAX_SET in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The greatest number of threads of a thread pool was set.
///
/// In C: `ETW_TP_EVENT_POOL_TH_MAX_SET`, 0x28 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_POOL_TH_MAX_SET")]
pub struct EtwTpEventPoolThMaxSetX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u32,
    /// `ULONG ThreadNum`, at 0x24. The new greatest number.
    pub thread_num: u32,
}

impl EtwTpEventPoolThMaxSetX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 40]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            pool_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            thread_num: u32::from_le_bytes(get::<36, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 40] {
        let mut bytes = [0; 40];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.thread_num.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_pool_th_max_set::V5_0X86;
}

fixed_record!(EtwTpEventPoolThMaxSetX86, EtwTpEventPoolThMaxSetX86View, 40, "ETW_TP_EVENT_POOL_TH_MAX_SET");
getters! {
    self EtwTpEventPoolThMaxSetX86View "EtwTpEventPoolThMaxSetX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID PoolId`, at 0x20.
        pool_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG ThreadNum`, at 0x24.
        thread_num: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
    }
}
