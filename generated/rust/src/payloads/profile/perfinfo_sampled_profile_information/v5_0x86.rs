// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// A profile interrupt: what a processor was executing.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
pub struct PerfinfoSampledProfileInformationX86 {
    /// `PVOID InstructionPointer`, at 0x00.
    pub instruction_pointer: u32,
    /// `ULONG ThreadId`, at 0x04. The thread that the processor was executing.
    pub thread_id: u32,
    /// `USHORT Count`, at 0x08. What it is for is not known.
    pub count: u16,
    /// The bytes that `ExecutingDpc`, `ExecutingIsr`, `Reserved`, `Priority`, `Flags` share.
    pub union_0a: Bytes<1>,
    /// `UCHAR Rank`, at 0x0B. What it is for is not known.
    pub rank: u8,
}

impl PerfinfoSampledProfileInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            instruction_pointer: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            count: u16::from_le_bytes(get::<8, 2, _>(bytes)),
            union_0a: Bytes(get::<10, 1, _>(bytes)),
            rank: u8::from_le_bytes(get::<11, 1, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.instruction_pointer.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<8, 2, _>(&mut bytes, self.count.to_le_bytes());
        put::<10, 1, _>(&mut bytes, self.union_0a.0);
        put::<11, 1, _>(&mut bytes, self.rank.to_le_bytes());
        bytes
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x0A. The processor was executing a deferred procedure call.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 0) & 0x1
    }
    /// Sets `ExecutingDpc`.
    #[inline]
    pub fn set_executing_dpc(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 0) | (value & 0x1) << 0; put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `ExecutingIsr`, bit 1 of the word at 0x0A. The processor was executing an interrupt service routine.
    #[inline]
    pub fn executing_isr(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 1) & 0x1
    }
    /// Sets `ExecutingIsr`.
    #[inline]
    pub fn set_executing_isr(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 1) | (value & 0x1) << 1; put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `Reserved`, bit 2 of the word at 0x0A.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 2) & 0x1
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 2) | (value & 0x1) << 2; put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `Priority`, bits 3 to 7 of the word at 0x0A. The thread's priority.
    #[inline]
    pub fn priority(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 3) & 0x1f
    }
    /// Sets `Priority`.
    #[inline]
    pub fn set_priority(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1f << 3) | (value & 0x1f) << 3; put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `UCHAR Flags`, at 0x0A. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0))
    }
    /// Sets `Flags`.
    #[inline]
    pub fn set_flags(&mut self, value: u8) {
        put::<0, 1, _>(&mut self.union_0a.0, value.to_le_bytes());
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_sampled_profile_information::V5_0X86;
}

fixed_record!(PerfinfoSampledProfileInformationX86, PerfinfoSampledProfileInformationX86View, 12, "PERFINFO_SAMPLED_PROFILE_INFORMATION");
getters! {
    self PerfinfoSampledProfileInformationX86View "PerfinfoSampledProfileInformationX86View" {
        /// `PVOID InstructionPointer`, at 0x00.
        instruction_pointer: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x04.
        thread_id: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `USHORT Count`, at 0x08.
        count: u16 = u16::from_le_bytes(get::<8, 2, _>(self.fixed));
        /// `ExecutingDpc`, bit 0 of the word at 0x0A.
        executing_dpc: u8 = (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 0) & 0x1;
        /// `ExecutingIsr`, bit 1 of the word at 0x0A.
        executing_isr: u8 = (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 1) & 0x1;
        /// `Reserved`, bit 2 of the word at 0x0A.
        reserved: u8 = (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 2) & 0x1;
        /// `Priority`, bits 3 to 7 of the word at 0x0A.
        priority: u8 = (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 3) & 0x1f;
        /// `UCHAR Flags`, at 0x0A.
        flags: u8 = u8::from_le_bytes(get::<10, 1, _>(self.fixed));
        /// `UCHAR Rank`, at 0x0B.
        rank: u8 = u8::from_le_bytes(get::<11, 1, _>(self.fixed));
    }
}
