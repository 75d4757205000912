// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_TIMER_EVENT in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A kernel timer was set.
///
/// In C: `ETW_SET_TIMER_EVENT`, 0x20 bytes with one element of its array, 0x1c without. Releases 5.0+ with 64 bit pointers.
///
/// The header says that the event of a timer that is not periodic is cut off before Period.
///
/// What no source says:
///
/// - How EncodedDelay is encoded, and in which units the times count.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "ETW_SET_TIMER_EVENT")]
pub struct EtwSetTimerEventX64 {
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it is due.
    pub expected_due_time: u64,
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    pub timer_address: u64,
    /// `USHORT TargetProcessorGroup`, at 0x10. The group of the processor that it is to expire on.
    pub target_processor_group: u16,
    /// `UCHAR TargetProcessorIndex`, at 0x12. The processor within the group.
    pub target_processor_index: u8,
    /// `UCHAR Flags`, at 0x13.
    pub flags: crate::payloads::profile::EtwTimerFlag,
    /// `ULONG Period`, at 0x14. How often it recurs.
    pub period: u32,
    /// `UCHAR EncodedDelay`, at 0x18. The tolerable delay, encoded.
    pub encoded_delay: u8,
    /// `UCHAR Reserved0`, at 0x19. What it is for is not known.
    pub reserved0: u8,
    /// The bytes that `Reserved1`, `UniqueProcessId` share.
    pub union_1a: Bytes<2>,
}

impl EtwSetTimerEventX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 28]) -> Self {
        Self {
            expected_due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            timer_address: u64::from_le_bytes(get::<8, 8, _>(bytes)),
            target_processor_group: u16::from_le_bytes(get::<16, 2, _>(bytes)),
            target_processor_index: u8::from_le_bytes(get::<18, 1, _>(bytes)),
            flags: crate::payloads::profile::EtwTimerFlag::from_le(get::<19, 1, _>(bytes)),
            period: u32::from_le_bytes(get::<20, 4, _>(bytes)),
            encoded_delay: u8::from_le_bytes(get::<24, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<25, 1, _>(bytes)),
            union_1a: Bytes(get::<26, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        put::<0, 8, _>(&mut bytes, self.expected_due_time.to_le_bytes());
        put::<8, 8, _>(&mut bytes, self.timer_address.to_le_bytes());
        put::<16, 2, _>(&mut bytes, self.target_processor_group.to_le_bytes());
        put::<18, 1, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<19, 1, _>(&mut bytes, self.flags.to_le());
        put::<20, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<24, 1, _>(&mut bytes, self.encoded_delay.to_le_bytes());
        put::<25, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<26, 2, _>(&mut bytes, self.union_1a.0);
        bytes
    }
    /// `USHORT Reserved1`, at 0x1A. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_1a.0))
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_1a.0, value.to_le_bytes());
    }
    /// `USHORT UniqueProcessId`, at 0x1A. The low half of the identifier of the process, by the name and the size.
    #[inline]
    pub fn unique_process_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_1a.0))
    }
    /// Sets `UniqueProcessId`.
    #[inline]
    pub fn set_unique_process_id(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_1a.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_timer_event::V5_0X64;
}

fixed_record!(EtwSetTimerEventX64, EtwSetTimerEventX64View, 28, "ETW_SET_TIMER_EVENT");
getters! {
    self EtwSetTimerEventX64View "EtwSetTimerEventX64View" {
        /// `ULONG64 ExpectedDueTime`, at 0x00.
        expected_due_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR TimerAddress`, at 0x08.
        timer_address: u64 = u64::from_le_bytes(get::<8, 8, _>(self.fixed));
        /// `USHORT TargetProcessorGroup`, at 0x10.
        target_processor_group: u16 = u16::from_le_bytes(get::<16, 2, _>(self.fixed));
        /// `UCHAR TargetProcessorIndex`, at 0x12.
        target_processor_index: u8 = u8::from_le_bytes(get::<18, 1, _>(self.fixed));
        /// `UCHAR Flags`, at 0x13.
        flags: crate::payloads::profile::EtwTimerFlag = crate::payloads::profile::EtwTimerFlag::from_le(get::<19, 1, _>(self.fixed));
        /// `ULONG Period`, at 0x14.
        period: u32 = u32::from_le_bytes(get::<20, 4, _>(self.fixed));
        /// `UCHAR EncodedDelay`, at 0x18.
        encoded_delay: u8 = u8::from_le_bytes(get::<24, 1, _>(self.fixed));
        /// `UCHAR Reserved0`, at 0x19.
        reserved0: u8 = u8::from_le_bytes(get::<25, 1, _>(self.fixed));
        /// `USHORT Reserved1`, at 0x1A.
        reserved1: u16 = u16::from_le_bytes(get::<26, 2, _>(self.fixed));
        /// `USHORT UniqueProcessId`, at 0x1A.
        unique_process_id: u16 = u16::from_le_bytes(get::<26, 2, _>(self.fixed));
    }
}
