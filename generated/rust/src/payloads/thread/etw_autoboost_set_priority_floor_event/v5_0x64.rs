// Generated from spec/structs/ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The owner of a lock got a least priority, since a thread of higher priority waits for the lock.
///
/// In C: `ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Can Bölük, *Types of Windows, from its symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT")]
pub struct EtwAutoboostSetPriorityFloorEventX64 {
    /// `PVOID Lock`, at 0x00.
    pub lock: u64,
    /// `ULONG ThreadId`, at 0x08. The owner.
    pub thread_id: u32,
    /// `SCHAR NewCpuPriorityFloor`, at 0x0C. The least priority that it now has.
    pub new_cpu_priority_floor: i8,
    /// `SCHAR OldCpuPriority`, at 0x0D. The priority that it had.
    pub old_cpu_priority: i8,
    /// The bytes that `NewIoPriorityFloor`, `OldIoPriority`, `NewIoQoSPriorityFloor`, `OldIoQoSPriority`, `IoPriorities` share.
    pub union_0e: Bytes<1>,
    /// The bytes that `ExecutingDpc`, `WakeupBoost`, `BoostedOutstandingIrps`, `Reserved`, `Flags` share.
    pub union_0f: Bytes<1>,
}

impl EtwAutoboostSetPriorityFloorEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            lock: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            new_cpu_priority_floor: i8::from_le_bytes(get::<12, 1, _>(bytes)),
            old_cpu_priority: i8::from_le_bytes(get::<13, 1, _>(bytes)),
            union_0e: Bytes(get::<14, 1, _>(bytes)),
            union_0f: Bytes(get::<15, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.lock.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.new_cpu_priority_floor.to_le_bytes());
        put::<13, 1, _>(&mut bytes, self.old_cpu_priority.to_le_bytes());
        put::<14, 1, _>(&mut bytes, self.union_0e.0);
        put::<15, 1, _>(&mut bytes, self.union_0f.0);
        bytes
    }
    /// `NewIoPriorityFloor`, bits 0 to 2 of the word at 0x0E. The least I/O priority that it now has.
    #[inline]
    pub fn new_io_priority_floor(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 0) & 0x7
    }
    /// Sets `NewIoPriorityFloor`.
    #[inline]
    pub fn set_new_io_priority_floor(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x7 << 0) | (value & 0x7) << 0; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `OldIoPriority`, bits 3 to 5 of the word at 0x0E. The I/O priority that it had.
    #[inline]
    pub fn old_io_priority(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 3) & 0x7
    }
    /// Sets `OldIoPriority`.
    #[inline]
    pub fn set_old_io_priority(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x7 << 3) | (value & 0x7) << 3; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `NewIoQoSPriorityFloor`, bit 6 of the word at 0x0E.
    #[inline]
    pub fn new_io_qo_s_priority_floor(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 6) & 0x1
    }
    /// Sets `NewIoQoSPriorityFloor`.
    #[inline]
    pub fn set_new_io_qo_s_priority_floor(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1 << 6) | (value & 0x1) << 6; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `OldIoQoSPriority`, bit 7 of the word at 0x0E.
    #[inline]
    pub fn old_io_qo_s_priority(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 7) & 0x1
    }
    /// Sets `OldIoQoSPriority`.
    #[inline]
    pub fn set_old_io_qo_s_priority(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1 << 7) | (value & 0x1) << 7; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `SCHAR IoPriorities`, at 0x0E. Both I/O priorities as one number.
    #[inline]
    pub fn io_priorities(&self) -> i8 {
        i8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0))
    }
    /// Sets `IoPriorities`.
    #[inline]
    pub fn set_io_priorities(&mut self, value: i8) {
        put::<0, 1, _>(&mut self.union_0e.0, value.to_le_bytes());
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x0F. A deferred procedure call is executing.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) >> 0) & 0x1
    }
    /// Sets `ExecutingDpc`.
    #[inline]
    pub fn set_executing_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_0f.0, word.to_le_bytes());
    }
    /// `WakeupBoost`, bit 1 of the word at 0x0F.
    #[inline]
    pub fn wakeup_boost(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) >> 1) & 0x1
    }
    /// Sets `WakeupBoost`.
    #[inline]
    pub fn set_wakeup_boost(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 1, _>(&mut self.union_0f.0, word.to_le_bytes());
    }
    /// `BoostedOutstandingIrps`, bit 2 of the word at 0x0F. I/O requests that were under way were boosted too.
    #[inline]
    pub fn boosted_outstanding_irps(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) >> 2) & 0x1
    }
    /// Sets `BoostedOutstandingIrps`.
    #[inline]
    pub fn set_boosted_outstanding_irps(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 1, _>(&mut self.union_0f.0, word.to_le_bytes());
    }
    /// `Reserved`, bits 3 to 7 of the word at 0x0F.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) >> 3) & 0x1f
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0)) & !(0x1f << 3) | (value & 0x1f) << 3; put::<0, 1, _>(&mut self.union_0f.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x0F. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0f.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0f.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_autoboost_set_priority_floor_event::V5_0X64;
}

fixed_record!(EtwAutoboostSetPriorityFloorEventX64, EtwAutoboostSetPriorityFloorEventX64View, 16, "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT");
getters! {
    self EtwAutoboostSetPriorityFloorEventX64View "EtwAutoboostSetPriorityFloorEventX64View" {
        /// `PVOID Lock`, at 0x00.
        lock: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `SCHAR NewCpuPriorityFloor`, at 0x0C.
        new_cpu_priority_floor: i8 = i8::from_le_bytes(get::<12, 1, _>(self.fixed));
        /// `SCHAR OldCpuPriority`, at 0x0D.
        old_cpu_priority: i8 = i8::from_le_bytes(get::<13, 1, _>(self.fixed));
        /// `NewIoPriorityFloor`, bits 0 to 2 of the word at 0x0E.
        new_io_priority_floor: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 0) & 0x7;
        /// `OldIoPriority`, bits 3 to 5 of the word at 0x0E.
        old_io_priority: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 3) & 0x7;
        /// `NewIoQoSPriorityFloor`, bit 6 of the word at 0x0E.
        new_io_qo_s_priority_floor: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 6) & 0x1;
        /// `OldIoQoSPriority`, bit 7 of the word at 0x0E.
        old_io_qo_s_priority: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 7) & 0x1;
        /// `SCHAR IoPriorities`, at 0x0E.
        io_priorities: i8 = i8::from_le_bytes(get::<14, 1, _>(self.fixed));
        /// `ExecutingDpc`, bit 0 of the word at 0x0F.
        executing_dpc: u8 = (u8::from_le_bytes(get::<15, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `WakeupBoost`, bit 1 of the word at 0x0F.
        wakeup_boost: u8 = (u8::from_le_bytes(get::<15, 1, _>(self.fixed)) >> 1) & 0x1;
        /// `BoostedOutstandingIrps`, bit 2 of the word at 0x0F.
        boosted_outstanding_irps: u8 = (u8::from_le_bytes(get::<15, 1, _>(self.fixed)) >> 2) & 0x1;
        /// `Reserved`, bits 3 to 7 of the word at 0x0F.
        reserved: u8 = (u8::from_le_bytes(get::<15, 1, _>(self.fixed)) >> 3) & 0x1f;
        /// `UCHAR Flags`, at 0x0F.
        flags: u8 = u8::from_le_bytes(get::<15, 1, _>(self.fixed));
    }
}
