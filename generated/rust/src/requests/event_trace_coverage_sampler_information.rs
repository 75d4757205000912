// Generated from spec/structs/EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION.toml by `cargo spec generate`. Do not edit: edit
// that file.

//! Start of every request to the coverage sampler.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTEXAPI, &sources::CHAPPELL_NTETW];
pub(crate) static LAYOUT_0: Layout =
    layout("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "EventTraceCoverageSamplerInformationPtr32")
    .size(12)
    .about("Start of every request to the coverage sampler.")
    .in_releases("1803+ (32-bit)", &[holds(Pointer::Bits32, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("UCHAR CoverageSamplerInformationClass").at(4..5)
            .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                values are unknown.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR MajorVersion").at(5..6).means(Meaning::Version),
        unsigned("UCHAR MinorVersion").at(6..7).means(Meaning::Version),
        unsigned("UCHAR Reserved").at(7..8).means(Meaning::Reserved),
        address("HANDLE SamplerHandle").at(8..12).about("Handle of a sampler.").means(Meaning::Handle),
    ]);
pub(crate) static LAYOUT_1: Layout =
    layout("EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", "EventTraceCoverageSamplerInformationPtr64")
    .size(16)
    .about("Start of every request to the coverage sampler.")
    .in_releases("1803+ (64-bit)", &[holds(Pointer::Bits64, 15, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass").at(0..4)
            .about("Information class, which selects this structure.").means(Meaning::Enumeration)
            .with(&[More::Values(crate::requests::EventTraceInformationClass::VALUES)]),
        unsigned("UCHAR CoverageSamplerInformationClass").at(4..5)
            .about("Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its \
                values are unknown.")
            .means(Meaning::Enumeration),
        unsigned("UCHAR MajorVersion").at(5..6).means(Meaning::Version),
        unsigned("UCHAR MinorVersion").at(6..7).means(Meaning::Version),
        unsigned("UCHAR Reserved").at(7..8).means(Meaning::Reserved),
        address("HANDLE SamplerHandle").at(8..16).about("Handle of a sampler.").means(Meaning::Handle),
    ]);
fixed! {
    /// Start of every request to the coverage sampler.
    ///
    /// In C: `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION`, 0xc bytes. Documented for 1803+ (32-bit), assumed unchanged
    /// after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    /// - Values of CoverageSamplerInformationClass, and what follows this structure for each of them.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION")]
    owned EventTraceCoverageSamplerInformationPtr32 / EventTraceCoverageSamplerInformationPtr32View: lone,
        name = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", size = 12, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are
        /// unknown. `UCHAR CoverageSamplerInformationClass` at 0x04.
        coverage_sampler_information_class / set_coverage_sampler_information_class: u8, at = 4;
        /// Version number. `UCHAR MajorVersion` at 0x05.
        major_version / set_major_version: u8, at = 5;
        /// Version number. `UCHAR MinorVersion` at 0x06.
        minor_version / set_minor_version: u8, at = 6;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x07.
        reserved / set_reserved: u8, at = 7;
        /// Handle of a sampler. `HANDLE SamplerHandle` at 0x08.
        sampler_handle / set_sampler_handle: u32, at = 8;
    }
}

fixed! {
    /// Start of every request to the coverage sampler.
    ///
    /// In C: `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION`, 0x10 bytes. Documented for 1803+ (64-bit), assumed unchanged
    /// after 2004.
    ///
    /// Defined in NTETW.H; type information in symbol files of user-mode DLLs (2004).
    ///
    /// Unknown:
    ///
    /// - Releases in which the layout is valid. The header shows one layout, without versions.
    /// - Values of CoverageSamplerInformationClass, and what follows this structure for each of them.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
    #[doc(alias = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION")]
    owned EventTraceCoverageSamplerInformationPtr64 / EventTraceCoverageSamplerInformationPtr64View: lone,
        name = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION", size = 16, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Information class, which selects this structure. `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`
        /// at 0x00.
        event_trace_information_class / set_event_trace_information_class: crate::requests::EventTraceInformationClass,
            at = 0;
        /// Value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects the request to the sampler. Its values are
        /// unknown. `UCHAR CoverageSamplerInformationClass` at 0x04.
        coverage_sampler_information_class / set_coverage_sampler_information_class: u8, at = 4;
        /// Version number. `UCHAR MajorVersion` at 0x05.
        major_version / set_major_version: u8, at = 5;
        /// Version number. `UCHAR MinorVersion` at 0x06.
        minor_version / set_minor_version: u8, at = 6;
        /// Reserved or padding, according to a source. `UCHAR Reserved` at 0x07.
        reserved / set_reserved: u8, at = 7;
        /// Handle of a sampler. `HANDLE SamplerHandle` at 0x08.
        sampler_handle / set_sampler_handle: u64, at = 8;
    }
}

/// Alias of [`EventTraceCoverageSamplerInformationPtr32`], named by the first release of the form.
pub type V1803Ptr32 = EventTraceCoverageSamplerInformationPtr32;
/// Alias of [`EventTraceCoverageSamplerInformationPtr32View`], named by the first release of the form.
pub type V1803Ptr32View<'a> = EventTraceCoverageSamplerInformationPtr32View<'a>;
/// Alias of [`EventTraceCoverageSamplerInformationPtr64`], named by the first release of the form.
pub type V1803Ptr64 = EventTraceCoverageSamplerInformationPtr64;
/// Alias of [`EventTraceCoverageSamplerInformationPtr64View`], named by the first release of the form.
pub type V1803Ptr64View<'a> = EventTraceCoverageSamplerInformationPtr64View<'a>;
/// Alias of [`EventTraceCoverageSamplerInformationPtr64`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTraceCoverageSamplerInformationPtr32` or \
        `EventTraceCoverageSamplerInformationPtr64`"
]
pub type EventTraceCoverageSamplerInformation = EventTraceCoverageSamplerInformationPtr64;
/// Alias of [`EventTraceCoverageSamplerInformationPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EventTraceCoverageSamplerInformationPtr32View` or \
        `EventTraceCoverageSamplerInformationPtr64View`"
]
pub type EventTraceCoverageSamplerInformationView<'a> = EventTraceCoverageSamplerInformationPtr64View<'a>;
any_form! {
    "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION" {
        /// Documented for 1803+ (32-bit), assumed unchanged after 2004.
        EventTraceCoverageSamplerInformationPtr32(EventTraceCoverageSamplerInformationPtr32, fixed) = 0,
        /// Documented for 1803+ (64-bit), assumed unchanged after 2004.
        EventTraceCoverageSamplerInformationPtr64(EventTraceCoverageSamplerInformationPtr64, fixed) = 1,
    }
    Bits32 15..=255 => 0,
    Bits64 15..=255 => 1,
}
