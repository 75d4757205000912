// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CPU_CONFIG_RECORD in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;
/// The machine: its processors, its memory, its name.
///
/// In C: `CPU_CONFIG_RECORD`, 0x334 bytes. Releases 5.0+ with 32 bit pointers.
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
/// | 0x320 | 0x4 | ULONG_PTR | `HyperThreadingFlag` |
/// | 0x324 | 0x4 | ULONG_PTR | `HighestUserAddress` |
/// | 0x328 | 0x2 | USHORT | `ProcessorArchitecture` |
/// | 0x32a | 0x2 | USHORT | `ProcessorLevel` |
/// | 0x32c | 0x2 | USHORT | `ProcessorRevision` |
/// | 0x32e | 0x1 | BOOLEAN | `NxEnabled` |
/// | 0x32f | 0x1 | BOOLEAN | `PaeEnabled` |
/// | 0x330 | 0x4 | ULONG | `MemorySpeed` |
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "CPU_CONFIG_RECORD")]
pub struct CpuConfigRecordX86 {
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
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub computer_name: [u16; 256],
    /// `WCHAR DomainName`, at 0x214. Padded with zeros.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub domain_name: [u16; 134],
    /// `ULONG_PTR HyperThreadingFlag`, at 0x320. A bit for each processor: which of them have hyper-threading on.
    pub hyper_threading_flag: u32,
    /// `ULONG_PTR HighestUserAddress`, at 0x324. The greatest address of user mode.
    pub highest_user_address: u32,
    /// `USHORT ProcessorArchitecture`, at 0x328. A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
    pub processor_architecture: u16,
    /// `USHORT ProcessorLevel`, at 0x32A.
    pub processor_level: u16,
    /// `USHORT ProcessorRevision`, at 0x32C.
    pub processor_revision: u16,
    /// `BOOLEAN NxEnabled`, at 0x32E. Whether pages can be kept from being executed.
    pub nx_enabled: u8,
    /// `BOOLEAN PaeEnabled`, at 0x32F. Whether Physical Address Extension is on.
    pub pae_enabled: u8,
    /// `ULONG MemorySpeed`, at 0x330. 2666 in one real trace, 0 in another. Unit: MHz.
    pub memory_speed: u32,
}
impl CpuConfigRecordX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 820]) -> Self {
        Self {
            processor_speed: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            memory_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            computer_name: array(part::<20, 512, _>(bytes), u16::from_le_bytes),
            domain_name: array(part::<532, 268, _>(bytes), u16::from_le_bytes),
            hyper_threading_flag: u32::from_le_bytes(get::<800, 4, _>(bytes)),
            highest_user_address: u32::from_le_bytes(get::<804, 4, _>(bytes)),
            processor_architecture: u16::from_le_bytes(get::<808, 2, _>(bytes)),
            processor_level: u16::from_le_bytes(get::<810, 2, _>(bytes)),
            processor_revision: u16::from_le_bytes(get::<812, 2, _>(bytes)),
            nx_enabled: u8::from_le_bytes(get::<814, 1, _>(bytes)),
            pae_enabled: u8::from_le_bytes(get::<815, 1, _>(bytes)),
            memory_speed: u32::from_le_bytes(get::<816, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 820] {
        let mut bytes = [0; 820];
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
        put::<800, 4, _>(&mut bytes, self.hyper_threading_flag.to_le_bytes());
        put::<804, 4, _>(&mut bytes, self.highest_user_address.to_le_bytes());
        put::<808, 2, _>(&mut bytes, self.processor_architecture.to_le_bytes());
        put::<810, 2, _>(&mut bytes, self.processor_level.to_le_bytes());
        put::<812, 2, _>(&mut bytes, self.processor_revision.to_le_bytes());
        put::<814, 1, _>(&mut bytes, self.nx_enabled.to_le_bytes());
        put::<815, 1, _>(&mut bytes, self.pae_enabled.to_le_bytes());
        put::<816, 4, _>(&mut bytes, self.memory_speed.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::cpu_config_record::V5_0X86;
}
fixed_record!(CpuConfigRecordX86, CpuConfigRecordX86View, 820, "CPU_CONFIG_RECORD");
impl<'a> CpuConfigRecordX86View<'a> {
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
    pub fn hyper_threading_flag(&self) -> u32 {
        u32::from_le_bytes(get::<800, 4, _>(self.fixed))
    }
    /// `ULONG_PTR HighestUserAddress`, at 0x324. The greatest address of user mode.
    #[inline]
    pub fn highest_user_address(&self) -> u32 {
        u32::from_le_bytes(get::<804, 4, _>(self.fixed))
    }
    /// `USHORT ProcessorArchitecture`, at 0x328. A PROCESSOR_ARCHITECTURE_ constant of winnt.h.
    #[inline]
    pub fn processor_architecture(&self) -> u16 {
        u16::from_le_bytes(get::<808, 2, _>(self.fixed))
    }
    /// `USHORT ProcessorLevel`, at 0x32A.
    #[inline]
    pub fn processor_level(&self) -> u16 {
        u16::from_le_bytes(get::<810, 2, _>(self.fixed))
    }
    /// `USHORT ProcessorRevision`, at 0x32C.
    #[inline]
    pub fn processor_revision(&self) -> u16 {
        u16::from_le_bytes(get::<812, 2, _>(self.fixed))
    }
    /// `BOOLEAN NxEnabled`, at 0x32E. Whether pages can be kept from being executed.
    #[inline]
    pub fn nx_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<814, 1, _>(self.fixed))
    }
    /// `BOOLEAN PaeEnabled`, at 0x32F. Whether Physical Address Extension is on.
    #[inline]
    pub fn pae_enabled(&self) -> u8 {
        u8::from_le_bytes(get::<815, 1, _>(self.fixed))
    }
    /// `ULONG MemorySpeed`, at 0x330. 2666 in one real trace, 0 in another. Unit: MHz.
    #[inline]
    pub fn memory_speed(&self) -> u32 {
        u32::from_le_bytes(get::<816, 4, _>(self.fixed))
    }
}
impl core::fmt::Debug for CpuConfigRecordX86View<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut out = f.debug_struct("CpuConfigRecordX86View");
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
