// Generated from spec/structs/SystemConfig_V0_CPU.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processors, memory and name of the machine.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_V0_CPU", "SystemConfigV0CpuPtr32")
    .size(800)
    .about("Processors, memory and name of the machine.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["SystemConfig_V1_CPU"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MHz").at(0..4).about("Speed of the processors.").means(Meaning::Megahertz)
            .with(&[More::SameAs("ProcessorSpeed"), More::Units("MHz")]),
        unsigned("ULONG NumberOfProcessors").at(4..8).means(Meaning::Count),
        unsigned("ULONG MemSize").at(8..12).means(Meaning::Megabytes)
            .with(&[More::SameAs("MemorySize"), More::Units("MB")]),
        unsigned("ULONG PageSize").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG AllocationGranularity").at(16..20).about("Allocation granularity of virtual memory.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "WCHAR ComputerName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(20..532).about("Null-terminated string.").means(Meaning::ComputerName),
        field(
            "WCHAR DomainName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }
        )
            .at(532..796).about("Null-terminated string.").means(Meaning::Text),
        address("ULONG_PTR HyperThreadingFlag").at(796..800)
            .about("Bitmask of the processors that share a core with others.").means(Meaning::ProcessorMask),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("SystemConfig_V0_CPU", "SystemConfigV0CpuPtr64")
    .size(804)
    .about("Processors, memory and name of the machine.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["SystemConfig_V1_CPU"])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG MHz").at(0..4).about("Speed of the processors.").means(Meaning::Megahertz)
            .with(&[More::SameAs("ProcessorSpeed"), More::Units("MHz")]),
        unsigned("ULONG NumberOfProcessors").at(4..8).means(Meaning::Count),
        unsigned("ULONG MemSize").at(8..12).means(Meaning::Megabytes)
            .with(&[More::SameAs("MemorySize"), More::Units("MB")]),
        unsigned("ULONG PageSize").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG AllocationGranularity").at(16..20).about("Allocation granularity of virtual memory.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "WCHAR ComputerName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(20..532).about("Null-terminated string.").means(Meaning::ComputerName),
        field(
            "WCHAR DomainName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }
        )
            .at(532..796).about("Null-terminated string.").means(Meaning::Text),
        address("ULONG_PTR HyperThreadingFlag").at(796..804)
            .about("Bitmask of the processors that share a core with others.").means(Meaning::ProcessorMask),
    ]);
fixed! {
    /// Processors, memory and name of the machine.
    ///
    /// In C: `SystemConfig_V0_CPU`, 0x320 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "SystemConfig_V0_CPU")]
    #[doc(alias = "SystemConfig_V1_CPU")]
    owned SystemConfigV0CpuPtr32 / SystemConfigV0CpuPtr32View: lone,
        name = "SystemConfig_V0_CPU", size = 800, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Speed of the processors. `ULONG MHz` at 0x00. Unit: MHz.
        mhz / set_mhz: u32, at = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors / set_number_of_processors: u32, at = 4;
        /// `ULONG MemSize` at 0x08. Unit: MB.
        mem_size / set_mem_size: u32, at = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size / set_page_size: u32, at = 12;
        /// Allocation granularity of virtual memory. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity / set_allocation_granularity: u32, at = 16;
        /// Null-terminated string. `WCHAR ComputerName` at 0x14.
        computer_name / set_computer_name: [u16; 256], at = 20;
        /// Null-terminated string. `WCHAR DomainName` at 0x214.
        domain_name / set_domain_name: [u16; 132], at = 532;
        /// Bitmask of the processors that share a core with others. `ULONG_PTR HyperThreadingFlag` at 0x31C.
        hyper_threading_flag / set_hyper_threading_flag: u32, at = 796;
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
    owned SystemConfigV0CpuPtr64 / SystemConfigV0CpuPtr64View: lone,
        name = "SystemConfig_V0_CPU", size = 804, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Speed of the processors. `ULONG MHz` at 0x00. Unit: MHz.
        mhz / set_mhz: u32, at = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors / set_number_of_processors: u32, at = 4;
        /// `ULONG MemSize` at 0x08. Unit: MB.
        mem_size / set_mem_size: u32, at = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size / set_page_size: u32, at = 12;
        /// Allocation granularity of virtual memory. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity / set_allocation_granularity: u32, at = 16;
        /// Null-terminated string. `WCHAR ComputerName` at 0x14.
        computer_name / set_computer_name: [u16; 256], at = 20;
        /// Null-terminated string. `WCHAR DomainName` at 0x214.
        domain_name / set_domain_name: [u16; 132], at = 532;
        /// Bitmask of the processors that share a core with others. `ULONG_PTR HyperThreadingFlag` at 0x31C.
        hyper_threading_flag / set_hyper_threading_flag: u64, at = 796;
    }
}

/// Alias of [`SystemConfigV0CpuPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `SystemConfigV0CpuPtr32` or `SystemConfigV0CpuPtr64`"]
pub type SystemConfigV0Cpu = SystemConfigV0CpuPtr64;
/// Alias of [`SystemConfigV0CpuPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `SystemConfigV0CpuPtr32View` or `SystemConfigV0CpuPtr64View`"
]
pub type SystemConfigV0CpuView<'a> = SystemConfigV0CpuPtr64View<'a>;
