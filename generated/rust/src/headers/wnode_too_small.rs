// Generated from spec/structs/WNODE_TOO_SMALL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Required buffer size for the data.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_HEADER];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_TOO_SMALL", "WnodeTooSmallPtr32")
    .size(56)
    .summary("Required buffer size for the data.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER", "WnodeHeader").at(0..48).doc("Header, with WNODE_FLAG_TOO_SMALL.").with(&[
            unsigned("ULONG", "BufferSize").at(0..4).doc("Size of the header and all data that follows.")
                .at_path("WnodeHeader.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("ULONG", "ProviderId").at(4..8)
                .doc("WMI provider of an event. Documented as reserved in other blocks.")
                .at_path("WnodeHeader.ProviderId").means(Meaning::Identifier).stated_by(SOURCES),
            union("union", "").at(8..16).stated_by(SOURCES).with(&[
                unsigned("ULONG64", "HistoricalContext").at(8..16)
                    .doc("Handle of the event tracing session, in tracing.").at_path("WnodeHeader.HistoricalContext")
                    .means(Meaning::Handle).stated_by(SOURCES),
                structure("struct", "").at(8..16).stated_by(SOURCES).with(&[
                    unsigned("ULONG", "Version").at(8..12).doc("Documented as reserved.").at_path("WnodeHeader.Version")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG", "Linkage").at(12..16).doc("Documented as reserved.")
                        .at_path("WnodeHeader.Linkage").means(Meaning::Reserved).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(16..24).stated_by(SOURCES).with(&[
                unsigned("ULONG", "CountLost").at(16..20).doc("Documented as reserved.")
                    .at_path("WnodeHeader.CountLost").means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE", "KernelHandle").at(16..20).doc("Documented as reserved.")
                    .at_path("WnodeHeader.KernelHandle").means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                    .doc("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.TimeStamp")
                    .means(Meaning::FileTime).stated_by(SOURCES),
            ]),
            field("GUID", "Guid", Kind::Guid).at(24..40)
                .doc("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.Guid")
                .means(Meaning::Guid).stated_by(SOURCES),
            unsigned("ULONG", "ClientContext").at(40..44).doc("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .at_path("WnodeHeader.ClientContext").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG", "Flags").at(44..48)
                .doc("How to interpret the header and the data, and which structure starts with the header.")
                .at_path("WnodeHeader.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
        ]),
        unsigned("ULONG", "SizeNeeded").at(48..52).doc("Required size of the buffer.").in_units("bytes")
            .means(Meaning::Bytes),
        field("padding", "", Kind::Padding).at(52..56),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_TOO_SMALL", "WnodeTooSmallPtr64")
    .size(56)
    .summary("Required buffer size for the data.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER", "WnodeHeader").at(0..48).doc("Header, with WNODE_FLAG_TOO_SMALL.").with(&[
            unsigned("ULONG", "BufferSize").at(0..4).doc("Size of the header and all data that follows.")
                .at_path("WnodeHeader.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(SOURCES),
            unsigned("ULONG", "ProviderId").at(4..8)
                .doc("WMI provider of an event. Documented as reserved in other blocks.")
                .at_path("WnodeHeader.ProviderId").means(Meaning::Identifier).stated_by(SOURCES),
            union("union", "").at(8..16).stated_by(SOURCES).with(&[
                unsigned("ULONG64", "HistoricalContext").at(8..16)
                    .doc("Handle of the event tracing session, in tracing.").at_path("WnodeHeader.HistoricalContext")
                    .means(Meaning::Handle).stated_by(SOURCES),
                structure("struct", "").at(8..16).stated_by(SOURCES).with(&[
                    unsigned("ULONG", "Version").at(8..12).doc("Documented as reserved.").at_path("WnodeHeader.Version")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG", "Linkage").at(12..16).doc("Documented as reserved.")
                        .at_path("WnodeHeader.Linkage").means(Meaning::Reserved).stated_by(SOURCES),
                ]),
            ]),
            union("union", "").at(16..24).stated_by(SOURCES).with(&[
                unsigned("ULONG", "CountLost").at(16..20).doc("Documented as reserved.")
                    .at_path("WnodeHeader.CountLost").means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE", "KernelHandle").at(16..24).doc("Documented as reserved.")
                    .at_path("WnodeHeader.KernelHandle").means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER", "TimeStamp").at(16..24)
                    .doc("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.TimeStamp")
                    .means(Meaning::FileTime).stated_by(SOURCES),
            ]),
            field("GUID", "Guid", Kind::Guid).at(24..40)
                .doc("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.Guid")
                .means(Meaning::Guid).stated_by(SOURCES),
            unsigned("ULONG", "ClientContext").at(40..44).doc("Clock of a session, a value of EVENT_TRACE_CLOCK.")
                .at_path("WnodeHeader.ClientContext").means(Meaning::Enumeration).stated_by(SOURCES),
            unsigned("ULONG", "Flags").at(44..48)
                .doc("How to interpret the header and the data, and which structure starts with the header.")
                .at_path("WnodeHeader.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags)
                .stated_by(SOURCES),
        ]),
        unsigned("ULONG", "SizeNeeded").at(48..52).doc("Required size of the buffer.").in_units("bytes")
            .means(Meaning::Bytes),
        field("padding", "", Kind::Padding).at(52..56),
    ]);
fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr32 / WnodeTooSmallPtr32View: lone,
        name = "WNODE_TOO_SMALL", size = 56, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed / set_size_needed: u32, at = 48;
    }
}

fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr64 / WnodeTooSmallPtr64View: lone,
        name = "WNODE_TOO_SMALL", size = 56, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed / set_size_needed: u32, at = 48;
    }
}

/// Alias of [`WnodeTooSmallPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeTooSmallPtr32` or `WnodeTooSmallPtr64`"]
pub type WnodeTooSmall = WnodeTooSmallPtr64;
/// Alias of [`WnodeTooSmallPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeTooSmallPtr32View` or `WnodeTooSmallPtr64View`"]
pub type WnodeTooSmallView<'a> = WnodeTooSmallPtr64View<'a>;
any_form! {
    "WNODE_TOO_SMALL" {
        /// Releases unknown (32-bit).
        WnodeTooSmallPtr32(WnodeTooSmallPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeTooSmallPtr64(WnodeTooSmallPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
