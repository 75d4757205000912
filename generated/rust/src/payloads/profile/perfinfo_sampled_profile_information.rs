// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Profile interrupt: the code that a processor was executing.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_INFORMATION",
    aliases: &[],
    form: "PerfinfoSampledProfileInformationPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 12,
    fixed: 12,
    inserted: &[],
    total: None,
    summary: "Profile interrupt: the code that a processor was executing.",
    fields: &[
        Field { name: "InstructionPointer", path: "InstructionPointer", offset: 0, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor was executing.", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 8, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 10, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecutingIsr", path: "ExecutingIsr", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Priority", path: "Priority", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "Thread priority.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 10, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Rank", path: "Rank", offset: 11, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_INFORMATION",
    aliases: &[],
    form: "PerfinfoSampledProfileInformationPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 16,
    fixed: 16,
    inserted: &[],
    total: None,
    summary: "Profile interrupt: the code that a processor was executing.",
    fields: &[
        Field { name: "InstructionPointer", path: "InstructionPointer", offset: 0, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "ThreadId", path: "ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor was executing.", units: "", unknown: false, children: &[] },
        Field { name: "Count", path: "Count", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 14, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "ExecutingDpc", path: "ExecutingDpc", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                Field { name: "ExecutingIsr", path: "ExecutingIsr", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                Field { name: "Reserved", path: "Reserved", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Priority", path: "Priority", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "Thread priority.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Flags", path: "Flags", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Rank", path: "Rank", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0xc bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr32 / PerfinfoSampledProfileInformationPtr32View: lone [12] "PERFINFO_SAMPLED_PROFILE_INFORMATION" Table::form(&LAYOUT_0);
    fields {
        /// `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u32 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x04.
        thread_id set_thread_id: u32 = 4;
        /// Purpose unknown. `USHORT Count` at 0x08.
        count set_count: u16 = 8;
        /// The same byte as one number. `UCHAR Flags` at 0x0A.
        flags set_flags: u8 = 10;
        /// Purpose unknown. `UCHAR Rank` at 0x0B.
        rank set_rank: u8 = 11;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0A.
        executing_dpc set_executing_dpc: u8 = 1 10 0 1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0A.
        executing_isr set_executing_isr: u8 = 1 10 1 1;
        /// `Reserved`, bit 2 of the integer at 0x0A.
        reserved set_reserved: u8 = 1 10 2 1;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0A.
        priority set_priority: u8 = 1 10 3 5;
    }
}

impl PerfinfoSampledProfileInformationPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Profile interrupt: the code that a processor was executing.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_INFORMATION`, 0x10 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; The etwspec developers, *Nineteen log files of public projects*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_INFORMATION")]
    owned PerfinfoSampledProfileInformationPtr64 / PerfinfoSampledProfileInformationPtr64View: lone [16] "PERFINFO_SAMPLED_PROFILE_INFORMATION" Table::form(&LAYOUT_1);
    fields {
        /// `PVOID InstructionPointer` at 0x00.
        instruction_pointer set_instruction_pointer: u64 = 0;
        /// ID of the thread that the processor was executing. `ULONG ThreadId` at 0x08.
        thread_id set_thread_id: u32 = 8;
        /// Purpose unknown. `USHORT Count` at 0x0C.
        count set_count: u16 = 12;
        /// The same byte as one number. `UCHAR Flags` at 0x0E.
        flags set_flags: u8 = 14;
        /// Purpose unknown. `UCHAR Rank` at 0x0F.
        rank set_rank: u8 = 15;
    }
    bits {
        /// The processor was executing a deferred procedure call. `ExecutingDpc`, bit 0 of the integer at 0x0E.
        executing_dpc set_executing_dpc: u8 = 1 14 0 1;
        /// The processor was executing an interrupt service routine. `ExecutingIsr`, bit 1 of the integer at 0x0E.
        executing_isr set_executing_isr: u8 = 1 14 1 1;
        /// `Reserved`, bit 2 of the integer at 0x0E.
        reserved set_reserved: u8 = 1 14 2 1;
        /// Thread priority. `Priority`, bits 3 to 7 of the integer at 0x0E.
        priority set_priority: u8 = 1 14 3 5;
    }
}

impl PerfinfoSampledProfileInformationPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
