// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! The machine: its processors, memory and name.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("CPU_CONFIG_RECORD", "CpuConfigRecordPtr32", (820, 820), "The machine: its processors, memory and name.", &[
    unsigned("ProcessorSpeed", 0, 4, "ULONG", "").in_units("MHz").means(Meaning::Megahertz),
    unsigned("NumberOfProcessors", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MemorySize", 8, 4, "ULONG", "").in_units("MB").means(Meaning::Megabytes),
    unsigned("PageSize", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("AllocationGranularity", 16, 4, "ULONG", "Granularity of memory allocation addresses.").in_units("bytes").means(Meaning::Bytes),
    field("ComputerName", 20, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Padded with zeros.").means(Meaning::ComputerName),
    field("DomainName", 532, 268, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 134 }, "Padded with zeros.").means(Meaning::Text),
    address("HyperThreadingFlag", 800, 4, "ULONG_PTR", "Bitmask of the processors with hyper-threading enabled.").means(Meaning::ProcessorMask),
    address("HighestUserAddress", 804, 4, "ULONG_PTR", "Highest user-mode address.").means(Meaning::Address),
    unsigned("ProcessorArchitecture", 808, 2, "USHORT", "A PROCESSOR_ARCHITECTURE_ constant of winnt.h.").means(Meaning::Enumeration),
    unsigned("ProcessorLevel", 810, 2, "USHORT", "Level of the processor, which depends on the architecture. In real events of x64 it is the family of the processor.").means(Meaning::Number),
    unsigned("ProcessorRevision", 812, 2, "USHORT", "Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the model, and the low byte is the stepping.").means(Meaning::Hex),
    unsigned("NxEnabled", 814, 1, "BOOLEAN", "Whether pages can be protected from execution.").means(Meaning::Boolean),
    unsigned("PaeEnabled", 815, 1, "BOOLEAN", "Whether Physical Address Extension is enabled.").means(Meaning::Boolean),
    unsigned("MemorySpeed", 816, 4, "ULONG", "2666 in one real trace, 0 in another.").in_units("MHz").means(Meaning::Megahertz),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("CPU_CONFIG_RECORD", "CpuConfigRecordPtr64", (832, 828), "The machine: its processors, memory and name.", &[
    unsigned("ProcessorSpeed", 0, 4, "ULONG", "").in_units("MHz").means(Meaning::Megahertz),
    unsigned("NumberOfProcessors", 4, 4, "ULONG", "").means(Meaning::Count),
    unsigned("MemorySize", 8, 4, "ULONG", "").in_units("MB").means(Meaning::Megabytes),
    unsigned("PageSize", 12, 4, "ULONG", "").in_units("bytes").means(Meaning::Bytes),
    unsigned("AllocationGranularity", 16, 4, "ULONG", "Granularity of memory allocation addresses.").in_units("bytes").means(Meaning::Bytes),
    field("ComputerName", 20, 512, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, "Padded with zeros.").means(Meaning::ComputerName),
    field("DomainName", 532, 268, "WCHAR", Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 134 }, "Padded with zeros.").means(Meaning::Text),
    address("HyperThreadingFlag", 800, 8, "ULONG_PTR", "Bitmask of the processors with hyper-threading enabled.").means(Meaning::ProcessorMask),
    address("HighestUserAddress", 808, 8, "ULONG_PTR", "Highest user-mode address.").means(Meaning::Address),
    unsigned("ProcessorArchitecture", 816, 2, "USHORT", "A PROCESSOR_ARCHITECTURE_ constant of winnt.h.").means(Meaning::Enumeration),
    unsigned("ProcessorLevel", 818, 2, "USHORT", "Level of the processor, which depends on the architecture. In real events of x64 it is the family of the processor.").means(Meaning::Number),
    unsigned("ProcessorRevision", 820, 2, "USHORT", "Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the model, and the low byte is the stepping.").means(Meaning::Hex),
    unsigned("NxEnabled", 822, 1, "BOOLEAN", "Whether pages can be protected from execution.").means(Meaning::Boolean),
    unsigned("PaeEnabled", 823, 1, "BOOLEAN", "Whether Physical Address Extension is enabled.").means(Meaning::Boolean),
    unsigned("MemorySpeed", 824, 4, "ULONG", "2666 in one real trace, 0 in another.").in_units("MHz").means(Meaning::Megahertz),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// The machine: its processors, memory and name.
    ///
    /// In C: `CPU_CONFIG_RECORD`, 0x334 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CPU_CONFIG_RECORD")]
    owned CpuConfigRecordPtr32 / CpuConfigRecordPtr32View: lone [820] "CPU_CONFIG_RECORD" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// `ULONG ProcessorSpeed` at 0x00. Unit: MHz.
        processor_speed set_processor_speed: u32 = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors set_number_of_processors: u32 = 4;
        /// `ULONG MemorySize` at 0x08. Unit: MB.
        memory_size set_memory_size: u32 = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size set_page_size: u32 = 12;
        /// Granularity of memory allocation addresses. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity set_allocation_granularity: u32 = 16;
        /// Padded with zeros. `WCHAR ComputerName` at 0x14.
        computer_name set_computer_name: [u16; 256] = 20;
        /// Padded with zeros. `WCHAR DomainName` at 0x214.
        domain_name set_domain_name: [u16; 134] = 532;
        /// Bitmask of the processors with hyper-threading enabled. `ULONG_PTR HyperThreadingFlag` at 0x320.
        hyper_threading_flag set_hyper_threading_flag: u32 = 800;
        /// Highest user-mode address. `ULONG_PTR HighestUserAddress` at 0x324.
        highest_user_address set_highest_user_address: u32 = 804;
        /// A PROCESSOR_ARCHITECTURE_ constant of winnt.h. `USHORT ProcessorArchitecture` at 0x328.
        processor_architecture set_processor_architecture: u16 = 808;
        /// Level of the processor, which depends on the architecture. In real events of x64 it is the family of the processor. `USHORT ProcessorLevel` at 0x32A.
        processor_level set_processor_level: u16 = 810;
        /// Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the model, and the low byte is the stepping. `USHORT ProcessorRevision` at 0x32C.
        processor_revision set_processor_revision: u16 = 812;
        /// Whether pages can be protected from execution. `BOOLEAN NxEnabled` at 0x32E.
        nx_enabled set_nx_enabled: u8 = 814;
        /// Whether Physical Address Extension is enabled. `BOOLEAN PaeEnabled` at 0x32F.
        pae_enabled set_pae_enabled: u8 = 815;
        /// 2666 in one real trace, 0 in another. `ULONG MemorySpeed` at 0x330. Unit: MHz.
        memory_speed set_memory_speed: u32 = 816;
    }
    bits {
    }
}

fixed! {
    /// The machine: its processors, memory and name.
    ///
    /// In C: `CPU_CONFIG_RECORD`, 0x340 bytes with one element of its array, 0x33c without elements. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CPU_CONFIG_RECORD")]
    owned CpuConfigRecordPtr64 / CpuConfigRecordPtr64View: lone [828] "CPU_CONFIG_RECORD" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// `ULONG ProcessorSpeed` at 0x00. Unit: MHz.
        processor_speed set_processor_speed: u32 = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors set_number_of_processors: u32 = 4;
        /// `ULONG MemorySize` at 0x08. Unit: MB.
        memory_size set_memory_size: u32 = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size set_page_size: u32 = 12;
        /// Granularity of memory allocation addresses. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity set_allocation_granularity: u32 = 16;
        /// Padded with zeros. `WCHAR ComputerName` at 0x14.
        computer_name set_computer_name: [u16; 256] = 20;
        /// Padded with zeros. `WCHAR DomainName` at 0x214.
        domain_name set_domain_name: [u16; 134] = 532;
        /// Bitmask of the processors with hyper-threading enabled. `ULONG_PTR HyperThreadingFlag` at 0x320.
        hyper_threading_flag set_hyper_threading_flag: u64 = 800;
        /// Highest user-mode address. `ULONG_PTR HighestUserAddress` at 0x328.
        highest_user_address set_highest_user_address: u64 = 808;
        /// A PROCESSOR_ARCHITECTURE_ constant of winnt.h. `USHORT ProcessorArchitecture` at 0x330.
        processor_architecture set_processor_architecture: u16 = 816;
        /// Level of the processor, which depends on the architecture. In real events of x64 it is the family of the processor. `USHORT ProcessorLevel` at 0x332.
        processor_level set_processor_level: u16 = 818;
        /// Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the model, and the low byte is the stepping. `USHORT ProcessorRevision` at 0x334.
        processor_revision set_processor_revision: u16 = 820;
        /// Whether pages can be protected from execution. `BOOLEAN NxEnabled` at 0x336.
        nx_enabled set_nx_enabled: u8 = 822;
        /// Whether Physical Address Extension is enabled. `BOOLEAN PaeEnabled` at 0x337.
        pae_enabled set_pae_enabled: u8 = 823;
        /// 2666 in one real trace, 0 in another. `ULONG MemorySpeed` at 0x338. Unit: MHz.
        memory_speed set_memory_speed: u32 = 824;
    }
    bits {
    }
}

/// Alias of [`CpuConfigRecordPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CpuConfigRecordPtr32` or `CpuConfigRecordPtr64`"]
pub type CpuConfigRecord = CpuConfigRecordPtr64;
/// Alias of [`CpuConfigRecordPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CpuConfigRecordPtr32View` or `CpuConfigRecordPtr64View`"]
pub type CpuConfigRecordView<'a> = CpuConfigRecordPtr64View<'a>;
