// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit that file.

//! Profile interrupt: the code that a processor was executing.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SAMPLED_PROFILE_INFORMATION", "PerfinfoSampledProfileInformationPtr32", (12, 12), "Profile interrupt: the code that a processor was executing.", &[
    address("InstructionPointer", 0, 4, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ThreadId", 4, 4, "ULONG", "ID of the thread that the processor was executing.").means(Meaning::ThreadId),
    unsigned("Count", 8, 2, "USHORT", "Documented as not used. 1 in 88809 real events.").means(Meaning::Count),
    field("", 10, 1, "union", Kind::Union, "").with(&[
        field("", 10, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("ExecutingDpc", (10, 1), "UCHAR", 0, 1, "The processor was executing a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecutingIsr", (10, 1), "UCHAR", 1, 1, "The processor was executing an interrupt service routine.").means(Meaning::Boolean),
            bit("Reserved", (10, 1), "UCHAR", 2, 1, "").means(Meaning::Reserved),
            bit("Priority", (10, 1), "UCHAR", 3, 5, "Thread priority.").means(Meaning::Priority),
        ]),
        unsigned("Flags", 10, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("Rank", 11, 1, "UCHAR", "Rank of the thread in its scheduling group. 0 if it is in none.").means(Meaning::Number),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SAMPLED_PROFILE_INFORMATION", "PerfinfoSampledProfileInformationPtr64", (16, 16), "Profile interrupt: the code that a processor was executing.", &[
    address("InstructionPointer", 0, 8, "PVOID", "").means(Meaning::CodeAddress),
    unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that the processor was executing.").means(Meaning::ThreadId),
    unsigned("Count", 12, 2, "USHORT", "Documented as not used. 1 in 88809 real events.").means(Meaning::Count),
    field("", 14, 1, "union", Kind::Union, "").with(&[
        field("", 14, 1, "UCHAR", Kind::Bits, "").with(&[
            bit("ExecutingDpc", (14, 1), "UCHAR", 0, 1, "The processor was executing a deferred procedure call.").means(Meaning::Boolean),
            bit("ExecutingIsr", (14, 1), "UCHAR", 1, 1, "The processor was executing an interrupt service routine.").means(Meaning::Boolean),
            bit("Reserved", (14, 1), "UCHAR", 2, 1, "").means(Meaning::Reserved),
            bit("Priority", (14, 1), "UCHAR", 3, 5, "Thread priority.").means(Meaning::Priority),
        ]),
        unsigned("Flags", 14, 1, "UCHAR", "The same byte as one number.").means(Meaning::Flags),
    ]),
    unsigned("Rank", 15, 1, "UCHAR", "Rank of the thread in its scheduling group. 0 if it is in none.").means(Meaning::Number),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr32 / PerfinfoSampledProfileInformationPtr32View: lone [12] "PERFINFO_SAMPLED_PROFILE_INFORMATION" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u32 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// Documented as not used. 1 in 88809 real events. `USHORT Count` at 0x08.
        count set_count: u16 = 8;
        /// The same byte as one number. `UCHAR Flags` at 0x0A.
        flags set_flags: u8 = 10;
        /// Rank of the thread in its scheduling group. 0 if it is in none. `UCHAR Rank` at 0x0B.
        rank set_rank: u8 = 11;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0A.
        executing_dpc set_executing_dpc: u8 = 1 10 0 1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0A.
        executing_isr set_executing_isr: u8 = 1 10 1 1;
        /// Reserved or padding, according to a source. `Reserved`, bit 2 of the integer at 0x0A.
        reserved set_reserved: u8 = 1 10 2 1;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0A.
        priority set_priority: u8 = 1 10 3 5;
    }
}

fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr64 / PerfinfoSampledProfileInformationPtr64View: lone [16] "PERFINFO_SAMPLED_PROFILE_INFORMATION" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u64 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// Documented as not used. 1 in 88809 real events. `USHORT Count` at 0x0C.
        count set_count: u16 = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0E.
        flags set_flags: u8 = 14;
        /// Rank of the thread in its scheduling group. 0 if it is in none. `UCHAR Rank` at 0x0F.
        rank set_rank: u8 = 15;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0E.
        executing_dpc set_executing_dpc: u8 = 1 14 0 1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0E.
        executing_isr set_executing_isr: u8 = 1 14 1 1;
        /// Reserved or padding, according to a source. `Reserved`, bit 2 of the integer at 0x0E.
        reserved set_reserved: u8 = 1 14 2 1;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0E.
        priority set_priority: u8 = 1 14 3 5;
    }
}

/// Alias of [`PerfinfoSampledProfileInformationPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoSampledProfileInformationPtr32` or `PerfinfoSampledProfileInformationPtr64`"]
pub type PerfinfoSampledProfileInformation = PerfinfoSampledProfileInformationPtr64;
/// Alias of [`PerfinfoSampledProfileInformationPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoSampledProfileInformationPtr32View` or `PerfinfoSampledProfileInformationPtr64View`"]
pub type PerfinfoSampledProfileInformationView<'a> = PerfinfoSampledProfileInformationPtr64View<'a>;
