// Generated from spec/structs/CPU_CONFIG_RECORD.toml by `cargo spec generate`. Do not edit: edit that file.

//! The machine: its processors, memory and name.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("CPU_CONFIG_RECORD", "CpuConfigRecordPtr32")
    .size(820)
    .about("The machine: its processors, memory and name.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessorSpeed").at(0..4).means(Meaning::Megahertz).with(&[More::Units("MHz")]),
        unsigned("ULONG NumberOfProcessors").at(4..8).means(Meaning::Count),
        unsigned("ULONG MemorySize").at(8..12).means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG PageSize").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG AllocationGranularity").at(16..20).about("Granularity of memory allocation addresses.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "WCHAR ComputerName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(20..532).about("Padded with zeros.").means(Meaning::ComputerName),
        field(
            "WCHAR DomainName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 134 }
        )
            .at(532..800).about("Padded with zeros.").means(Meaning::Text),
        address("ULONG_PTR HyperThreadingFlag").at(800..804)
            .about("Bitmask of the processors with hyper-threading enabled.").means(Meaning::ProcessorMask),
        address("ULONG_PTR HighestUserAddress").at(804..808).about("Highest user-mode address.")
            .means(Meaning::Address),
        unsigned("USHORT ProcessorArchitecture").at(808..810).about("A PROCESSOR_ARCHITECTURE_ constant of winnt.h.")
            .means(Meaning::Enumeration),
        unsigned("USHORT ProcessorLevel").at(810..812)
            .about("Level of the processor, which depends on the architecture. In real events of x64 it is the family \
                of the processor.")
            .means(Meaning::Number),
        unsigned("USHORT ProcessorRevision").at(812..814)
            .about("Revision of the processor, which depends on the architecture. In real events of x64 the high byte \
                is the model, and the low byte is the stepping.")
            .means(Meaning::Hex),
        unsigned("BOOLEAN NxEnabled").at(814..815).about("True if pages can be protected from execution.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN PaeEnabled").at(815..816).about("True if Physical Address Extension is enabled.")
            .means(Meaning::Boolean),
        unsigned("ULONG MemorySpeed").at(816..820).about("2666 in one real trace, 0 in another.")
            .means(Meaning::Megahertz).with(&[More::Units("MHz")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("CPU_CONFIG_RECORD", "CpuConfigRecordPtr64")
    .size(832)
    .fixed(828)
    .about("The machine: its processors, memory and name.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessorSpeed").at(0..4).means(Meaning::Megahertz).with(&[More::Units("MHz")]),
        unsigned("ULONG NumberOfProcessors").at(4..8).means(Meaning::Count),
        unsigned("ULONG MemorySize").at(8..12).means(Meaning::Megabytes).with(&[More::Units("MB")]),
        unsigned("ULONG PageSize").at(12..16).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG AllocationGranularity").at(16..20).about("Granularity of memory allocation addresses.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field(
            "WCHAR ComputerName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }
        )
            .at(20..532).about("Padded with zeros.").means(Meaning::ComputerName),
        field(
            "WCHAR DomainName",
            Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 134 }
        )
            .at(532..800).about("Padded with zeros.").means(Meaning::Text),
        address("ULONG_PTR HyperThreadingFlag").at(800..808)
            .about("Bitmask of the processors with hyper-threading enabled.").means(Meaning::ProcessorMask),
        address("ULONG_PTR HighestUserAddress").at(808..816).about("Highest user-mode address.")
            .means(Meaning::Address),
        unsigned("USHORT ProcessorArchitecture").at(816..818).about("A PROCESSOR_ARCHITECTURE_ constant of winnt.h.")
            .means(Meaning::Enumeration),
        unsigned("USHORT ProcessorLevel").at(818..820)
            .about("Level of the processor, which depends on the architecture. In real events of x64 it is the family \
                of the processor.")
            .means(Meaning::Number),
        unsigned("USHORT ProcessorRevision").at(820..822)
            .about("Revision of the processor, which depends on the architecture. In real events of x64 the high byte \
                is the model, and the low byte is the stepping.")
            .means(Meaning::Hex),
        unsigned("BOOLEAN NxEnabled").at(822..823).about("True if pages can be protected from execution.")
            .means(Meaning::Boolean),
        unsigned("BOOLEAN PaeEnabled").at(823..824).about("True if Physical Address Extension is enabled.")
            .means(Meaning::Boolean),
        unsigned("ULONG MemorySpeed").at(824..828).about("2666 in one real trace, 0 in another.")
            .means(Meaning::Megahertz).with(&[More::Units("MHz")]),
    ]);
fixed! {
    /// The machine: its processors, memory and name.
    ///
    /// In C: `CPU_CONFIG_RECORD`, 0x334 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CPU_CONFIG_RECORD")]
    owned CpuConfigRecordPtr32 / CpuConfigRecordPtr32View: lone,
        name = "CPU_CONFIG_RECORD", size = 820, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// `ULONG ProcessorSpeed` at 0x00. Unit: MHz.
        processor_speed / set_processor_speed: u32, at = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors / set_number_of_processors: u32, at = 4;
        /// `ULONG MemorySize` at 0x08. Unit: MB.
        memory_size / set_memory_size: u32, at = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size / set_page_size: u32, at = 12;
        /// Granularity of memory allocation addresses. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity / set_allocation_granularity: u32, at = 16;
        /// Padded with zeros. `WCHAR ComputerName` at 0x14.
        computer_name / set_computer_name: [u16; 256], at = 20;
        /// Padded with zeros. `WCHAR DomainName` at 0x214.
        domain_name / set_domain_name: [u16; 134], at = 532;
        /// Bitmask of the processors with hyper-threading enabled. `ULONG_PTR HyperThreadingFlag` at 0x320.
        hyper_threading_flag / set_hyper_threading_flag: u32, at = 800;
        /// Highest user-mode address. `ULONG_PTR HighestUserAddress` at 0x324.
        highest_user_address / set_highest_user_address: u32, at = 804;
        /// A PROCESSOR_ARCHITECTURE_ constant of winnt.h. `USHORT ProcessorArchitecture` at 0x328.
        processor_architecture / set_processor_architecture: u16, at = 808;
        /// Level of the processor, which depends on the architecture. In real events of x64 it is the family of the
        /// processor. `USHORT ProcessorLevel` at 0x32A.
        processor_level / set_processor_level: u16, at = 810;
        /// Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the
        /// model, and the low byte is the stepping. `USHORT ProcessorRevision` at 0x32C.
        processor_revision / set_processor_revision: u16, at = 812;
        /// True if pages can be protected from execution. `BOOLEAN NxEnabled` at 0x32E.
        nx_enabled / set_nx_enabled: u8, at = 814;
        /// True if Physical Address Extension is enabled. `BOOLEAN PaeEnabled` at 0x32F.
        pae_enabled / set_pae_enabled: u8, at = 815;
        /// 2666 in one real trace, 0 in another. `ULONG MemorySpeed` at 0x330. Unit: MHz.
        memory_speed / set_memory_speed: u32, at = 816;
    }
}

fixed! {
    /// The machine: its processors, memory and name.
    ///
    /// In C: `CPU_CONFIG_RECORD`, 0x340 bytes with one element of its array, 0x33c without elements. Observed in
    /// 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "CPU_CONFIG_RECORD")]
    owned CpuConfigRecordPtr64 / CpuConfigRecordPtr64View: lone,
        name = "CPU_CONFIG_RECORD", size = 828, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// `ULONG ProcessorSpeed` at 0x00. Unit: MHz.
        processor_speed / set_processor_speed: u32, at = 0;
        /// `ULONG NumberOfProcessors` at 0x04.
        number_of_processors / set_number_of_processors: u32, at = 4;
        /// `ULONG MemorySize` at 0x08. Unit: MB.
        memory_size / set_memory_size: u32, at = 8;
        /// `ULONG PageSize` at 0x0C. Unit: bytes.
        page_size / set_page_size: u32, at = 12;
        /// Granularity of memory allocation addresses. `ULONG AllocationGranularity` at 0x10. Unit: bytes.
        allocation_granularity / set_allocation_granularity: u32, at = 16;
        /// Padded with zeros. `WCHAR ComputerName` at 0x14.
        computer_name / set_computer_name: [u16; 256], at = 20;
        /// Padded with zeros. `WCHAR DomainName` at 0x214.
        domain_name / set_domain_name: [u16; 134], at = 532;
        /// Bitmask of the processors with hyper-threading enabled. `ULONG_PTR HyperThreadingFlag` at 0x320.
        hyper_threading_flag / set_hyper_threading_flag: u64, at = 800;
        /// Highest user-mode address. `ULONG_PTR HighestUserAddress` at 0x328.
        highest_user_address / set_highest_user_address: u64, at = 808;
        /// A PROCESSOR_ARCHITECTURE_ constant of winnt.h. `USHORT ProcessorArchitecture` at 0x330.
        processor_architecture / set_processor_architecture: u16, at = 816;
        /// Level of the processor, which depends on the architecture. In real events of x64 it is the family of the
        /// processor. `USHORT ProcessorLevel` at 0x332.
        processor_level / set_processor_level: u16, at = 818;
        /// Revision of the processor, which depends on the architecture. In real events of x64 the high byte is the
        /// model, and the low byte is the stepping. `USHORT ProcessorRevision` at 0x334.
        processor_revision / set_processor_revision: u16, at = 820;
        /// True if pages can be protected from execution. `BOOLEAN NxEnabled` at 0x336.
        nx_enabled / set_nx_enabled: u8, at = 822;
        /// True if Physical Address Extension is enabled. `BOOLEAN PaeEnabled` at 0x337.
        pae_enabled / set_pae_enabled: u8, at = 823;
        /// 2666 in one real trace, 0 in another. `ULONG MemorySpeed` at 0x338. Unit: MHz.
        memory_speed / set_memory_speed: u32, at = 824;
    }
}

/// Alias of [`CpuConfigRecordPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CpuConfigRecordPtr32` or `CpuConfigRecordPtr64`"]
pub type CpuConfigRecord = CpuConfigRecordPtr64;
/// Alias of [`CpuConfigRecordPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `CpuConfigRecordPtr32View` or `CpuConfigRecordPtr64View`"]
pub type CpuConfigRecordView<'a> = CpuConfigRecordPtr64View<'a>;
