// Generated from spec/structs/PERFINFO_PMC_SAMPLE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! PERFINFO_PMC_SAMPLE_INFORMATION in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::{
    Bytes, Element, Elements, Error, Guid, Record, Sealed, array, fill, get, part,
    part_mut, put,
};
#[cfg(feature = "alloc")]
#[allow(unused_imports)]
use crate::rt::{Tailed, to_vec};
#[cfg(feature = "binrw")]
#[allow(unused_imports)]
use crate::rt::{binrw_fixed, binrw_inserted, binrw_tailed};
/// An interrupt of a counter of the processor: what the processor was executing.
///
/// In C: `PERFINFO_PMC_SAMPLE_INFORMATION`, 0x10 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x8 | PVOID | `InstructionPointer` |
/// | 0x08 | 0x4 | ULONG | `ThreadId` |
/// | 0x0c | 0x2 | USHORT | `ProfileSource` |
/// | 0x0e | 0x2 | USHORT | `Reserved` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
pub struct PerfinfoPmcSampleInformation64 {
    /// `PVOID InstructionPointer`, at 0x00.
    pub instruction_pointer: u64,
    /// `ULONG ThreadId`, at 0x08. The thread that the processor was executing.
    pub thread_id: u32,
    /// `USHORT ProfileSource`, at 0x0C. The source whose counter it is, a value of KPROFILE_SOURCE.
    pub profile_source: u16,
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    pub reserved: u16,
}
impl PerfinfoPmcSampleInformation64 {
    /// The size in bytes.
    pub const SIZE: usize = 16;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 16]) -> Self {
        Self {
            instruction_pointer: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            profile_source: u16::from_le_bytes(get::<12, 2, _>(bytes)),
            reserved: u16::from_le_bytes(get::<14, 2, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PMC_SAMPLE_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        put::<0, 8, _>(&mut bytes, self.instruction_pointer.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<12, 2, _>(&mut bytes, self.profile_source.to_le_bytes());
        put::<14, 2, _>(&mut bytes, self.reserved.to_le_bytes());
        bytes
    }
    /// `PVOID InstructionPointer`, at 0x00.
    #[inline]
    pub fn instruction_pointer(&self) -> u64 {
        self.instruction_pointer
    }
    /// Sets `InstructionPointer`.
    #[inline]
    pub fn set_instruction_pointer(&mut self, value: u64) {
        self.instruction_pointer = value;
    }
    /// `ULONG ThreadId`, at 0x08. The thread that the processor was executing.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        self.thread_id
    }
    /// Sets `ThreadId`.
    #[inline]
    pub fn set_thread_id(&mut self, value: u32) {
        self.thread_id = value;
    }
    /// `USHORT ProfileSource`, at 0x0C. The source whose counter it is, a value of KPROFILE_SOURCE.
    #[inline]
    pub fn profile_source(&self) -> u16 {
        self.profile_source
    }
    /// Sets `ProfileSource`.
    #[inline]
    pub fn set_profile_source(&mut self, value: u16) {
        self.profile_source = value;
    }
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        self.reserved
    }
    /// Sets `Reserved`.
    #[inline]
    pub fn set_reserved(&mut self, value: u16) {
        self.reserved = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::perfinfo_pmc_sample_information::V5_0X64;
}
impl Default for PerfinfoPmcSampleInformation64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 16])
    }
}
impl Sealed for PerfinfoPmcSampleInformation64 {}
impl Record for PerfinfoPmcSampleInformation64 {
    const NAME: &'static str = "PERFINFO_PMC_SAMPLE_INFORMATION";
    const SIZE: usize = 16;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for PerfinfoPmcSampleInformation64 {
    const SIZE: usize = 16;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(PerfinfoPmcSampleInformation64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for PerfinfoPmcSampleInformation64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
            ),
        )
            .prop_map(|((instruction_pointer, thread_id, profile_source, reserved),)| Self {
                instruction_pointer,
                thread_id,
                profile_source,
                reserved,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`PerfinfoPmcSampleInformation64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerfinfoPmcSampleInformation64View<'a> {
    fixed: &'a [u8; 16],
}
impl<'a> PerfinfoPmcSampleInformation64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 16 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "PERFINFO_PMC_SAMPLE_INFORMATION",
                    needed: 16,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 16]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> PerfinfoPmcSampleInformation64 {
        PerfinfoPmcSampleInformation64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 16] {
        self.fixed
    }
    /// `PVOID InstructionPointer`, at 0x00.
    #[inline]
    pub fn instruction_pointer(&self) -> u64 {
        u64::from_le_bytes(get::<0, 8, _>(self.fixed))
    }
    /// `ULONG ThreadId`, at 0x08. The thread that the processor was executing.
    #[inline]
    pub fn thread_id(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `USHORT ProfileSource`, at 0x0C. The source whose counter it is, a value of KPROFILE_SOURCE.
    #[inline]
    pub fn profile_source(&self) -> u16 {
        u16::from_le_bytes(get::<12, 2, _>(self.fixed))
    }
    /// `USHORT Reserved`, at 0x0E. What it is for is not known.
    #[inline]
    pub fn reserved(&self) -> u16 {
        u16::from_le_bytes(get::<14, 2, _>(self.fixed))
    }
}
impl core::fmt::Debug for PerfinfoPmcSampleInformation64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("PerfinfoPmcSampleInformation64View");
        out.field("instruction_pointer", &self.instruction_pointer());
        out.field("thread_id", &self.thread_id());
        out.field("profile_source", &self.profile_source());
        out.field("reserved", &self.reserved());
        out.finish()
    }
}
