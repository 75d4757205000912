// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! CPU_CONFIG_RECORD in the form of releases 5.0+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The machine: its processors, its memory, its name.
///
/// In C: `CPU_CONFIG_RECORD`, 0x334 bytes. Releases 5.0+ with 32 bit pointers.
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
        fill(part_mut::<20, 512, _>(&mut bytes), &self.computer_name, |element| element.to_le_bytes());
        fill(part_mut::<532, 268, _>(&mut bytes), &self.domain_name, |element| element.to_le_bytes());
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
getters! {
    self CpuConfigRecordX86View "CpuConfigRecordX86View" {
        /// `ULONG ProcessorSpeed`, at 0x00.
        processor_speed: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG NumberOfProcessors`, at 0x04.
        number_of_processors: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG MemorySize`, at 0x08.
        memory_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG PageSize`, at 0x0C.
        page_size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG AllocationGranularity`, at 0x10.
        allocation_granularity: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `WCHAR ComputerName`, at 0x14.
        computer_name: [u16; 256] = array(part::<20, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR DomainName`, at 0x214.
        domain_name: [u16; 134] = array(part::<532, 268, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG_PTR HyperThreadingFlag`, at 0x320.
        hyper_threading_flag: u32 = u32::from_le_bytes(get::<800, 4, _>(self.fixed));
        /// `ULONG_PTR HighestUserAddress`, at 0x324.
        highest_user_address: u32 = u32::from_le_bytes(get::<804, 4, _>(self.fixed));
        /// `USHORT ProcessorArchitecture`, at 0x328.
        processor_architecture: u16 = u16::from_le_bytes(get::<808, 2, _>(self.fixed));
        /// `USHORT ProcessorLevel`, at 0x32A.
        processor_level: u16 = u16::from_le_bytes(get::<810, 2, _>(self.fixed));
        /// `USHORT ProcessorRevision`, at 0x32C.
        processor_revision: u16 = u16::from_le_bytes(get::<812, 2, _>(self.fixed));
        /// `BOOLEAN NxEnabled`, at 0x32E.
        nx_enabled: u8 = u8::from_le_bytes(get::<814, 1, _>(self.fixed));
        /// `BOOLEAN PaeEnabled`, at 0x32F.
        pae_enabled: u8 = u8::from_le_bytes(get::<815, 1, _>(self.fixed));
        /// `ULONG MemorySpeed`, at 0x330.
        memory_speed: u32 = u32::from_le_bytes(get::<816, 4, _>(self.fixed));
    }
}
