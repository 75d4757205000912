// Generated from spec/structs/EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION in the form of releases 1803+ with 32 bit pointers.
#[allow(unused_imports)]
use crate::rt::*;

/// The start of every request to the coverage sampler.
///
/// In C: `EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION`, 0xc bytes. Releases 1803+ with 32 bit pointers.
///
/// What no source says:
///
/// - In which releases the layout holds: the header shows one, without versions.
/// - What the values of CoverageSamplerInformationClass are, and what follows this structure for each of them.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntexapi.h*; Geoff Chappell, *NTETW.H*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[doc(alias = "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION")]
pub struct EventTraceCoverageSamplerInformationX86 {
    /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00. The information class; it selects this structure.
    pub event_trace_information_class: crate::requests::EventTraceInformationClass,
    /// `UCHAR CoverageSamplerInformationClass`, at 0x04. A value of ETW_COVERAGE_SAMPLER_INFORMATION_CLASS, which selects what the sampler is asked for; its values are not known.
    pub coverage_sampler_information_class: u8,
    /// `UCHAR MajorVersion`, at 0x05. What it is for is not known.
    pub major_version: u8,
    /// `UCHAR MinorVersion`, at 0x06. What it is for is not known.
    pub minor_version: u8,
    /// `UCHAR Reserved`, at 0x07. What it is for is not known.
    pub reserved: u8,
    /// `HANDLE SamplerHandle`, at 0x08. A handle to a sampler.
    pub sampler_handle: u32,
}

impl EventTraceCoverageSamplerInformationX86 {
    /// The value of its bytes.
    #[inline]
    pub fn from_bytes(bytes: &[u8; 12]) -> Self {
        Self {
            event_trace_information_class: crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(bytes)),
            coverage_sampler_information_class: u8::from_le_bytes(get::<4, 1, _>(bytes)),
            major_version: u8::from_le_bytes(get::<5, 1, _>(bytes)),
            minor_version: u8::from_le_bytes(get::<6, 1, _>(bytes)),
            reserved: u8::from_le_bytes(get::<7, 1, _>(bytes)),
            sampler_handle: u32::from_le_bytes(get::<8, 4, _>(bytes)),
        }
    }
    /// Its bytes.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 12] {
        let mut bytes = [0; 12];
        put::<0, 4, _>(&mut bytes, self.event_trace_information_class.to_le());
        put::<4, 1, _>(&mut bytes, self.coverage_sampler_information_class.to_le_bytes());
        put::<5, 1, _>(&mut bytes, self.major_version.to_le_bytes());
        put::<6, 1, _>(&mut bytes, self.minor_version.to_le_bytes());
        put::<7, 1, _>(&mut bytes, self.reserved.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.sampler_handle.to_le_bytes());
        bytes
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::event_trace_coverage_sampler_information::V1803X86;
}

fixed_record!(EventTraceCoverageSamplerInformationX86, EventTraceCoverageSamplerInformationX86View, 12, "EVENT_TRACE_COVERAGE_SAMPLER_INFORMATION");
getters! {
    self EventTraceCoverageSamplerInformationX86View "EventTraceCoverageSamplerInformationX86View" {
        /// `EVENT_TRACE_INFORMATION_CLASS EventTraceInformationClass`, at 0x00.
        event_trace_information_class: crate::requests::EventTraceInformationClass = crate::requests::EventTraceInformationClass::from_le(get::<0, 4, _>(self.fixed));
        /// `UCHAR CoverageSamplerInformationClass`, at 0x04.
        coverage_sampler_information_class: u8 = u8::from_le_bytes(get::<4, 1, _>(self.fixed));
        /// `UCHAR MajorVersion`, at 0x05.
        major_version: u8 = u8::from_le_bytes(get::<5, 1, _>(self.fixed));
        /// `UCHAR MinorVersion`, at 0x06.
        minor_version: u8 = u8::from_le_bytes(get::<6, 1, _>(self.fixed));
        /// `UCHAR Reserved`, at 0x07.
        reserved: u8 = u8::from_le_bytes(get::<7, 1, _>(self.fixed));
        /// `HANDLE SamplerHandle`, at 0x08.
        sampler_handle: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
    }
}
