// Generated from spec/structs/PERFINFO_PMC_SAMPLE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Processor counter interrupt: the code that the processor was executing.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_PMC_SAMPLE_INFORMATION", "PerfinfoPmcSampleInformationPtr32")
    .size(12)
    .about("Processor counter interrupt: the code that the processor was executing.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID InstructionPointer").at(0..4).means(Meaning::CodeAddress),
        unsigned("ULONG ThreadId").at(4..8).about("ID of the thread that the processor was executing.")
            .means(Meaning::ThreadId),
        unsigned("USHORT ProfileSource").at(8..10).about("Profile source of the counter.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("USHORT Reserved").at(10..12).means(Meaning::Reserved),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_PMC_SAMPLE_INFORMATION", "PerfinfoPmcSampleInformationPtr64")
    .size(16)
    .about("Processor counter interrupt: the code that the processor was executing.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID InstructionPointer").at(0..8).means(Meaning::CodeAddress),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that the processor was executing.")
            .means(Meaning::ThreadId),
        unsigned("USHORT ProfileSource").at(12..14).about("Profile source of the counter.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::common::KprofileSource::VALUES)]),
        unsigned("USHORT Reserved").at(14..16).means(Meaning::Reserved),
    ]);
fixed! {
    /// Processor counter interrupt: the code that the processor was executing.
    ///
    /// In C: `PERFINFO_PMC_SAMPLE_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_PMC_SAMPLE_INFORMATION")]
    owned PerfinfoPmcSampleInformationPtr32 / PerfinfoPmcSampleInformationPtr32View: lone,
        name = "PERFINFO_PMC_SAMPLE_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer / set_instruction_pointer: u32, at = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// Profile source of the counter. `USHORT ProfileSource` at 0x08.
        profile_source / set_profile_source: u16, at = 8;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0A.
        reserved / set_reserved: u16, at = 10;
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
    owned PerfinfoPmcSampleInformationPtr64 / PerfinfoPmcSampleInformationPtr64View: lone,
        name = "PERFINFO_PMC_SAMPLE_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer / set_instruction_pointer: u64, at = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// Profile source of the counter. `USHORT ProfileSource` at 0x0C.
        profile_source / set_profile_source: u16, at = 12;
        /// Reserved or padding, according to a source. `USHORT Reserved` at 0x0E.
        reserved / set_reserved: u16, at = 14;
    }
}

/// Alias of [`PerfinfoPmcSampleInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPmcSampleInformationPtr32` or \
        `PerfinfoPmcSampleInformationPtr64`"
]
pub type PerfinfoPmcSampleInformation = PerfinfoPmcSampleInformationPtr64;
/// Alias of [`PerfinfoPmcSampleInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoPmcSampleInformationPtr32View` or \
        `PerfinfoPmcSampleInformationPtr64View`"
]
pub type PerfinfoPmcSampleInformationView<'a> = PerfinfoPmcSampleInformationPtr64View<'a>;
