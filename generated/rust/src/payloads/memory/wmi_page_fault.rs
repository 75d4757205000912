// Generated from spec/structs/WMI_PAGE_FAULT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Page fault.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WMI_PAGE_FAULT", "WmiPageFaultPtr32", (8, 8), "Page fault.", &[
    address("VirtualAddress", 0, 4, "PVOID", "Address that was not present.").means(Meaning::Address),
    address("ProgramCounter", 4, 4, "PVOID", "Address of the instruction that caused the fault.").means(Meaning::CodeAddress),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::GOOGLE_SAWBUCK, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_PAGE_FAULT", "WmiPageFaultPtr64", (16, 16), "Page fault.", &[
    address("VirtualAddress", 0, 8, "PVOID", "Address that was not present.").means(Meaning::Address),
    address("ProgramCounter", 8, 8, "PVOID", "Address of the instruction that caused the fault.").means(Meaning::CodeAddress),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::MICROSOFT_KERNEL_MOF, &crate::rt::sources::MICROSOFT_KERNEL_EVENT_DOCS, &crate::rt::sources::GOOGLE_SAWBUCK, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Page fault.
    ///
    /// In C: `WMI_PAGE_FAULT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_PAGE_FAULT")]
    owned WmiPageFaultPtr32 / WmiPageFaultPtr32View: lone [8] "WMI_PAGE_FAULT" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address that was not present. `PVOID VirtualAddress` at 0x00.
        virtual_address set_virtual_address: u32 = 0;
        /// Address of the instruction that caused the fault. `PVOID ProgramCounter` at 0x04.
        program_counter set_program_counter: u32 = 4;
    }
    bits {
    }
}

fixed! {
    /// Page fault.
    ///
    /// In C: `WMI_PAGE_FAULT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "WMI_PAGE_FAULT")]
    owned WmiPageFaultPtr64 / WmiPageFaultPtr64View: lone [16] "WMI_PAGE_FAULT" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address that was not present. `PVOID VirtualAddress` at 0x00.
        virtual_address set_virtual_address: u64 = 0;
        /// Address of the instruction that caused the fault. `PVOID ProgramCounter` at 0x08.
        program_counter set_program_counter: u64 = 8;
    }
    bits {
    }
}

/// Alias of [`WmiPageFaultPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPageFaultPtr32` or `WmiPageFaultPtr64`"]
pub type WmiPageFault = WmiPageFaultPtr64;
/// Alias of [`WmiPageFaultPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPageFaultPtr32View` or `WmiPageFaultPtr64View`"]
pub type WmiPageFaultView<'a> = WmiPageFaultPtr64View<'a>;
