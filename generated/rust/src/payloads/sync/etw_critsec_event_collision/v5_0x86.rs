// Generated from spec/structs/ETW_CRITSEC_EVENT_COLLISION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_CRITSEC_EVENT_COLLISION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread waits for a critical section that another has.
///
/// In C: `ETW_CRITSEC_EVENT_COLLISION`, 0x30 bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_CRITSEC_EVENT_COLLISION")]
pub struct EtwCritsecEventCollisionX86 {
    /// `SYSTEM_TRACE_HEADER Header`, at 0x00. The whole trace header of the event, which this structure holds.
    pub header: crate::headers::SystemTraceHeader,
    /// `ULONG LockCount`, at 0x20. The critical section's count of waiters, as its own field has it.
    pub lock_count: u32,
    /// `ULONG SpinCount`, at 0x24. How often a thread tries again before it waits.
    pub spin_count: u32,
    /// `PVOID OwningThread`, at 0x28. The thread that has the critical section.
    pub owning_thread: u32,
    /// `PVOID Address`, at 0x2C. The critical section.
    pub address: u32,
}

impl EtwCritsecEventCollisionX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 48]) -> Self {
        Self {
            header: crate::headers::SystemTraceHeader::from_bytes(part::<0, 32, _>(bytes)),
            lock_count: u32::from_le_bytes(get::<32, 4, _>(bytes)),
            spin_count: u32::from_le_bytes(get::<36, 4, _>(bytes)),
            owning_thread: u32::from_le_bytes(get::<40, 4, _>(bytes)),
            address: u32::from_le_bytes(get::<44, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 48] {
        let mut bytes = [0; 48];
        put::<0, 32, _>(&mut bytes, self.header.to_bytes());
        put::<32, 4, _>(&mut bytes, self.lock_count.to_le_bytes());
        put::<36, 4, _>(&mut bytes, self.spin_count.to_le_bytes());
        put::<40, 4, _>(&mut bytes, self.owning_thread.to_le_bytes());
        put::<44, 4, _>(&mut bytes, self.address.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_critsec_event_collision::V5_0X86;
}

fixed_record!(EtwCritsecEventCollisionX86, EtwCritsecEventCollisionX86View, 48, "ETW_CRITSEC_EVENT_COLLISION");
getters! {
    self EtwCritsecEventCollisionX86View "EtwCritsecEventCollisionX86View" {
        /// `SYSTEM_TRACE_HEADER Header`, at 0x00.
        header: crate::headers::SystemTraceHeaderView<'a> = crate::headers::SystemTraceHeaderView::from_bytes(part::<0, 32, _>(self.fixed));
        /// `ULONG LockCount`, at 0x20.
        lock_count: u32 = u32::from_le_bytes(get::<32, 4, _>(self.fixed));
        /// `ULONG SpinCount`, at 0x24.
        spin_count: u32 = u32::from_le_bytes(get::<36, 4, _>(self.fixed));
        /// `PVOID OwningThread`, at 0x28.
        owning_thread: u32 = u32::from_le_bytes(get::<40, 4, _>(self.fixed));
        /// `PVOID Address`, at 0x2C.
        address: u32 = u32::from_le_bytes(get::<44, 4, _>(self.fixed));
    }
}
