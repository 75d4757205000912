// Generated from spec/structs/ETW_READY_THREAD_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_READY_THREAD_EVENT in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// A thread became ready to execute.
///
/// In C: `ETW_READY_THREAD_EVENT`, 0x8 bytes. Releases 5.0+.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *Event Tracing MOF classes*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_READY_THREAD_EVENT")]
pub struct EtwReadyThreadEvent {
    /// `ULONG ThreadId`, at 0x00.
    pub thread_id: u32,
    /// `UCHAR AdjustReason`, at 0x04. Why the thread's priority was boosted.
    pub adjust_reason: u8,
    /// `SCHAR AdjustIncrement`, at 0x05. By how much the priority was boosted.
    pub adjust_increment: i8,
    /// The bytes that `ExecutingDpc`, `KernelStackNotResident`, `ProcessOutOfMemory`, `DirectSwitchAttempt`, `Reserved`, `Flags` share.
    pub union_06: Bytes<1>,
    /// `UCHAR SpareByte`, at 0x07. What it is for is not known.
    pub spare_byte: u8,
}

impl EtwReadyThreadEvent {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 8]) -> Self {
        Self {
            thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            adjust_reason: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            adjust_increment: i8::from_le_bytes(get::<5, 1, _>(bytes)),
            union_06: Bytes(get::<6, 1, _>(bytes)),
            spare_byte: u8::from_le_bytes(get::<7, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 8] {
        let mut bytes = [0; 8];
        put::<0, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<4, 1, _>(&mut bytes, self.adjust_reason.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.adjust_increment.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.union_06.0);
        put::<7, 1, _>(&mut bytes, self.spare_byte.to_le_bytes());
        bytes
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x06. A deferred procedure call made the thread ready.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 0) & 0x1
    }
    /// Sets `ExecutingDpc`.
    #[inline]
    pub fn set_executing_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `KernelStackNotResident`, bit 1 of the word at 0x06. The thread's kernel stack must be brought into memory first.
    #[inline]
    pub fn kernel_stack_not_resident(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 1) & 0x1
    }
    /// Sets `KernelStackNotResident`.
    #[inline]
    pub fn set_kernel_stack_not_resident(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `ProcessOutOfMemory`, bit 2 of the word at 0x06. The thread's process must be brought into memory first.
    #[inline]
    pub fn process_out_of_memory(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 2) & 0x1
    }
    /// Sets `ProcessOutOfMemory`.
    #[inline]
    pub fn set_process_out_of_memory(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `DirectSwitchAttempt`, bit 3 of the word at 0x06. The thread was to be switched to directly.
    #[inline]
    pub fn direct_switch_attempt(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 3) & 0x1
    }
    /// Sets `DirectSwitchAttempt`.
    #[inline]
    pub fn set_direct_switch_attempt(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0x1 << 3) | (value & 0x1) << 3; put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `Reserved`, bits 4 to 7 of the word at 0x06.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) >> 4) & 0xf
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0)) & !(0xf << 4) | (value & 0xf) << 4; put::<0, 1, _>(&mut self.union_06.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x06. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_06.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_06.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_ready_thread_event::V5_0;
}

fixed_record!(EtwReadyThreadEvent, EtwReadyThreadEventView, 8, "ETW_READY_THREAD_EVENT");
getters! {
    self EtwReadyThreadEventView "EtwReadyThreadEventView" {
        /// `ULONG ThreadId`, at 0x00.
        thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `UCHAR AdjustReason`, at 0x04.
        adjust_reason: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `SCHAR AdjustIncrement`, at 0x05.
        adjust_increment: i8 = i8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `ExecutingDpc`, bit 0 of the word at 0x06.
        executing_dpc: u8 = (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `KernelStackNotResident`, bit 1 of the word at 0x06.
        kernel_stack_not_resident: u8 = (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 1) & 0x1;
        /// `ProcessOutOfMemory`, bit 2 of the word at 0x06.
        process_out_of_memory: u8 = (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 2) & 0x1;
        /// `DirectSwitchAttempt`, bit 3 of the word at 0x06.
        direct_switch_attempt: u8 = (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 3) & 0x1;
        /// `Reserved`, bits 4 to 7 of the word at 0x06.
        reserved: u8 = (u8::from_le_bytes(get::<6, 1, _>(self.fixed)) >> 4) & 0xf;
        /// `UCHAR Flags`, at 0x06.
        flags: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `UCHAR SpareByte`, at 0x07.
        spare_byte: u8 = u8::from_le_bytes(get::<7, 1, _>(self.fixed));
    }
}
