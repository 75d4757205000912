// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_SAMPLED_PROFILE_INFORMATION in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// A profile interrupt: what a processor was executing.
///
/// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0xc bytes. Releases 5.0+ with 32 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | PVOID | `InstructionPointer` |
/// | 0x04 | 0x4 | ULONG | `ThreadId` |
/// | 0x08 | 0x2 | USHORT | `Count` |
/// | 0x0a | 0x1 | union |  |
/// | 0x0a | 0x1 | · UCHAR |  |
/// | 0x0a | | · · bits 0..=0 | `ExecutingDpc` |
/// | 0x0a | | · · bits 1..=1 | `ExecutingIsr` |
/// | 0x0a | | · · bits 2..=2 | `Reserved` |
/// | 0x0a | | · · bits 3..=7 | `Priority` |
/// | 0x0a | 0x1 | · UCHAR | `Flags` |
/// | 0x0b | 0x1 | UCHAR | `Rank` |
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
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 0)
            | (value & 0x1) << 0;
        put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `ExecutingIsr`, bit 1 of the word at 0x0A. The processor was executing an interrupt service routine.
    #[inline]
    pub fn executing_isr(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 1) & 0x1
    }
    /// Sets `ExecutingIsr`.
    #[inline]
    pub fn set_executing_isr(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 1)
            | (value & 0x1) << 1;
        put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `Reserved`, bit 2 of the word at 0x0A.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 2) & 0x1
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1 << 2)
            | (value & 0x1) << 2;
        put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
    }
    /// `Priority`, bits 3 to 7 of the word at 0x0A. The thread's priority.
    #[inline]
    pub fn priority(&self) -> u8 {
        (u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) >> 3) & 0x1f
    }
    /// Sets `Priority`.
    #[inline]
    pub fn set_priority(&mut self, value: u8) {
        let word = u8::from_le_bytes(get::<0, 1, _>(&self.union_0a.0)) & !(0x1f << 3)
            | (value & 0x1f) << 3;
        put::<0, 1, _>(&mut self.union_0a.0, word.to_le_bytes());
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
fixed_record!(
    PerfinfoSampledProfileInformationX86, PerfinfoSampledProfileInformationX86View, 12,
    "PERFINFO_SAMPLED_PROFILE_INFORMATION"
);
impl<'a> PerfinfoSampledProfileInformationX86View<'a> {
    /// `PVOID InstructionPointer`, at 0x00.
    #[inline]
    pub fn instruction_pointer(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x04. The thread that the processor was executing.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `USHORT Count`, at 0x08. What it is for is not known.
    #[inline]
    pub fn count(&self) -> u16 {
        u16::from_le_bytes(get::<8, 2, _>(self.fixed))
    }
    /// `ExecutingDpc`, bit 0 of the word at 0x0A. The processor was executing a deferred procedure call.
    #[inline]
    pub fn executing_dpc(&self) -> u8 {
        (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 0) & 0x1
    }
    /// `ExecutingIsr`, bit 1 of the word at 0x0A. The processor was executing an interrupt service routine.
    #[inline]
    pub fn executing_isr(&self) -> u8 {
        (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 1) & 0x1
    }
    /// `Reserved`, bit 2 of the word at 0x0A.
    #[inline]
    pub fn reserved(&self) -> u8 {
        (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 2) & 0x1
    }
    /// `Priority`, bits 3 to 7 of the word at 0x0A. The thread's priority.
    #[inline]
    pub fn priority(&self) -> u8 {
        (u8::from_le_bytes(get::<10, 1, _>(self.fixed)) >> 3) & 0x1f
    }
    /// `UCHAR Flags`, at 0x0A. The same byte as one number.
    #[inline]
    pub fn flags(&self) -> u8 {
        u8::from_le_bytes(get::<10, 1, _>(self.fixed))
    }
    /// `UCHAR Rank`, at 0x0B. What it is for is not known.
    #[inline]
    pub fn rank(&self) -> u8 {
        u8::from_le_bytes(get::<11, 1, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoSampledProfileInformationX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoSampledProfileInformationX86View");
        out.field("instruction_pointer", &self.instruction_pointer());
        out.field("thread_id", &self.thread_id());
        out.field("count", &self.count());
        out.field("executing_dpc", &self.executing_dpc());
        out.field("executing_isr", &self.executing_isr());
        out.field("reserved", &self.reserved());
        out.field("priority", &self.priority());
        out.field("flags", &self.flags());
        out.field("rank", &self.rank());
        out.finish()
    }
}
