// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Several profile interrupts in one event.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
    aliases: &[],
    form: "PerfinfoSampledProfileCachePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (32-bit)",
    size: 244,
    fixed: 244,
    inserted: &[],
    total: None,
    summary: "Several profile interrupts in one event.",
    fields: &[
        Field { name: "Entries", path: "Entries", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of valid elements in Sample.", units: "", unknown: false, children: &[] },
        Field { name: "Sample", path: "Sample", offset: 4, size: 240, ty: "PERFINFO_SAMPLED_PROFILE_INFORMATION", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 12 }, count: 20 }, values: None, doc: "Profile interrupts. Entries elements are valid.", units: "", unknown: false, children: &[
            Field { name: "InstructionPointer", path: "Sample.InstructionPointer", offset: 4, size: 4, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "Sample.ThreadId", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor was executing.", units: "", unknown: false, children: &[] },
            Field { name: "Count", path: "Sample.Count", offset: 12, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 14, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ExecutingDpc", path: "Sample.ExecutingDpc", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                    Field { name: "ExecutingIsr", path: "Sample.ExecutingIsr", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "Sample.Reserved", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Priority", path: "Sample.Priority", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "Thread priority.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Sample.Flags", offset: 14, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Rank", path: "Sample.Rank", offset: 15, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "PERFINFO_SAMPLED_PROFILE_CACHE",
    aliases: &[],
    form: "PerfinfoSampledProfileCachePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "observed in 1607, 2004..20H2, 11-21H2 (64-bit)",
    size: 328,
    fixed: 328,
    inserted: &[],
    total: None,
    summary: "Several profile interrupts in one event.",
    fields: &[
        Field { name: "Entries", path: "Entries", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of valid elements in Sample.", units: "", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 4, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
        Field { name: "Sample", path: "Sample", offset: 8, size: 320, ty: "PERFINFO_SAMPLED_PROFILE_INFORMATION", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 20 }, values: None, doc: "Profile interrupts. Entries elements are valid.", units: "", unknown: false, children: &[
            Field { name: "InstructionPointer", path: "Sample.InstructionPointer", offset: 8, size: 8, ty: "PVOID", kind: Kind::Address, values: None, doc: "", units: "", unknown: false, children: &[] },
            Field { name: "ThreadId", path: "Sample.ThreadId", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "ID of the thread that the processor was executing.", units: "", unknown: false, children: &[] },
            Field { name: "Count", path: "Sample.Count", offset: 20, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 22, size: 1, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bits, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ExecutingDpc", path: "Sample.ExecutingDpc", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 0, width: 1 }, values: None, doc: "The processor was executing a deferred procedure call.", units: "", unknown: false, children: &[] },
                    Field { name: "ExecutingIsr", path: "Sample.ExecutingIsr", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 1, width: 1 }, values: None, doc: "The processor was executing an interrupt service routine.", units: "", unknown: false, children: &[] },
                    Field { name: "Reserved", path: "Sample.Reserved", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 2, width: 1 }, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Priority", path: "Sample.Priority", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Bit { start: 3, width: 5 }, values: None, doc: "Thread priority.", units: "", unknown: false, children: &[] },
                ] },
                Field { name: "Flags", path: "Sample.Flags", offset: 22, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "The same byte as one number.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Rank", path: "Sample.Rank", offset: 23, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Several profile interrupts in one event.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0xf4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 20 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
    owned PerfinfoSampledProfileCachePtr32 / PerfinfoSampledProfileCachePtr32View: lone [244] "PERFINFO_SAMPLED_PROFILE_CACHE" Table::form(&LAYOUT_0);
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries set_entries: u32 = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x04.
        sample set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr32; 20] = 4;
    }
    bits {
    }
}

impl PerfinfoSampledProfileCachePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Several profile interrupts in one event.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0x148 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 20 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
    owned PerfinfoSampledProfileCachePtr64 / PerfinfoSampledProfileCachePtr64View: lone [328] "PERFINFO_SAMPLED_PROFILE_CACHE" Table::form(&LAYOUT_1);
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries set_entries: u32 = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x08.
        sample set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr64; 20] = 8;
    }
    bits {
    }
}

impl PerfinfoSampledProfileCachePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}
