// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Several profile interrupts in one event.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr32")
    .size(244)
    .summary("Several profile interrupts in one event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG", "Entries").at(0..4).doc("Number of valid elements in Sample.").means(Meaning::Count),
        field(
            "PERFINFO_SAMPLED_PROFILE_INFORMATION", "Sample",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 12 }, count: 20 }
        )
            .at(4..244).doc("Profile interrupts. Entries elements are valid.").with(&[
            address("PVOID", "InstructionPointer").at(4..8).at_path("Sample.InstructionPointer")
                .means(Meaning::CodeAddress).stated_by(SOURCES),
            unsigned("ULONG", "ThreadId").at(8..12).doc("ID of the thread that the processor was executing.")
                .at_path("Sample.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("USHORT", "Count").at(12..14).doc("Documented as not used. 1 in 88809 real events.")
                .at_path("Sample.Count").means(Meaning::Count).stated_by(SOURCES),
            union("union", "").at(14..15).stated_by(SOURCES).with(&[
                bit_fields("UCHAR", "").at(14..15).stated_by(SOURCES).with(&[
                    bit("UCHAR", "ExecutingDpc").at(14..15).bits(0..1)
                        .doc("The processor was executing a deferred procedure call.").at_path("Sample.ExecutingDpc")
                        .means(Meaning::Boolean).stated_by(SOURCES),
                    bit("UCHAR", "ExecutingIsr").at(14..15).bits(1..2)
                        .doc("The processor was executing an interrupt service routine.").at_path("Sample.ExecutingIsr")
                        .means(Meaning::Boolean).stated_by(SOURCES),
                    bit("UCHAR", "Reserved").at(14..15).bits(2..3).at_path("Sample.Reserved").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    bit("UCHAR", "Priority").at(14..15).bits(3..8).doc("Thread priority.").at_path("Sample.Priority")
                        .means(Meaning::Priority).stated_by(SOURCES),
                ]),
                unsigned("UCHAR", "Flags").at(14..15).doc("The same byte as one number.").at_path("Sample.Flags")
                    .means(Meaning::Flags).stated_by(SOURCES),
            ]),
            unsigned("UCHAR", "Rank").at(15..16).doc("Rank of the thread in its scheduling group. 0 if it is in none.")
                .at_path("Sample.Rank").means(Meaning::Number).stated_by(SOURCES),
        ]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr64")
    .size(328)
    .summary("Several profile interrupts in one event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG", "Entries").at(0..4).doc("Number of valid elements in Sample.").means(Meaning::Count),
        field("padding", "", Kind::Padding).at(4..8),
        field(
            "PERFINFO_SAMPLED_PROFILE_INFORMATION", "Sample",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 20 }
        )
            .at(8..328).doc("Profile interrupts. Entries elements are valid.").with(&[
            address("PVOID", "InstructionPointer").at(8..16).at_path("Sample.InstructionPointer")
                .means(Meaning::CodeAddress).stated_by(SOURCES),
            unsigned("ULONG", "ThreadId").at(16..20).doc("ID of the thread that the processor was executing.")
                .at_path("Sample.ThreadId").means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("USHORT", "Count").at(20..22).doc("Documented as not used. 1 in 88809 real events.")
                .at_path("Sample.Count").means(Meaning::Count).stated_by(SOURCES),
            union("union", "").at(22..23).stated_by(SOURCES).with(&[
                bit_fields("UCHAR", "").at(22..23).stated_by(SOURCES).with(&[
                    bit("UCHAR", "ExecutingDpc").at(22..23).bits(0..1)
                        .doc("The processor was executing a deferred procedure call.").at_path("Sample.ExecutingDpc")
                        .means(Meaning::Boolean).stated_by(SOURCES),
                    bit("UCHAR", "ExecutingIsr").at(22..23).bits(1..2)
                        .doc("The processor was executing an interrupt service routine.").at_path("Sample.ExecutingIsr")
                        .means(Meaning::Boolean).stated_by(SOURCES),
                    bit("UCHAR", "Reserved").at(22..23).bits(2..3).at_path("Sample.Reserved").means(Meaning::Reserved)
                        .stated_by(SOURCES),
                    bit("UCHAR", "Priority").at(22..23).bits(3..8).doc("Thread priority.").at_path("Sample.Priority")
                        .means(Meaning::Priority).stated_by(SOURCES),
                ]),
                unsigned("UCHAR", "Flags").at(22..23).doc("The same byte as one number.").at_path("Sample.Flags")
                    .means(Meaning::Flags).stated_by(SOURCES),
            ]),
            unsigned("UCHAR", "Rank").at(23..24).doc("Rank of the thread in its scheduling group. 0 if it is in none.")
                .at_path("Sample.Rank").means(Meaning::Number).stated_by(SOURCES),
        ]),
    ]);
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
    owned PerfinfoSampledProfileCachePtr32 / PerfinfoSampledProfileCachePtr32View: lone,
        name = "PERFINFO_SAMPLED_PROFILE_CACHE", size = 244, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries / set_entries: u32, at = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x04.
        sample / set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr32; 20], at = 4;
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
    owned PerfinfoSampledProfileCachePtr64 / PerfinfoSampledProfileCachePtr64View: lone,
        name = "PERFINFO_SAMPLED_PROFILE_CACHE", size = 328, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Number of valid elements in Sample. `ULONG Entries` at 0x00.
        entries / set_entries: u32, at = 0;
        /// Profile interrupts. Entries elements are valid. `PERFINFO_SAMPLED_PROFILE_INFORMATION Sample` at 0x08.
        sample / set_sample: [crate::payloads::profile::PerfinfoSampledProfileInformationPtr64; 20], at = 8;
    }
}

/// Alias of [`PerfinfoSampledProfileCachePtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSampledProfileCachePtr32` or \
        `PerfinfoSampledProfileCachePtr64`"
]
pub type PerfinfoSampledProfileCache = PerfinfoSampledProfileCachePtr64;
/// Alias of [`PerfinfoSampledProfileCachePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `PerfinfoSampledProfileCachePtr32View` or \
        `PerfinfoSampledProfileCachePtr64View`"
]
pub type PerfinfoSampledProfileCacheView<'a> = PerfinfoSampledProfileCachePtr64View<'a>;
