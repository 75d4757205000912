// Generated from spec/structs/SystemConfig_V0_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! SystemConfig_V0_CPU in the form of releases 5.0+ with 64 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The processors, the memory and the name of the machine.
///
/// In C: `SystemConfig_V0_CPU`, 0x324 bytes. Releases 5.0+ with 64 bit pointers.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "SystemConfig_V0_CPU")]
#[doc(alias = "SystemConfig_V1_CPU")]
pub struct SystemConfigV0CpuX64 {
    /// `ULONG MHz`, at 0x00. The speed of the processors. Unit: MHz.
    pub m_hz: u32,
    /// `ULONG NumberOfProcessors`, at 0x04.
    pub number_of_processors: u32,
    /// `ULONG MemSize`, at 0x08. Unit: megabytes.
    pub mem_size: u32,
    /// `ULONG PageSize`, at 0x0C. Unit: bytes.
    pub page_size: u32,
    /// `ULONG AllocationGranularity`, at 0x10. Of virtual memory. Unit: bytes.
    pub allocation_granularity: u32,
    /// `WCHAR ComputerName`, at 0x14. A text that ends at its zero.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub computer_name: [u16; 256],
    /// `WCHAR DomainName`, at 0x214. A text that ends at its zero.
    #[cfg_attr(feature = "serde", serde(with = "crate::rt::arrays"))]
    pub domain_name: [u16; 132],
    /// `ULONG_PTR HyperThreadingFlag`, at 0x31C. A bit for each processor that is one of several of a core.
    pub hyper_threading_flag: u64,
}

impl SystemConfigV0CpuX64 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 804]) -> Self {
        Self {
            m_hz: u32::from_le_bytes(get::<0, 4, _>(bytes)),
            number_of_processors: u32::from_le_bytes(get::<4, 4, _>(bytes)),
            mem_size: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            page_size: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            allocation_granularity: u32::from_le_bytes(get::<16, 4, _>(bytes)),
            computer_name: array(part::<20, 512, _>(bytes), u16::from_le_bytes),
            domain_name: array(part::<532, 264, _>(bytes), u16::from_le_bytes),
            hyper_threading_flag: u64::from_le_bytes(get::<796, 8, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 804] {
        let mut bytes = [0; 804];
        put::<0, 4, _>(&mut bytes, self.m_hz.to_le_bytes());
        put::<4, 4, _>(&mut bytes, self.number_of_processors.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.mem_size.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.page_size.to_le_bytes());
        put::<16, 4, _>(&mut bytes, self.allocation_granularity.to_le_bytes());
        fill(part_mut::<20, 512, _>(&mut bytes), &self.computer_name, |element| element.to_le_bytes());
        fill(part_mut::<532, 264, _>(&mut bytes), &self.domain_name, |element| element.to_le_bytes());
        put::<796, 8, _>(&mut bytes, self.hyper_threading_flag.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::system_config_v0_cpu::V5_0X64;
}

fixed_record!(SystemConfigV0CpuX64, SystemConfigV0CpuX64View, 804, "SystemConfig_V0_CPU");
getters! {
    self SystemConfigV0CpuX64View "SystemConfigV0CpuX64View" {
        /// `ULONG MHz`, at 0x00.
        m_hz: u32 = u32::from_le_bytes(get::<0, 4, _>(self.fixed));
        /// `ULONG NumberOfProcessors`, at 0x04.
        number_of_processors: u32 = u32::from_le_bytes(get::<4, 4, _>(self.fixed));
        /// `ULONG MemSize`, at 0x08.
        mem_size: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG PageSize`, at 0x0C.
        page_size: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONG AllocationGranularity`, at 0x10.
        allocation_granularity: u32 = u32::from_le_bytes(get::<16, 4, _>(self.fixed));
        /// `WCHAR ComputerName`, at 0x14.
        computer_name: [u16; 256] = array(part::<20, 512, _>(self.fixed), u16::from_le_bytes);
        /// `WCHAR DomainName`, at 0x214.
        domain_name: [u16; 132] = array(part::<532, 264, _>(self.fixed), u16::from_le_bytes);
        /// `ULONG_PTR HyperThreadingFlag`, at 0x31C.
        hyper_threading_flag: u64 = u64::from_le_bytes(get::<796, 8, _>(self.fixed));
    }
}
