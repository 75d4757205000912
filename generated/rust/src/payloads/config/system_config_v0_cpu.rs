// Generated from spec/structs/SystemConfig_V0_CPU.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Processors, memory and name of the machine.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "SystemConfig_V0_CPU",
    aliases: &["SystemConfig_V1_CPU",],
    form: "SystemConfigV0CpuPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 800,
    fixed: 800,
    inserted: &[],
    total: None,
    summary: "Processors, memory and name of the machine.",
    fields: &[
        Field { name: "MHz", path: "MHz", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Speed of the processors.", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemSize", path: "MemSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MB", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Allocation granularity of virtual memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 264, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 796, size: 4, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Bitmask of the processors that share a core with others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "SystemConfig_V0_CPU",
    aliases: &["SystemConfig_V1_CPU",],
    form: "SystemConfigV0CpuPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 804,
    fixed: 804,
    inserted: &[],
    total: None,
    summary: "Processors, memory and name of the machine.",
    fields: &[
        Field { name: "MHz", path: "MHz", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Speed of the processors.", units: "MHz", unknown: false, children: &[] },
        Field { name: "NumberOfProcessors", path: "NumberOfProcessors", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "MemSize", path: "MemSize", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "MB", unknown: false, children: &[] },
        Field { name: "PageSize", path: "PageSize", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "bytes", unknown: false, children: &[] },
        Field { name: "AllocationGranularity", path: "AllocationGranularity", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Allocation granularity of virtual memory.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ComputerName", path: "ComputerName", offset: 20, size: 512, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 256 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
        Field { name: "DomainName", path: "DomainName", offset: 532, size: 264, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 132 }, values: None, doc: "Null-terminated string.", units: "", unknown: false, children: &[] },
        Field { name: "HyperThreadingFlag", path: "HyperThreadingFlag", offset: 796, size: 8, ty: "ULONG_PTR", kind: Kind::Address, values: None, doc: "Bitmask of the processors that share a core with others.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Processors, memory and name of the machine.
    ///
    /// In C: `SystemConfig_V0_CPU`, 0x320 bytes. Releases unknown (32-bit).
    /// Offsets are computed from the order of the fields; no source states them.
    ///
    /// Source: Microsoft, *MOF classes of the NT Kernel Logger*.
    #[doc(alias = "SystemConfig_V0_CPU")]
    #[doc(alias = "SystemConfig_V1_CPU")]
    owned SystemConfigV0CpuPtr32 / SystemConfigV0CpuPtr32View: lone [800] "SystemConfig_V0_CPU" Table::form(&LAYOUT_0);
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

impl SystemConfigV0CpuPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
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
    owned SystemConfigV0CpuPtr64 / SystemConfigV0CpuPtr64View: lone [804] "SystemConfig_V0_CPU" Table::form(&LAYOUT_1);
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

impl SystemConfigV0CpuPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
