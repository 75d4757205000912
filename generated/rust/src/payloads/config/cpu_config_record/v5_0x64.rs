// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CPU_CONFIG_RECORD in the form of releases 5.0+ with 64 bit pointers.
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
/// The machine: its processors, its memory, its name.
///
/// In C: `CPU_CONFIG_RECORD`, 0x340 bytes. Releases 5.0+ with 64 bit pointers.
///
/// | offset | size | type | name |
/// |---|---|---|---|
/// | 0x00 | 0x4 | ULONG | `ProcessorSpeed` |
/// | 0x04 | 0x4 | ULONG | `NumberOfProcessors` |
/// | 0x08 | 0x4 | ULONG | `MemorySize` |
/// | 0x0c | 0x4 | ULONG | `PageSize` |
/// | 0x10 | 0x4 | ULONG | `AllocationGranularity` |
/// | 0x14 | 0x200 | WCHAR \[256\] | `ComputerName` |
/// | 0x214 | 0x10c | WCHAR \[134\] | `DomainName` |
/// | 0x320 | 0x8 | ULONG_PTR | `HyperThreadingFlag` |
/// | 0x328 | 0x8 | ULONG_PTR | `HighestUserAddress` |
/// | 0x330 | 0x2 | USHORT | `ProcessorArchitecture` |
/// | 0x332 | 0x2 | USHORT | `ProcessorLevel` |
/// | 0x334 | 0x2 | USHORT | `ProcessorRevision` |
/// | 0x336 | 0x1 | BOOLEAN | `NxEnabled` |
/// | 0x337 | 0x1 | BOOLEAN | `PaeEnabled` |
/// | 0x338 | 0x4 | ULONG | `MemorySpeed` |
/// | 0x33c | 0x4 | padding |  |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CPU_CONFIG_RECORD")]
pub struct CpuConfigRecord64 {
    /// `ULONG ProcessorSpeed`, at 0x00. Unit: MHz.
    pub processor_speed: u32,
    /// `ULONG NumberOfProcessors`, at 0x04.
    pub number_of_processors: u32,
    /// `ULONG MemorySize`, at 0x08. Unit: MB.
    pub memory_size: u32,
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    pub page_size: u32,
    /// `ULONG AllocationGranularity`, at 0x10. The granularity of addresses at which memory is allocated. Unit: bytes.
    pub allocation_granularity: u32,
    /// `WCHAR ComputerName`, at 0x14. Padded with zeros.
    pub computer_name: [u16; 256],
    /// `WCHAR DomainName`, at 0x214. Padded with zeros.
    pub domain_name: [u16; 134],
    /// `ULONG_PTR HyperThreadingFlag`, at 0x320. A bit for each processor: which of them have hyper-threading on.
    pub hyper_threading_flag: u64,
    /// `ULONG_PTR HighestUserAddress`, at 0x328. The greatest address of user mode.
    pub highest_user_address: u64,
    /// `USHORT ProcessorArchitecture`, at 0x330. A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
    pub processor_architecture: u16,
    /// `USHORT ProcessorLevel`, at 0x332.
    pub processor_level: u16,
    /// `USHORT ProcessorRevision`, at 0x334.
    pub processor_revision: u16,
    /// `BOOLEAN NxEnabled`, at 0x336. Whether pages can be kept from being executed.
    pub nx_enabled: u8,
    /// `BOOLEAN PaeEnabled`, at 0x337. Whether Physical Address Extension is on.
    pub pae_enabled: u8,
    /// `ULONG MemorySpeed`, at 0x338. 2666 in one real trace, 0 in another. Unit: MHz.
    pub memory_speed: u32,
    /// Padding. Kept as it is, so that what was read is what is written.
    pub padding_33c: Bytes<4>,
}
impl CpuConfigRecord64 {
    /// The size in bytes.
    pub const SIZE: usize = 832;
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 832]) -> Self {
        Self {
            processor_speed: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            memory_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            computer_name: array(part::<20, 512, _>(bytes), u16::from_le_bytes),
            domain_name: array(part::<532, 268, _>(bytes), u16::from_le_bytes),
            hyper_threading_flag: u64::from_le_bytes(get::<800, 8, _>(bytes)),
            highest_user_address: u64::from_le_bytes(get::<808, 8, _>(bytes)),
            processor_architecture: u16::from_le_bytes(get::<816, 2, _>(bytes)),
            processor_level: u16::from_le_bytes(get::<818, 2, _>(bytes)),
            processor_revision: u16::from_le_bytes(get::<820, 2, _>(bytes)),
            nx_enabled: u8::from_le_bytes(get::<822, 1, _>(bytes)),
            pae_enabled: u8::from_le_bytes(get::<823, 1, _>(bytes)),
            memory_speed: u32::from_le_bytes(get::<824, 4, _>(bytes)),
            padding_33c: Bytes(get::<828, 4, _>(bytes)),
        }
    }
    /// Reads it from the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 832 bytes.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(bytes) => Ok(Self::from_bytes(bytes)),
            None => {
                Err(Error::TooShort {
                    name: "CPU_CONFIG_RECORD",
                    needed: 832,
                    have: bytes.len(),
                })
            }
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 832] {
        let mut bytes = [0; 832];
        put::<0, 4, _>(&mut bytes, self.processor_speed.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.number_of_processors.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.memory_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.page_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.allocation_granularity.to_le_bytes());
        fill(
            part_mut::<20, 512, _>(&mut bytes),
            &self.computer_name,
            |element| element.to_le_bytes(),
        );
        fill(
            part_mut::<532, 268, _>(&mut bytes),
            &self.domain_name,
            |element| element.to_le_bytes(),
        );
        put::<800, 8, _>(&mut bytes, self.hyper_threading_flag.to_le_bytes());
        put::<808, 8, _>(&mut bytes, self.highest_user_address.to_le_bytes());
        put::<816, 2, _>(&mut bytes, self.processor_architecture.to_le_bytes());
        put::<818, 2, _>(&mut bytes, self.processor_level.to_le_bytes());
        put::<820, 2, _>(&mut bytes, self.processor_revision.to_le_bytes());
        put::<822, 1, _>(&mut bytes, self.nx_enabled.to_le_bytes());
        put::<823, 1, _>(&mut bytes, self.pae_enabled.to_le_bytes());
        put::<824, 4, _>(&mut bytes, self.memory_speed.to_le_bytes());
        put::<828, 4, _>(&mut bytes, self.padding_33c.0);
        bytes
    }
    /// `ULONG ProcessorSpeed`, at 0x00. Unit: MHz.
    #[inline]
    pub fn processor_speed(&self) -> u32 {
        self.processor_speed
    }
    /// Sets `ProcessorSpeed`.
    #[inline]
    pub fn set_processor_speed(&mut self, value: u32) {
        self.processor_speed = value;
    }
    /// `ULONG NumberOfProcessors`, at 0x04.
    #[inline]
    pub fn number_of_processors(&self) -> u32 {
        self.number_of_processors
    }
    /// Sets `NumberOfProcessors`.
    #[inline]
    pub fn set_number_of_processors(&mut self, value: u32) {
        self.number_of_processors = value;
    }
    /// `ULONG MemorySize`, at 0x08. Unit: MB.
    #[inline]
    pub fn memory_size(&self) -> u32 {
        self.memory_size
    }
    /// Sets `MemorySize`.
    #[inline]
    pub fn set_memory_size(&mut self, value: u32) {
        self.memory_size = value;
    }
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn page_size(&self) -> u32 {
        self.page_size
    }
    /// Sets `PageSize`.
    #[inline]
    pub fn set_page_size(&mut self, value: u32) {
        self.page_size = value;
    }
    /// `ULONG AllocationGranularity`, at 0x10. The granularity of addresses at which memory is allocated. Unit: bytes.
    #[inline]
    pub fn allocation_granularity(&self) -> u32 {
        self.allocation_granularity
    }
    /// Sets `AllocationGranularity`.
    #[inline]
    pub fn set_allocation_granularity(&mut self, value: u32) {
        self.allocation_granularity = value;
    }
    /// `WCHAR ComputerName`, at 0x14. Padded with zeros.
    #[inline]
    pub fn computer_name(&self) -> [u16; 256] {
        self.computer_name
    }
    /// Sets `ComputerName`.
    #[inline]
    pub fn set_computer_name(&mut self, value: [u16; 256]) {
        self.computer_name = value;
    }
    /// `WCHAR DomainName`, at 0x214. Padded with zeros.
    #[inline]
    pub fn domain_name(&self) -> [u16; 134] {
        self.domain_name
    }
    /// Sets `DomainName`.
    #[inline]
    pub fn set_domain_name(&mut self, value: [u16; 134]) {
        self.domain_name = value;
    }
    /// `ULONG_PTR HyperThreadingFlag`, at 0x320. A bit for each processor: which of them have hyper-threading on.
    #[inline]
    pub fn hyper_threading_flag(&self) -> u64 {
        self.hyper_threading_flag
    }
    /// Sets `HyperThreadingFlag`.
    #[inline]
    pub fn set_hyper_threading_flag(&mut self, value: u64) {
        self.hyper_threading_flag = value;
    }
    /// `ULONG_PTR HighestUserAddress`, at 0x328. The greatest address of user mode.
    #[inline]
    pub fn highest_user_address(&self) -> u64 {
        self.highest_user_address
    }
    /// Sets `HighestUserAddress`.
    #[inline]
    pub fn set_highest_user_address(&mut self, value: u64) {
        self.highest_user_address = value;
    }
    /// `USHORT ProcessorArchitecture`, at 0x330. A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
    #[inline]
    pub fn processor_architecture(&self) -> u16 {
        self.processor_architecture
    }
    /// Sets `ProcessorArchitecture`.
    #[inline]
    pub fn set_processor_architecture(&mut self, value: u16) {
        self.processor_architecture = value;
    }
    /// `USHORT ProcessorLevel`, at 0x332.
    #[inline]
    pub fn processor_level(&self) -> u16 {
        self.processor_level
    }
    /// Sets `ProcessorLevel`.
    #[inline]
    pub fn set_processor_level(&mut self, value: u16) {
        self.processor_level = value;
    }
    /// `USHORT ProcessorRevision`, at 0x334.
    #[inline]
    pub fn processor_revision(&self) -> u16 {
        self.processor_revision
    }
    /// Sets `ProcessorRevision`.
    #[inline]
    pub fn set_processor_revision(&mut self, value: u16) {
        self.processor_revision = value;
    }
    /// `BOOLEAN NxEnabled`, at 0x336. Whether pages can be kept from being executed.
    #[inline]
    pub fn nx_enabled(&self) -> u8 {
        self.nx_enabled
    }
    /// Sets `NxEnabled`.
    #[inline]
    pub fn set_nx_enabled(&mut self, value: u8) {
        self.nx_enabled = value;
    }
    /// `BOOLEAN PaeEnabled`, at 0x337. Whether Physical Address Extension is on.
    #[inline]
    pub fn pae_enabled(&self) -> u8 {
        self.pae_enabled
    }
    /// Sets `PaeEnabled`.
    #[inline]
    pub fn set_pae_enabled(&mut self, value: u8) {
        self.pae_enabled = value;
    }
    /// `ULONG MemorySpeed`, at 0x338. 2666 in one real trace, 0 in another. Unit: MHz.
    #[inline]
    pub fn memory_speed(&self) -> u32 {
        self.memory_speed
    }
    /// Sets `MemorySpeed`.
    #[inline]
    pub fn set_memory_speed(&mut self, value: u32) {
        self.memory_speed = value;
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::cpu_config_record::V5_0X64;
}
impl Default for CpuConfigRecord64 {
    /// All zero.
    fn default() -> Self {
        Self::from_bytes(&[0; 832])
    }
}
impl Sealed for CpuConfigRecord64 {}
impl Record for CpuConfigRecord64 {
    const NAME: &'static str = "CPU_CONFIG_RECORD";
    const SIZE: usize = 832;
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
    fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
        use_bytes(&self.to_bytes())
    }
}
impl Element for CpuConfigRecord64 {
    const SIZE: usize = 832;
    fn from_le(bytes: &[u8]) -> Self {
        bytes.first_chunk().map(Self::from_bytes).unwrap_or_default()
    }
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}
#[cfg(feature = "binrw")]
binrw_fixed!(CpuConfigRecord64);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for CpuConfigRecord64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (
            (
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<[u16; 256]>(),
                proptest::arbitrary::any::<[u16; 134]>(),
                proptest::arbitrary::any::<u64>(),
            ),
            (
                proptest::arbitrary::any::<u64>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u16>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u8>(),
                proptest::arbitrary::any::<u32>(),
                proptest::arbitrary::any::<Bytes<4>>(),
            ),
        )
            .prop_map(|
                (
                    (
                        processor_speed,
                        number_of_processors,
                        memory_size,
                        page_size,
                        allocation_granularity,
                        computer_name,
                        domain_name,
                        hyper_threading_flag,
                    ),
                    (
                        highest_user_address,
                        processor_architecture,
                        processor_level,
                        processor_revision,
                        nx_enabled,
                        pae_enabled,
                        memory_speed,
                        padding_33c,
                    ),
                )|
            Self {
                processor_speed,
                number_of_processors,
                memory_size,
                page_size,
                allocation_granularity,
                computer_name,
                domain_name,
                hyper_threading_flag,
                highest_user_address,
                processor_architecture,
                processor_level,
                processor_revision,
                nx_enabled,
                pae_enabled,
                memory_speed,
                padding_33c,
            });
        strategy.boxed()
    }
}
/// A borrowed view of [`CpuConfigRecord64`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CpuConfigRecord64View<'a> {
    fixed: &'a [u8; 832],
}
impl<'a> CpuConfigRecord64View<'a> {
    /// A view of the start of the bytes; bytes after it are left alone.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 832 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.first_chunk() {
            Some(fixed) => Ok(Self { fixed }),
            None => {
                Err(Error::TooShort {
                    name: "CPU_CONFIG_RECORD",
                    needed: 832,
                    have: bytes.len(),
                })
            }
        }
    }
    /// A view of just its bytes.
    #[inline]
    pub fn from_bytes(fixed: &'a [u8; 832]) -> Self {
        Self { fixed }
    }
    /// The value, owned.
    #[inline]
    pub fn to_value(&self) -> CpuConfigRecord64 {
        CpuConfigRecord64::from_bytes(self.fixed)
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 832] {
        self.fixed
    }
    /// `ULONG ProcessorSpeed`, at 0x00. Unit: MHz.
    #[inline]
    pub fn processor_speed(&self) -> u32 {
        u32::from_le_bytes(get::<0, 4, _>(self.fixed))
    }
    /// `ULONG NumberOfProcessors`, at 0x04.
    #[inline]
    pub fn number_of_processors(&self) -> u32 {
        u32::from_le_bytes(get::<4, 4, _>(self.fixed))
    }
    /// `ULONG MemorySize`, at 0x08. Unit: MB.
    #[inline]
    pub fn memory_size(&self) -> u32 {
        u32::from_le_bytes(get::<8, 4, _>(self.fixed))
    }
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    #[inline]
    pub fn page_size(&self) -> u32 {
        u32::from_le_bytes(get::<12, 4, _>(self.fixed))
    }
    /// `ULONG AllocationGranularity`, at 0x10. The granularity of addresses at which memory is allocated. Unit: bytes.
    #[inline]
    pub fn allocation_granularity(&self) -> u32 {
        u32::from_le_bytes(get::<16, 4, _>(self.fixed))
    }
    /// `WCHAR ComputerName`, at 0x14. Padded with zeros.
    #[inline]
    pub fn computer_name(&self) -> [u16; 256] {
        array(part::<20, 512, _>(self.fixed), u16::from_le_bytes)
    }
    /// `WCHAR DomainName`, at 0x214. Padded with zeros.
    #[inline]
    pub fn domain_name(&self) -> [u16; 134] {
        array(part::<532, 268, _>(self.fixed), u16::from_le_bytes)
    }
    /// `ULONG_PTR HyperThreadingFlag`, at 0x320. A bit for each processor: which of them have hyper-threading on.
    #[inline]
    pub fn hyper_threading_flag(&self) -> u64 {
        u64::from_le_bytes(get::<800, 8, _>(self.fixed))
    }
    /// `ULONG_PTR HighestUserAddress`, at 0x328. The greatest address of user mode.
    #[inline]
    pub fn highest_user_address(&self) -> u64 {
        u64::from_le_bytes(get::<808, 8, _>(self.fixed))
    }
    /// `USHORT ProcessorArchitecture`, at 0x330. A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
    #[inline]
    pub fn processor_architecture(&self) -> u16 {
        u16::from_le_bytes(get::<816, 2, _>(self.fixed))
    }
    /// `USHORT ProcessorLevel`, at 0x332.
    #[inline]
    pub fn processor_level(&self) -> u16 {
        u16::from_le_bytes(get::<818, 2, _>(self.fixed))
    }
    /// `USHORT ProcessorRevision`, at 0x334.
    #[inline]
    pub fn processor_revision(&self) -> u16 {
        u16::from_le_bytes(get::<820, 2, _>(self.fixed))
    }
    /// `BOOLEAN NxEnabled`, at 0x336. Whether pages can be kept from being executed.
    #[inline]
    pub fn nx_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<822, 1, _>(self.fixed))
    }
    /// `BOOLEAN PaeEnabled`, at 0x337. Whether Physical Address Extension is on.
    #[inline]
    pub fn pae_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<823, 1, _>(self.fixed))
    }
    /// `ULONG MemorySpeed`, at 0x338. 2666 in one real trace, 0 in another. Unit: MHz.
    #[inline]
    pub fn memory_speed(&self) -> u32 {
        u32::from_le_bytes(get::<824, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for CpuConfigRecord64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("CpuConfigRecord64View");
        out.field("processor_speed", &self.processor_speed());
        out.field("number_of_processors", &self.number_of_processors());
        out.field("memory_size", &self.memory_size());
        out.field("page_size", &self.page_size());
        out.field("allocation_granularity", &self.allocation_granularity());
        out.field("computer_name", &self.computer_name());
        out.field("domain_name", &self.domain_name());
        out.field("hyper_threading_flag", &self.hyper_threading_flag());
        out.field("highest_user_address", &self.highest_user_address());
        out.field("processor_architecture", &self.processor_architecture());
        out.field("processor_level", &self.processor_level());
        out.field("processor_revision", &self.processor_revision());
        out.field("nx_enabled", &self.nx_enabled());
        out.field("pae_enabled", &self.pae_enabled());
        out.field("memory_speed", &self.memory_speed());
        out.finish()
    }
}
