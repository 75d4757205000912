// Generated from spec/structs/PERFINFO_SAMPLED_PROFILE_CACHE.toml by `cargo spec generate`. Do not edit: edit that
// file.

//! Several profile interrupts in one event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::OBSERVED_TRACES, &sources::SELENE_SDK];
const SOURCES_1: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr32")
    .size(244)
    .about("Several profile interrupts in one event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Entries").at(0..4).about("Number of valid elements in Sample.").means(Meaning::Count),
        field(
            "PERFINFO_SAMPLED_PROFILE_INFORMATION Sample",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 12 }, count: 20 }
        )
            .at(4..244).about("Profile interrupts. Entries elements are valid.").with(&[More::Fields(&[
            address("PVOID Sample.InstructionPointer").at(4..8).means(Meaning::CodeAddress).stated_by(SOURCES),
            unsigned("ULONG Sample.ThreadId").at(8..12).about("ID of the thread that the processor was executing.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("USHORT Sample.Count").at(12..14).about("Documented as not used. 1 in 88809 real events.")
                .means(Meaning::Count).stated_by(SOURCES),
            union("union ").at(14..15).stated_by(SOURCES).with(&[More::Fields(&[
                bit_fields("UCHAR ").at(14..15).stated_by(SOURCES).with(&[More::Fields(&[
                    bit("UCHAR Sample.ExecutingDpc").at(14..15).bits(0..1)
                        .about("The processor was executing a deferred procedure call.").means(Meaning::Boolean)
                        .stated_by(SOURCES),
                    bit("UCHAR Sample.ExecutingIsr").at(14..15).bits(1..2)
                        .about("The processor was executing an interrupt service routine.").means(Meaning::Boolean)
                        .stated_by(SOURCES),
                    bit("UCHAR Sample.Reserved").at(14..15).bits(2..3).means(Meaning::Reserved).stated_by(SOURCES),
                    bit("UCHAR Sample.Priority").at(14..15).bits(3..8).about("Thread priority.")
                        .means(Meaning::Priority).stated_by(SOURCES),
                ])]),
                unsigned("UCHAR Sample.Flags").at(14..15).about("The same byte as one number.").means(Meaning::Flags)
                    .stated_by(SOURCES),
            ])]),
            unsigned("UCHAR Sample.Rank").at(15..16)
                .about("Rank of the thread in its scheduling group. 0 if it is in none.").means(Meaning::Number)
                .stated_by(SOURCES),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("PERFINFO_SAMPLED_PROFILE_CACHE", "PerfinfoSampledProfileCachePtr64")
    .size(328)
    .about("Several profile interrupts in one event.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG Entries").at(0..4).about("Number of valid elements in Sample.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(4..8),
        field(
            "PERFINFO_SAMPLED_PROFILE_INFORMATION Sample",
            Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 16 }, count: 20 }
        )
            .at(8..328).about("Profile interrupts. Entries elements are valid.").with(&[More::Fields(&[
            address("PVOID Sample.InstructionPointer").at(8..16).means(Meaning::CodeAddress).stated_by(SOURCES),
            unsigned("ULONG Sample.ThreadId").at(16..20).about("ID of the thread that the processor was executing.")
                .means(Meaning::ThreadId).stated_by(SOURCES),
            unsigned("USHORT Sample.Count").at(20..22).about("Documented as not used. 1 in 88809 real events.")
                .means(Meaning::Count).stated_by(SOURCES),
            union("union ").at(22..23).stated_by(SOURCES).with(&[More::Fields(&[
                bit_fields("UCHAR ").at(22..23).stated_by(SOURCES).with(&[More::Fields(&[
                    bit("UCHAR Sample.ExecutingDpc").at(22..23).bits(0..1)
                        .about("The processor was executing a deferred procedure call.").means(Meaning::Boolean)
                        .stated_by(SOURCES),
                    bit("UCHAR Sample.ExecutingIsr").at(22..23).bits(1..2)
                        .about("The processor was executing an interrupt service routine.").means(Meaning::Boolean)
                        .stated_by(SOURCES),
                    bit("UCHAR Sample.Reserved").at(22..23).bits(2..3).means(Meaning::Reserved).stated_by(SOURCES),
                    bit("UCHAR Sample.Priority").at(22..23).bits(3..8).about("Thread priority.")
                        .means(Meaning::Priority).stated_by(SOURCES),
                ])]),
                unsigned("UCHAR Sample.Flags").at(22..23).about("The same byte as one number.").means(Meaning::Flags)
                    .stated_by(SOURCES),
            ])]),
            unsigned("UCHAR Sample.Rank").at(23..24)
                .about("Rank of the thread in its scheduling group. 0 if it is in none.").means(Meaning::Number)
                .stated_by(SOURCES),
        ])]),
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
