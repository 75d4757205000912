// Generated from spec/structs/ETW_TP_EVENT_WORKER_NUMANODE_SWITCH.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_TP_EVENT_WORKER_NUMANODE_SWITCH in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread of a thread pool moves to another NUMA node.
///
/// In C: `ETW_TP_EVENT_WORKER_NUMANODE_SWITCH`, 0x40 bytes with one element of its array, 0x3c without. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH")]
pub struct EtwTpEventWorkerNumanodeSwitchX64 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `PVOID PoolId`, at 0x20. The thread pool.
    pub pool_id: u64,
    /// `ULONG CurrentNode`, at 0x28. The node that the thread leaves.
    pub current_node: u32,
    /// `ULONG NextNode`, at 0x2C. The node that it moves to.
    pub next_node: u32,
    /// `USHORT CurrentGroup`, at 0x30. The group of processors that it leaves.
    pub current_group: u16,
    /// `USHORT NextGroup`, at 0x32. The group that it moves to.
    pub next_group: u16,
    /// `ULONG CurrentWorkerCount`, at 0x34. How many threads the node that it leaves has.
    pub current_worker_count: u32,
    /// `ULONG NextWorkerCount`, at 0x38. How many the node has that it moves to.
    pub next_worker_count: u32,
}

impl EtwTpEventWorkerNumanodeSwitchX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 60]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            pool_id: u64::from_le_bytes(get::<32, 8, _>(bytes)),
            current_node: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            next_node: u32::from_le_bytes(get::<44, 4, _>(bytes)),
            current_group: u16::from_le_bytes(get::<48, 2, _>(bytes)),
            next_group: u16::from_le_bytes(get::<50, 2, _>(bytes)),
            current_worker_count: u32::from_le_bytes(get::<52, 4, _>(bytes)),
            next_worker_count: u32::from_le_bytes(get::<56, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 60] {
        let mut bytes = [0; 60];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 8, _>(&mut bytes, self.pool_id.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.current_node.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.next_node.to_le_bytes());
        put::<48, 2, _>(&mut bytes, self.current_group.to_le_bytes());
        put::<50, 2, _>(&mut bytes, self.next_group.to_le_bytes());
        put::<52, 4, _>(&mut bytes, self.current_worker_count.to_le_bytes());
        put::<56, 4, _>(&mut bytes, self.next_worker_count.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_tp_event_worker_numanode_switch::V5_0X64;
}

fixed_record!(EtwTpEventWorkerNumanodeSwitchX64, EtwTpEventWorkerNumanodeSwitchX64View, 60, "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH");
getters! {
    self EtwTpEventWorkerNumanodeSwitchX64View "EtwTpEventWorkerNumanodeSwitchX64View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `PVOID PoolId`, at 0x20.
        pool_id: u64 = u64::from_le_bytes(get::<32, 8, _>(self.fixed));
        /// `ULONG CurrentNode`, at 0x28.
        current_node: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `ULONG NextNode`, at 0x2C.
        next_node: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
        /// `USHORT CurrentGroup`, at 0x30.
        current_group: u16 = u16::from_le_bytes(get::<48, 2, _>(self.fixed));
        /// `USHORT NextGroup`, at 0x32.
        next_group: u16 = u16::from_le_bytes(get::<50, 2, _>(self.fixed));
        /// `ULONG CurrentWorkerCount`, at 0x34.
        current_worker_count: u32 = u32::from_le_bytes(get::<52, 4, _>(self.fixed));
        /// `ULONG NextWorkerCount`, at 0x38.
        next_worker_count: u32 = u32::from_le_bytes(get::<56, 4, _>(self.fixed));
    }
}
