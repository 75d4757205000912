// Generated from spec/structs/ETW_SET_TIMER_EVENT.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! ETW_SET_TIMER_EVENT in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A kernel timer was set.
///
/// In C: `ETW_SET_TIMER_EVENT`, 0x18 bytes. Releases 5.0+ with 32 bit pointers.
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
pub struct EtwSetTimerEventX86 {
    /// `ULONG64 ExpectedDueTime`, at 0x00. When it is due.
    pub expected_due_time: u64,
    /// `ULONG_PTR TimerAddress`, at 0x08. The timer.
    pub timer_address: u32,
    /// `USHORT TargetProcessorGroup`, at 0x0C. The group of the processor that it is to expire on.
    pub target_processor_group: u16,
    /// `UCHAR TargetProcessorIndex`, at 0x0E. The processor within the group.
    pub target_processor_index: u8,
    /// `UCHAR Flags`, at 0x0F.
    pub flags: crate::payloads::profile::EtwTimerFlag,
    /// `ULONG Period`, at 0x10. How often it recurs.
    pub period: u32,
    /// `UCHAR EncodedDelay`, at 0x14. The tolerable delay, encoded.
    pub encoded_delay: u8,
    /// `UCHAR Reserved0`, at 0x15. What it is for is not known.
    pub reserved0: u8,
    /// The bytes that `Reserved1`, `UniqueProcessId` share.
    pub union_16: Bytes<2>,
}

impl EtwSetTimerEventX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 24]) -> Self {
        Self {
            expected_due_time: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            timer_address: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            target_processor_group: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            target_processor_index: u8::from_le_bytes(get::<14, 1, _>(bytes)),
            flags: crate::payloads::profile::EtwTimerFlag::from_le(get::<15, 1, _>(bytes)),
            period: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            encoded_delay: u8::from_le_bytes(get::<20, 1, _>(bytes)),
            reserved0: u8::from_le_bytes(get::<21, 1, _>(bytes)),
            union_16: Bytes(get::<22, 2, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 24] {
        let mut bytes = [0; 24];
        put::<0, 8, _>(&mut bytes, self.expected_due_time.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.timer_address.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.target_processor_group.to_le_bytes());
        put::<14, 1, _>(&mut bytes, self.target_processor_index.to_le_bytes());
        put::<15, 1, _>(&mut bytes, self.flags.to_le());
        put::<16, 4, _>(&mut bytes, self.period.to_le_bytes());
        put::<20, 1, _>(&mut bytes, self.encoded_delay.to_le_bytes());
        put::<21, 1, _>(&mut bytes, self.reserved0.to_le_bytes());
        put::<22, 2, _>(&mut bytes, self.union_16.0);
        bytes
    }
    /// `USHORT Reserved1`, at 0x16. What it is for is not known.
    #[inline]
    pub fn reserved1(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_16.0))
    }
    /// Sets `Reserved1`.
    #[inline]
    pub fn set_reserved1(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_16.0, value.to_le_bytes());
    }
    /// `USHORT UniqueProcessId`, at 0x16. The low half of the identifier of the process, by the name and the size.
    #[inline]
    pub fn unique_process_id(&self) -> u16 {
        u16::from_le_bytes(get::<0, 2, _>(&self.union_16.0))
    }
    /// Sets `UniqueProcessId`.
    #[inline]
    pub fn set_unique_process_id(&mut self, value: u16) {
        put::<0, 2, _>(&mut self.union_16.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::etw_set_timer_event::V5_0X86;
}

fixed_record!(EtwSetTimerEventX86, EtwSetTimerEventX86View, 24, "ETW_SET_TIMER_EVENT");
getters! {
    self EtwSetTimerEventX86View "EtwSetTimerEventX86View" {
        /// `ULONG64 ExpectedDueTime`, at 0x00.
        expected_due_time: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG_PTR TimerAddress`, at 0x08.
        timer_address: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT TargetProcessorGroup`, at 0x0C.
        target_processor_group: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `UCHAR TargetProcessorIndex`, at 0x0E.
        target_processor_index: u8 = u8::from_le_bytes(get::<14, 1, _>(self.fixed));
        /// `UCHAR Flags`, at 0x0F.
        flags: crate::payloads::profile::EtwTimerFlag = crate::payloads::profile::EtwTimerFlag::from_le(get::<15, 1, _>(self.fixed));
        /// `ULONG Period`, at 0x10.
        period: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `UCHAR EncodedDelay`, at 0x14.
        encoded_delay: u8 = u8::from_le_bytes(get::<20, 1, _>(self.fixed));
        /// `UCHAR Reserved0`, at 0x15.
        reserved0: u8 = u8::from_le_bytes(get::<21, 1, _>(self.fixed));
        /// `USHORT Reserved1`, at 0x16.
        reserved1: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
        /// `USHORT UniqueProcessId`, at 0x16.
        unique_process_id: u16 = u16::from_le_bytes(get::<22, 2, _>(self.fixed));
    }
}
