// Generated from spec/structs/ETW_TP_EVENT_POOL_CLOSE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_POOL_CLOSE in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread pool was closed.
///
/// In C: `ETW_TP_EVENT_POOL_CLOSE`, 0x28 bytes with one element of its array, 0x24 without. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_POOL_CLOSE")]
pub struct EtwTpEventPoolCloseX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u32,
}

impl EtwTpEventPoolCloseX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 36]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            pool_id: u32::from_le_bytes(get::<32, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 36] {
        let mut bytes = [0; 36];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.pool_id.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_pool_close::V5_0X86;
}

fixed_record!(EtwTpEventPoolCloseX86, EtwTpEventPoolCloseX86View, 36, "ETW_TP_EVENT_POOL_CLOSE");
getters! {
    self EtwTpEventPoolCloseX86View "EtwTpEventPoolCloseX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID PoolId`, at 0x20.
        pool_id: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
    }
}
