// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_CONTEXTSWAP in the form of releases 1703.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor switched from one thread to another.
///
/// An older form.
/// In C: `WMI_CONTEXTSWAP`, 0x18 bytes. Releases 1703.
///
/// Most members are copied from members of similar name in the ETHREAD of the old or the new thread.
///
/// What no source says:
///
/// - In which unit NewThreadWaitTime counts.
/// - What the bits of BAM and of quality of service (QoS) say of a thread.
///
/// Source: Geoff Chappell, *WMI_CONTEXTSWAP*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct V1703 {
    /// `ULONG NewThreadId`, at 0x00. The thread that the processor switches to.
    pub new_thread_id: u32,
    /// `ULONG OldThreadId`, at 0x04. The thread that the processor switches from.
    pub old_thread_id: u32,
    /// `CHAR NewThreadPriority`, at 0x08. The priority of the new thread.
    pub new_thread_priority: i8,
    /// `CHAR OldThreadPriority`, at 0x09. The priority of the old thread.
    pub old_thread_priority: i8,
    /// The bytes that `PreviousCState`, `OldThreadRank` share.
    pub union_0a: Bytes<1>,
    /// The bytes that `NewThreadPriorityDecrement`, `SpareByte` share.
    pub union_0b: Bytes<1>,
    /// `UCHAR OldThreadWaitReason`, at 0x0C. A value of the documented KWAIT_REASON.
    pub old_thread_wait_reason: u8,
    /// The bytes that `OldThreadWaitMode`, `OldThreadBamEppImportant`, `NewThreadBamEppImportant`, `Reserved`, `Flags` share.
    pub union_0d: Bytes<1>,
    /// `UCHAR OldThreadState`, at 0x0E. A value of the undocumented KTHREAD_STATE.
    pub old_thread_state: u8,
    /// `UCHAR OldThreadIdealProcessor`, at 0x0F. Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.
    pub old_thread_ideal_processor: u8,
    /// `ULONG NewThreadWaitTime`, at 0x10. How long the new thread waited.
    pub new_thread_wait_time: u32,
    /// `LONG OldThreadRemainingQuantum`, at 0x14. What the old thread has left of its quantum: the target less the cycles used so far, in units of 1024.
    pub old_thread_remaining_quantum: i32,
}

impl V1703 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            new_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            new_thread_priority: i8::from_le_bytes(get::<8, 1, _>(bytes)),
            old_thread_priority: i8::from_le_bytes(get::<9, 1, _>(bytes)),
            union_0a: Bytes(get::<10, 1, _>(bytes)),
            union_0b: Bytes(get::<11, 1, _>(bytes)),
            old_thread_wait_reason: u8::from_le_bytes(get::<12, 1, _>(bytes)),
            union_0d: Bytes(get::<13, 1, _>(bytes)),
            old_thread_state: u8::from_le_bytes(get::<14, 1, _>(bytes)),
            old_thread_ideal_processor: u8::from_le_bytes(get::<15, 1, _>(bytes)),
            new_thread_wait_time: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            old_thread_remaining_quantum: i32::from_le_bytes(get::<20, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 4, _>(&mut bytes, self.new_thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.old_thread_id.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.new_thread_priority.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.old_thread_priority.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.union_0a.0);
        put::<11, 1, _>(&mut bytes, self.union_0b.0);
        put::<12, 1, _>(&mut bytes, self.old_thread_wait_reason.to_le_bytes());
        put::<13, 1, _>(&mut bytes, self.union_0d.0);
        put::<14, 1, _>(&mut bytes, self.old_thread_state.to_le_bytes());
        put::<15, 1, _>(&mut bytes, self.old_thread_ideal_processor.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.new_thread_wait_time.to_le_bytes());
        put::<20, 4, _>(&mut bytes, self.old_thread_remaining_quantum.to_le_bytes());
        bytes
    }
    /// `UCHAR PreviousCState`, at 0x0A. It holds when the processor leaves its idle thread.
    #[inline]
    pub fn previous_c_state(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0))
    }
    /// Sets `PreviousCState`.
    #[inline]
    pub fn set_previous_c_state(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0a.0, value.to_le_bytes());
    }
    /// `UCHAR OldThreadRank`, at 0x0A. What it is for is not known.
    #[inline]
    pub fn old_thread_rank(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0))
    }
    /// Sets `OldThreadRank`.
    #[inline]
    pub fn set_old_thread_rank(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0a.0, value.to_le_bytes());
    }
    /// `CHAR NewThreadPriorityDecrement`, at 0x0B. A decrement of the new thread's priority.
    #[inline]
    pub fn new_thread_priority_decrement(&self) -> i8 {
        i8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0))
    }
    /// Sets `NewThreadPriorityDecrement`.
    #[inline]
    pub fn set_new_thread_priority_decrement(&mut self, value: i8) {
        put::<0, 1, _>(&mut self.union_0b.0, value.to_le_bytes());
    }
    /// `CHAR SpareByte`, at 0x0B. What it is for is not known.
    #[inline]
    pub fn spare_byte(&self) -> i8 {
        i8::from_le_bytes(get::<0, 1, _>(&self.union_0b.0))
    }
    /// Sets `SpareByte`.
    #[inline]
    pub fn set_spare_byte(&mut self, value: i8) {
        put::<0, 1, _>(&mut self.union_0b.0, value.to_le_bytes());
    }
    /// `OldThreadWaitMode`, bit 0 of the word at 0x0D. A value of the documented KPROCESSOR_MODE.
    #[inline]
    pub fn old_thread_wait_mode(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) >> 0) & 0x1
    }
    /// Sets `OldThreadWaitMode`.
    #[inline]
    pub fn set_old_thread_wait_mode(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_0d.0, word.to_le_bytes());
    }
    /// `OldThreadBamEppImportant`, bit 1 of the word at 0x0D.
    #[inline]
    pub fn old_thread_bam_epp_important(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) >> 1) & 0x1
    }
    /// Sets `OldThreadBamEppImportant`.
    #[inline]
    pub fn set_old_thread_bam_epp_important(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 1, _>(&mut self.union_0d.0, word.to_le_bytes());
    }
    /// `NewThreadBamEppImportant`, bit 2 of the word at 0x0D.
    #[inline]
    pub fn new_thread_bam_epp_important(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) >> 2) & 0x1
    }
    /// Sets `NewThreadBamEppImportant`.
    #[inline]
    pub fn set_new_thread_bam_epp_important(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 1, _>(&mut self.union_0d.0, word.to_le_bytes());
    }
    /// `Reserved`, bits 3 to 7 of the word at 0x0D.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) >> 3) & 0x1f
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0)) & !(0x1f << 3) | (value & 0x1f) << 3; put::<0, 1, _>(&mut self.union_0d.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x0D. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0d.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0d.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_contextswap::V1703;
}

fixed_record!(V1703, V1703View, 24, "WMI_CONTEXTSWAP");
getters! {
    self V1703View "V1703View" {
        /// `ULONG NewThreadId`, at 0x00.
        new_thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG OldThreadId`, at 0x04.
        old_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `CHAR NewThreadPriority`, at 0x08.
        new_thread_priority: i8 = i8::from_le_bytes(get::<8, 1, _>(self.fixed));
        /// `CHAR OldThreadPriority`, at 0x09.
        old_thread_priority: i8 = i8::from_le_bytes(get::<9, 1, _>(self.fixed));
        /// `UCHAR PreviousCState`, at 0x0A.
        previous_c_state: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `UCHAR OldThreadRank`, at 0x0A.
        old_thread_rank: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `CHAR NewThreadPriorityDecrement`, at 0x0B.
        new_thread_priority_decrement: i8 = i8::from_le_bytes(get::<11, 1, _>(self.fixed));
        /// `CHAR SpareByte`, at 0x0B.
        spare_byte: i8 = i8::from_le_bytes(get::<11, 1, _>(self.fixed));
        /// `UCHAR OldThreadWaitReason`, at 0x0C.
        old_thread_wait_reason: u8 = u8::from_le_bytes(get::<12, 1, _>(self.fixed));
        /// `OldThreadWaitMode`, bit 0 of the word at 0x0D.
        old_thread_wait_mode: u8 = (u8::from_le_bytes(get::<13, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `OldThreadBamEppImportant`, bit 1 of the word at 0x0D.
        old_thread_bam_epp_important: u8 = (u8::from_le_bytes(get::<13, 1, _>(self.fixed)) >> 1) & 0x1;
        /// `NewThreadBamEppImportant`, bit 2 of the word at 0x0D.
        new_thread_bam_epp_important: u8 = (u8::from_le_bytes(get::<13, 1, _>(self.fixed)) >> 2) & 0x1;
        /// `Reserved`, bits 3 to 7 of the word at 0x0D.
        reserved: u8 = (u8::from_le_bytes(get::<13, 1, _>(self.fixed)) >> 3) & 0x1f;
        /// `UCHAR Flags`, at 0x0D.
        flags: u8 = u8::from_le_bytes(get::<13, 1, _>(self.fixed));
        /// `UCHAR OldThreadState`, at 0x0E.
        old_thread_state: u8 = u8::from_le_bytes(get::<14, 1, _>(self.fixed));
        /// `UCHAR OldThreadIdealProcessor`, at 0x0F.
        old_thread_ideal_processor: u8 = u8::from_le_bytes(get::<15, 1, _>(self.fixed));
        /// `ULONG NewThreadWaitTime`, at 0x10.
        new_thread_wait_time: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `LONG OldThreadRemainingQuantum`, at 0x14.
        old_thread_remaining_quantum: i32 = i32::from_le_bytes(get::<20, 4, _>(self.fixed));
    }
}
