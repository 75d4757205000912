// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Several profile interrupts in one event.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr32", (244, 244), "Several profile interrupts in one event.", &[
    unsigned("Entries", 0, 4, "ULONG", "Number of valid elements in Sample.").means(Meaning::Count),
    field("Sample", 4, 240, "PERFINFO_SAMPLED_PROFILE_INFORMATION", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 12 }, count: 20 }, "Profile interrupts. Entries elements are valid.").with(&[
        address("InstructionPointer", 4, 4, "PVOID", "").at_path("Sample.InstructionPointer").means(Meaning::CodeAddress).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        unsigned("ThreadId", 8, 4, "ULONG", "ID of the thread that the processor was executing.").at_path("Sample.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        unsigned("Count", 12, 2, "USHORT", "Documented as not used. 1 in 88809 real events.").at_path("Sample.Count").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        field("", 14, 1, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]).with(&[
            field("", 14, 1, "UCHAR", Kind::Bits, "").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]).with(&[
                bit("ExecutingDpc", (14, 1), "UCHAR", 0, 1, "The processor was executing a deferred procedure call.").at_path("Sample.ExecutingDpc").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("ExecutingIsr", (14, 1), "UCHAR", 1, 1, "The processor was executing an interrupt service routine.").at_path("Sample.ExecutingIsr").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("Reserved", (14, 1), "UCHAR", 2, 1, "").at_path("Sample.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("Priority", (14, 1), "UCHAR", 3, 5, "Thread priority.").at_path("Sample.Priority").means(Meaning::Priority).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
            ]),
            unsigned("Flags", 14, 1, "UCHAR", "The same byte as one number.").at_path("Sample.Flags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        ]),
        unsigned("Rank", 15, 1, "UCHAR", "Rank of the thread in its scheduling group. 0 if it is in none.").at_path("Sample.Rank").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr64", (328, 328), "Several profile interrupts in one event.", &[
    unsigned("Entries", 0, 4, "ULONG", "Number of valid elements in Sample.").means(Meaning::Count),
    field("", 4, 4, "padding", Kind::Padding, ""),
    field("Sample", 8, 320, "PERFINFO_SAMPLED_PROFILE_INFORMATION", Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 20 }, "Profile interrupts. Entries elements are valid.").with(&[
        address("InstructionPointer", 8, 8, "PVOID", "").at_path("Sample.InstructionPointer").means(Meaning::CodeAddress).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        unsigned("ThreadId", 16, 4, "ULONG", "ID of the thread that the processor was executing.").at_path("Sample.ThreadId").means(Meaning::ThreadId).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        unsigned("Count", 20, 2, "USHORT", "Documented as not used. 1 in 88809 real events.").at_path("Sample.Count").means(Meaning::Count).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        field("", 22, 1, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]).with(&[
            field("", 22, 1, "UCHAR", Kind::Bits, "").stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]).with(&[
                bit("ExecutingDpc", (22, 1), "UCHAR", 0, 1, "The processor was executing a deferred procedure call.").at_path("Sample.ExecutingDpc").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("ExecutingIsr", (22, 1), "UCHAR", 1, 1, "The processor was executing an interrupt service routine.").at_path("Sample.ExecutingIsr").means(Meaning::Boolean).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("Reserved", (22, 1), "UCHAR", 2, 1, "").at_path("Sample.Reserved").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
                bit("Priority", (22, 1), "UCHAR", 3, 5, "Thread priority.").at_path("Sample.Priority").means(Meaning::Priority).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
            ]),
            unsigned("Flags", 22, 1, "UCHAR", "The same byte as one number.").at_path("Sample.Flags").means(Meaning::Flags).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
        ]),
        unsigned("Rank", 23, 1, "UCHAR", "Rank of the thread in its scheduling group. 0 if it is in none.").at_path("Sample.Rank").means(Meaning::Number).stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::OBSERVED_TRACES, &crate::rt::sources::SELENE_SDK]),
    ]),
])
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::PHNT_NTWMI, &crate::rt::sources::SELENE_SDK]);
fixed! {
    /// Several profile interrupts in one event.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0xf4 bytes. Observed in 1607, 2004..20H2, 11-21H2 (32-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 20 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
    owned PerfinfoSampledProfileCachePtr32 / PerfinfoSampledProfileCachePtr32View: lone [244] "PERFINFO_SAMPLED_PROFILE_CACHE" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries set_entries: u32 = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x04.
        sample set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr32; 20] = 4;
    }
    bits {
    }
}

fixed! {
    /// Several profile interrupts in one event.
    ///
    /// In C: `PERFINFO_SAMPLED_PROFILE_CACHE`, 0x148 bytes. Observed in 1607, 2004..20H2, 11-21H2 (64-bit).
    ///
    /// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Whether an event has all 20 elements or only the valid ones.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
    #[doc(alias = "PERFINFO_SAMPLED_PROFILE_CACHE")]
    owned PerfinfoSampledProfileCachePtr64 / PerfinfoSampledProfileCachePtr64View: lone [328] "PERFINFO_SAMPLED_PROFILE_CACHE" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries set_entries: u32 = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x08.
        sample set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr64; 20] = 8;
    }
    bits {
    }
}

/// Alias of [`PerfinfoSampledProfileCachePtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoSampledProfileCachePtr32` or `PerfinfoSampledProfileCachePtr64`"]
pub type PerfinfoSampledProfileCache = PerfinfoSampledProfileCachePtr64;
/// Alias of [`PerfinfoSampledProfileCachePtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `PerfinfoSampledProfileCachePtr32View` or `PerfinfoSampledProfileCachePtr64View`"]
pub type PerfinfoSampledProfileCacheView<'a> = PerfinfoSampledProfileCachePtr64View<'a>;
