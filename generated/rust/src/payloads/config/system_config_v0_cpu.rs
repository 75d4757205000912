// Generated from spec/structs/SystemConfig_V0_CPU.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processors, memory and name of the machine.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_V0_CPU", "SystemConfigV0CpuPtr32", (800, 800), "Processors, memory and name of the machine.", &[
    unsigned("MHz", 0, 4, "ULONG", "Speed of the processors.").same_as("ProcessorSpeed").in_units("MHz").means(Meaning::Megahertz),
    unsigned("NumberOfProcessors", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MemSize", 8, 4, "ULONG", "").same_as("MemorySize").in_units("MB").means(Meaning::Megabytes),
    unsigned("PageSize", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("AllocationGranularity", 16, 4, "ULONG", "Allocation granularity of virtual memory.").in_units("bytes").means(Meaning::Bytes),
    field("ComputerName", 20, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Null-terminated string.").means(Meaning::ComputerName),
    field("DomainName", 532, 264, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }, "Null-terminated string.").means(Meaning::Text),
    address("HyperThreadingFlag", 796, 4, "ULONG_PTR", "Bitmask of the processors that share a core with others.").means(Meaning::ProcessorMask),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["SystemConfig_V1_CPU"])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
pub(crate) static LAYOUT_1: Layout = layout("SystemConfig_V0_CPU", "SystemConfigV0CpuPtr64", (804, 804), "Processors, memory and name of the machine.", &[
    unsigned("MHz", 0, 4, "ULONG", "Speed of the processors.").same_as("ProcessorSpeed").in_units("MHz").means(Meaning::Megahertz),
    unsigned("NumberOfProcessors", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MemSize", 8, 4, "ULONG", "").same_as("MemorySize").in_units("MB").means(Meaning::Megabytes),
    unsigned("PageSize", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("AllocationGranularity", 16, 4, "ULONG", "Allocation granularity of virtual memory.").in_units("bytes").means(Meaning::Bytes),
    field("ComputerName", 20, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Null-terminated string.").means(Meaning::ComputerName),
    field("DomainName", 532, 264, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }, "Null-terminated string.").means(Meaning::Text),
    address("HyperThreadingFlag", 796, 8, "ULONG_PTR", "Bitmask of the processors that share a core with others.").means(Meaning::ProcessorMask),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["SystemConfig_V1_CPU"])
    .stated_by(&[&crate::rt::sources::MICROSOFT_KERNEL_MOF]);
fixed! {
    /// Processors, memory and name of the machine.
    ///
    /// In C: `SystemConfig_V0_CPU`, 0x320 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "SystemConfig_V0_CPU")]
    #[doc(alias = "SystemConfig_V1_CPU")]
    owned SystemConfigV0CpuPtr32 / SystemConfigV0CpuPtr32View: lone [800] "SystemConfig_V0_CPU" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Speed of the processors. `ULONG MHz` at 0x00. Unit: MHz.
        mhz set_mhz: u32 = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors set_number_of_processors: u32 = 4;
        /// `ULONG MemSize` at 0x08. Unit: MB.
        mem_size set_mem_size: u32 = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size set_page_size: u32 = 12;
        /// Allocation granularity of virtual memory. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity set_allocation_granularity: u32 = 16;
        /// Null-terminated string. `WCHAR ComputerName` at 0x14.
        computer_name set_computer_name: [u16; 256] = 20;
        /// Null-terminated string. `WCHAR DomainName` at 0x214.
        domain_name set_domain_name: [u16; 132] = 532;
        /// Bitmask of the processors that share a core with others. `ULONG_PTR HyperThreadingFlag` at 0x31C.
        hyper_threading_flag set_hyper_threading_flag: u32 = 796;
    }
    bits {
    }
}

fixed! {
    /// Processors, memory and name of the machine.
    ///
    /// In C: `SystemConfig_V0_CPU`, 0x324 bytes. Releases unknown (64-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "SystemConfig_V0_CPU")]
    #[doc(alias = "SystemConfig_V1_CPU")]
    owned SystemConfigV0CpuPtr64 / SystemConfigV0CpuPtr64View: lone [804] "SystemConfig_V0_CPU" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Speed of the processors. `ULONG MHz` at 0x00. Unit: MHz.
        mhz set_mhz: u32 = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors set_number_of_processors: u32 = 4;
        /// `ULONG MemSize` at 0x08. Unit: MB.
        mem_size set_mem_size: u32 = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size set_page_size: u32 = 12;
        /// Allocation granularity of virtual memory. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity set_allocation_granularity: u32 = 16;
        /// Null-terminated string. `WCHAR ComputerName` at 0x14.
        computer_name set_computer_name: [u16; 256] = 20;
        /// Null-terminated string. `WCHAR DomainName` at 0x214.
        domain_name set_domain_name: [u16; 132] = 532;
        /// Bitmask of the processors that share a core with others. `ULONG_PTR HyperThreadingFlag` at 0x31C.
        hyper_threading_flag set_hyper_threading_flag: u64 = 796;
    }
    bits {
    }
}

/// Alias of [`SystemConfigV0CpuPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SystemConfigV0CpuPtr32` or `SystemConfigV0CpuPtr64`"]
pub type SystemConfigV0Cpu = SystemConfigV0CpuPtr64;
/// Alias of [`SystemConfigV0CpuPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SystemConfigV0CpuPtr32View` or `SystemConfigV0CpuPtr64View`"]
pub type SystemConfigV0CpuView<'a> = SystemConfigV0CpuPtr64View<'a>;
