// Generated from spec/structs/WMI_PAGE_FAULT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Page fault.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::GOOGLE_SAWBUCK, &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_PAGE_FAULT", "WmiPageFaultPtr32")
    .size(8)
    .about("Page fault.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID VirtualAddress").at(0..4).about("Address that was not present.").means(Meaning::Address),
        address("PVOID ProgramCounter").at(4..8).about("Address of the instruction that caused the fault.")
            .means(Meaning::CodeAddress),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_PAGE_FAULT", "WmiPageFaultPtr64")
    .size(16)
    .about("Page fault.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID VirtualAddress").at(0..8).about("Address that was not present.").means(Meaning::Address),
        address("PVOID ProgramCounter").at(8..16).about("Address of the instruction that caused the fault.")
            .means(Meaning::CodeAddress),
    ]);
fixed! {
    /// Page fault.
    ///
    /// In C: `WMI_PAGE_FAULT`, 0x8 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Can Bölük, *Windows types from
    /// symbol files*.
    #[doc(alias = "WMI_PAGE_FAULT")]
    owned WmiPageFaultPtr32 / WmiPageFaultPtr32View: lone,
        name = "WMI_PAGE_FAULT", size = 8, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address that was not present. `PVOID VirtualAddress` at 0x00.
        virtual_address / set_virtual_address: u32, at = 0;
        /// Address of the instruction that caused the fault. `PVOID ProgramCounter` at 0x04.
        program_counter / set_program_counter: u32, at = 4;
    }
}

fixed! {
    /// Page fault.
    ///
    /// In C: `WMI_PAGE_FAULT`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel
    /// Logger*; Microsoft, *Event Tracing MOF classes*; Google, *kernel_log_types.h*; Can Bölük, *Windows types from
    /// symbol files*.
    #[doc(alias = "WMI_PAGE_FAULT")]
    owned WmiPageFaultPtr64 / WmiPageFaultPtr64View: lone,
        name = "WMI_PAGE_FAULT", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address that was not present. `PVOID VirtualAddress` at 0x00.
        virtual_address / set_virtual_address: u64, at = 0;
        /// Address of the instruction that caused the fault. `PVOID ProgramCounter` at 0x08.
        program_counter / set_program_counter: u64, at = 8;
    }
}

/// Alias of [`WmiPageFaultPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPageFaultPtr32` or `WmiPageFaultPtr64`"]
pub type WmiPageFault = WmiPageFaultPtr64;
/// Alias of [`WmiPageFaultPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiPageFaultPtr32View` or `WmiPageFaultPtr64View`"]
pub type WmiPageFaultView<'a> = WmiPageFaultPtr64View<'a>;
