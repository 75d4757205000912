// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A profile interrupt: what a processor was executing.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
pub struct PerfinfoSampledProfileInformationX64 {
    /// `PVOID InstructionPointer`, at 0x00.
    pub instruction_pointer: u64,
    /// `ULONG ThreadId`, at 0x08. The thread that the processor was executing.
    pub thread_id: u32,
    /// `USHORT Count`, at 0x0C. What it is for is not known.
    pub count: u16,
    /// The bytes that `ExecutingDpc`, `ExecutingIsr`, `Reserved`, `Priority`, `Flags` share.
    pub union_0e: Bytes<1>,
    /// `UCHAR Rank`, at 0x0F. What it is for is not known.
    pub rank: u8,
}

impl PerfinfoSampledProfileInformationX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            instruction_pointer: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            count: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            union_0e: Bytes(get::<14, 1, _>(bytes)),
            rank: u8::from_le_bytes(get::<15, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.instruction_pointer.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.count.to_le_bytes());
        put::<14, 1, _>(&mut bytes, self.union_0e.0);
        put::<15, 1, _>(&mut bytes, self.rank.to_le_bytes());
        bytes
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x0E. The processor was executing a deferred procedure call.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 0) & 0x1
    }
    /// Sets `ExecutingDpc`.
    #[inline]
    pub fn set_executing_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `ExecutingIsr`, bit 1 of the word at 0x0E. The processor was executing an interrupt service routine.
    #[inline]
    pub fn executing_isr(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 1) & 0x1
    }
    /// Sets `ExecutingIsr`.
    #[inline]
    pub fn set_executing_isr(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `Reserved`, bit 2 of the word at 0x0E.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 2) & 0x1
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `Priority`, bits 3 to 7 of the word at 0x0E. The thread's priority.
    #[inline]
    pub fn priority(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) >> 3) & 0x1f
    }
    /// Sets `Priority`.
    #[inline]
    pub fn set_priority(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0)) & !(0x1f << 3) | (value & 0x1f) << 3; put::<0, 1, _>(&mut self.union_0e.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x0E. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0e.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0e.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_information::V5_0X64;
}

fixed_record!(PerfinfoSampledProfileInformationX64, PerfinfoSampledProfileInformationX64View, 16, "PERFINFO_SAMPLED_PROFILE_INFORMATION");
getters! {
    self PerfinfoSampledProfileInformationX64View "PerfinfoSampledProfileInformationX64View" {
        /// `PVOID InstructionPointer`, at 0x00.
        instruction_pointer: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x08.
        thread_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `USHORT Count`, at 0x0C.
        count: u16 = u16::from_le_bytes(get::<12, 2, _>(self.fixed));
        /// `ExecutingDpc`, bit 0 of the word at 0x0E.
        executing_dpc: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `ExecutingIsr`, bit 1 of the word at 0x0E.
        executing_isr: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 1) & 0x1;
        /// `Reserved`, bit 2 of the word at 0x0E.
        reserved: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 2) & 0x1;
        /// `Priority`, bits 3 to 7 of the word at 0x0E.
        priority: u8 = (u8::from_le_bytes(get::<14, 1, _>(self.fixed)) >> 3) & 0x1f;
        /// `UCHAR Flags`, at 0x0E.
        flags: u8 = u8::from_le_bytes(get::<14, 1, _>(self.fixed));
        /// `UCHAR Rank`, at 0x0F.
        rank: u8 = u8::from_le_bytes(get::<15, 1, _>(self.fixed));
    }
}
