// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Profile interrupt: the code that a processor was executing.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout =
    layout("PERFINFO_SAMPLED_PROFILE_INFORMATION", "PerfinfoSampledProfileInformationPtr32")
    .size(12)
    .about("Profile interrupt: the code that a processor was executing.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID InstructionPointer").at(0..4).means(Meaning::CodeAddress),
        unsigned("ULONG ThreadId").at(4..8).about("ID of the thread that the processor was executing.")
            .means(Meaning::ThreadId),
        unsigned("USHORT Count").at(8..10).about("Documented as not used. 1 in 88809 real events.")
            .means(Meaning::Count),
        union("union ").at(10..11).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(10..11).with(&[More::Fields(&[
                bit("UCHAR ExecutingDpc").at(10..11).bits(0..1)
                    .about("The processor was executing a deferred procedure call.").means(Meaning::Boolean),
                bit("UCHAR ExecutingIsr").at(10..11).bits(1..2)
                    .about("The processor was executing an interrupt service routine.").means(Meaning::Boolean),
                bit("UCHAR Reserved").at(10..11).bits(2..3).means(Meaning::Reserved),
                bit("UCHAR Priority").at(10..11).bits(3..8).about("Thread priority.").means(Meaning::Priority),
            ])]),
            unsigned("UCHAR Flags").at(10..11).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("UCHAR Rank").at(11..12).about("Rank of the thread in its scheduling group. 0 if it is in none.")
            .means(Meaning::Number),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("PERFINFO_SAMPLED_PROFILE_INFORMATION", "PerfinfoSampledProfileInformationPtr64")
    .size(16)
    .about("Profile interrupt: the code that a processor was executing.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID InstructionPointer").at(0..8).means(Meaning::CodeAddress),
        unsigned("ULONG ThreadId").at(8..12).about("ID of the thread that the processor was executing.")
            .means(Meaning::ThreadId),
        unsigned("USHORT Count").at(12..14).about("Documented as not used. 1 in 88809 real events.")
            .means(Meaning::Count),
        union("union ").at(14..15).with(&[More::Fields(&[
            bit_fields("UCHAR ").at(14..15).with(&[More::Fields(&[
                bit("UCHAR ExecutingDpc").at(14..15).bits(0..1)
                    .about("The processor was executing a deferred procedure call.").means(Meaning::Boolean),
                bit("UCHAR ExecutingIsr").at(14..15).bits(1..2)
                    .about("The processor was executing an interrupt service routine.").means(Meaning::Boolean),
                bit("UCHAR Reserved").at(14..15).bits(2..3).means(Meaning::Reserved),
                bit("UCHAR Priority").at(14..15).bits(3..8).about("Thread priority.").means(Meaning::Priority),
            ])]),
            unsigned("UCHAR Flags").at(14..15).about("The same byte as one number.").means(Meaning::Flags),
        ])]),
        unsigned("UCHAR Rank").at(15..16).about("Rank of the thread in its scheduling group. 0 if it is in none.")
            .means(Meaning::Number),
    ]);
fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr32 / PerfinfoSampledProfileInformationPtr32View: lone,
        name = "PERFINFO_SAMPLED_PROFILE_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer / set_instruction_pointer: u32, at = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
        /// Documented as not used. 1 in 88809 real events. `USHORT Count` at 0x08.
        count / set_count: u16, at = 8;
        /// The same byte as one number. `UCHAR Flags` at 0x0A.
        flags / set_flags: u8, at = 10;
        /// Rank of the thread in its scheduling group. 0 if it is in none. `UCHAR Rank` at 0x0B.
        rank / set_rank: u8, at = 11;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0A.
        executing_dpc / set_executing_dpc: u8, at = 10, size = 1, bits = 0..1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0A.
        executing_isr / set_executing_isr: u8, at = 10, size = 1, bits = 1..2;
        /// Reserved or padding, according to a source. `Reserved`, bit 2 of the integer at 0x0A.
        reserved / set_reserved: u8, at = 10, size = 1, bits = 2..3;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0A.
        priority / set_priority: u8, at = 10, size = 1, bits = 3..8;
    }
}

fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files
    /// of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr64 / PerfinfoSampledProfileInformationPtr64View: lone,
        name = "PERFINFO_SAMPLED_PROFILE_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Address of code. `PVOID InstructionPointer` at 0x00.
        instruction_pointer / set_instruction_pointer: u64, at = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x08.
        thread_id / set_thread_id: u32, at = 8;
        /// Documented as not used. 1 in 88809 real events. `USHORT Count` at 0x0C.
        count / set_count: u16, at = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0E.
        flags / set_flags: u8, at = 14;
        /// Rank of the thread in its scheduling group. 0 if it is in none. `UCHAR Rank` at 0x0F.
        rank / set_rank: u8, at = 15;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0E.
        executing_dpc / set_executing_dpc: u8, at = 14, size = 1, bits = 0..1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0E.
        executing_isr / set_executing_isr: u8, at = 14, size = 1, bits = 1..2;
        /// Reserved or padding, according to a source. `Reserved`, bit 2 of the integer at 0x0E.
        reserved / set_reserved: u8, at = 14, size = 1, bits = 2..3;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0E.
        priority / set_priority: u8, at = 14, size = 1, bits = 3..8;
    }
}

/// Alias of [`PerfinfoSampledProfileInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSampledProfileInformationPtr32` or \
        `PerfinfoSampledProfileInformationPtr64`"
]
pub type PerfinfoSampledProfileInformation = PerfinfoSampledProfileInformationPtr64;
/// Alias of [`PerfinfoSampledProfileInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSampledProfileInformationPtr32View` or \
        `PerfinfoSampledProfileInformationPtr64View`"
]
pub type PerfinfoSampledProfileInformationView<'a> = PerfinfoSampledProfileInformationPtr64View<'a>;
