// Generated from spec/structs/PERFINFO_PMC_SAMPLE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Processor counter interrupt: the code that the processor was executing.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PMC_SAMPLE_INFORMATION", "PerfinfoPmcSampleInformationPtr32", (12, 12), "Processor counter interrupt: the code that the processor was executing.", &[
    address("InstructionPointer", 0, 4, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "ID of the thread that the processor was executing.").means(Meaning::ThreadId),
    unsigned("ProfileSource", 8, 2, "USHORT", "Profile source of the counter, a value of KPROFILE_SOURCE.").means(Meaning::Enumeration),
    unsigned("Reserved", 10, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PMC_SAMPLE_INFORMATION", "PerfinfoPmcSampleInformationPtr64", (16, 16), "Processor counter interrupt: the code that the processor was executing.", &[
    address("InstructionPointer", 0, 8, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that the processor was executing.").means(Meaning::ThreadId),
    unsigned("ProfileSource", 12, 2, "USHORT", "Profile source of the counter, a value of KPROFILE_SOURCE.").means(Meaning::Enumeration),
    unsigned("Reserved", 14, 2, "USHORT", "").means(Meaning::Reserved),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Processor counter interrupt: the code that the processor was executing.
    ///
    /// In C: `PERFINFO_PMC_SAMPLE_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
    owned PerfinfoPmcSampleInformationPtr32 / PerfinfoPmcSampleInformationPtr32View: lone [12] "PERFINFO_PMC_SAMPLE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u32 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// Profile source of the counter, a value of KPROFILE_SOURCE. `USHORT ProfileSource` at 0x08.
        profile_source set_profile_source: u16 = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved set_reserved: u16 = 10;
    }
    bits {
    }
}

fixed! {
    /// Processor counter interrupt: the code that the processor was executing.
    ///
    /// In C: `PERFINFO_PMC_SAMPLE_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
    owned PerfinfoPmcSampleInformationPtr64 / PerfinfoPmcSampleInformationPtr64View: lone [16] "PERFINFO_PMC_SAMPLE_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u64 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// Profile source of the counter, a value of KPROFILE_SOURCE. `USHORT ProfileSource` at 0x0C.
        profile_source set_profile_source: u16 = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved set_reserved: u16 = 14;
    }
    bits {
    }
}

/// Alias of [`PerfinfoPmcSampleInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPmcSampleInformationPtr32` or `PerfinfoPmcSampleInformationPtr64`"]
pub type PerfinfoPmcSampleInformation = PerfinfoPmcSampleInformationPtr64;
/// Alias of [`PerfinfoPmcSampleInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoPmcSampleInformationPtr32View` or `PerfinfoPmcSampleInformationPtr64View`"]
pub type PerfinfoPmcSampleInformationView<'a> = PerfinfoPmcSampleInformationPtr64View<'a>;
