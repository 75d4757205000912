// Generated from spec/structs/WMI_CONTEXTSWAP.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! WMI_CONTEXTSWAP in the form of releases 5.1..5.2.
#[allow(unused_imports)]
use crate::rt::*;

/// A processor switched from one thread to another.
///
/// An older form.
/// In C: `WMI_CONTEXTSWAP`, 0x10 bytes. Releases 5.1..5.2.
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
pub struct V5_1 {
    /// `ULONG NewThreadId`, at 0x00. The thread that the processor switches to.
    pub new_thread_id: u32,
    /// `ULONG OldThreadId`, at 0x04. The thread that the processor switches from.
    pub old_thread_id: u32,
    /// `CHAR NewThreadPriority`, at 0x08. The priority of the new thread.
    pub new_thread_priority: i8,
    /// `CHAR OldThreadPriority`, at 0x09. The priority of the old thread.
    pub old_thread_priority: i8,
    /// `CHAR NewThreadQuantum`, at 0x0A. The name comes from the MOF class CSwitch_V1.
    pub new_thread_quantum: i8,
    /// `CHAR OldThreadQuantum`, at 0x0B. The name comes from the MOF class CSwitch_V1.
    pub old_thread_quantum: i8,
    /// `UCHAR OldThreadWaitReason`, at 0x0C. A value of the documented KWAIT_REASON.
    pub old_thread_wait_reason: u8,
    /// `CHAR OldThreadWaitMode`, at 0x0D. A value of the documented KPROCESSOR_MODE.
    pub old_thread_wait_mode: i8,
    /// `UCHAR OldThreadState`, at 0x0E. A value of the undocumented KTHREAD_STATE.
    pub old_thread_state: u8,
    /// `UCHAR OldThreadIdealProcessor`, at 0x0F. Cut to 8 bits, so that it cannot be relied on where there are more than 256 processors.
    pub old_thread_ideal_processor: u8,
}

impl V5_1 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            new_thread_id: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            old_thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            new_thread_priority: i8::from_le_bytes(get::<8, 1, _>(bytes)),
            old_thread_priority: i8::from_le_bytes(get::<9, 1, _>(bytes)),
            new_thread_quantum: i8::from_le_bytes(get::<10, 1, _>(bytes)),
            old_thread_quantum: i8::from_le_bytes(get::<11, 1, _>(bytes)),
            old_thread_wait_reason: u8::from_le_bytes(get::<12, 1, _>(bytes)),
            old_thread_wait_mode: i8::from_le_bytes(get::<13, 1, _>(bytes)),
            old_thread_state: u8::from_le_bytes(get::<14, 1, _>(bytes)),
            old_thread_ideal_processor: u8::from_le_bytes(get::<15, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 4, _>(&mut bytes, self.new_thread_id.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.old_thread_id.to_le_bytes());
        put::<8, 1, _>(&mut bytes, self.new_thread_priority.to_le_bytes());
        put::<9, 1, _>(&mut bytes, self.old_thread_priority.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.new_thread_quantum.to_le_bytes());
        put::<11, 1, _>(&mut bytes, self.old_thread_quantum.to_le_bytes());
        put::<12, 1, _>(&mut bytes, self.old_thread_wait_reason.to_le_bytes());
        put::<13, 1, _>(&mut bytes, self.old_thread_wait_mode.to_le_bytes());
        put::<14, 1, _>(&mut bytes, self.old_thread_state.to_le_bytes());
        put::<15, 1, _>(&mut bytes, self.old_thread_ideal_processor.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::wmi_contextswap::V5_1;
}

fixed_record!(V5_1, V5_1View, 16, "WMI_CONTEXTSWAP");
getters! {
    self V5_1View "V5_1View" {
        /// `ULONG NewThreadId`, at 0x00.
        new_thread_id: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG OldThreadId`, at 0x04.
        old_thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `CHAR NewThreadPriority`, at 0x08.
        new_thread_priority: i8 = i8::from_le_bytes(get::<8, 1, _>(self.fixed));
        /// `CHAR OldThreadPriority`, at 0x09.
        old_thread_priority: i8 = i8::from_le_bytes(get::<9, 1, _>(self.fixed));
        /// `CHAR NewThreadQuantum`, at 0x0A.
        new_thread_quantum: i8 = i8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `CHAR OldThreadQuantum`, at 0x0B.
        old_thread_quantum: i8 = i8::from_le_bytes(get::<11, 1, _>(self.fixed));
        /// `UCHAR OldThreadWaitReason`, at 0x0C.
        old_thread_wait_reason: u8 = u8::from_le_bytes(get::<12, 1, _>(self.fixed));
        /// `CHAR OldThreadWaitMode`, at 0x0D.
        old_thread_wait_mode: i8 = i8::from_le_bytes(get::<13, 1, _>(self.fixed));
        /// `UCHAR OldThreadState`, at 0x0E.
        old_thread_state: u8 = u8::from_le_bytes(get::<14, 1, _>(self.fixed));
        /// `UCHAR OldThreadIdealProcessor`, at 0x0F.
        old_thread_ideal_processor: u8 = u8::from_le_bytes(get::<15, 1, _>(self.fixed));
    }
}
