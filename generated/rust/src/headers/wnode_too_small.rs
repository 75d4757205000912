// Generated from spec/structs/WNODE_TOO_SMALL.toml by `cargo spec generate`. Do not edit: edit that file.

//! Required buffer size for the data.
#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = layout("WNODE_TOO_SMALL", "WnodeTooSmallPtr32", (56, 56), "Required buffer size for the data.", &[
    field("WnodeHeader", 0, 48, "WNODE_HEADER", Kind::Struct, "Header, with WNODE_FLAG_TOO_SMALL.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("WnodeHeader.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("WnodeHeader.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("WnodeHeader.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 4, "HANDLE", "Documented as reserved.").at_path("WnodeHeader.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("WnodeHeader.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("WnodeHeader.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("SizeNeeded", 48, 4, "ULONG", "Required size of the buffer.").in_units("bytes").means(Meaning::Bytes),
    field("", 52, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::MICROSOFT_WNODE_HEADER]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_TOO_SMALL", "WnodeTooSmallPtr64", (56, 56), "Required buffer size for the data.", &[
    field("WnodeHeader", 0, 48, "WNODE_HEADER", Kind::Struct, "Header, with WNODE_FLAG_TOO_SMALL.").with(&[
        unsigned("BufferSize", 0, 4, "ULONG", "Size of the header and all data that follows.").at_path("WnodeHeader.BufferSize").in_units("bytes").means(Meaning::Bytes).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ProviderId", 4, 4, "ULONG", "WMI provider of an event. Documented as reserved in other blocks.").at_path("WnodeHeader.ProviderId").means(Meaning::Identifier).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        field("", 8, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("HistoricalContext", 8, 8, "ULONG64", "Handle of the event tracing session, in tracing.").at_path("WnodeHeader.HistoricalContext").means(Meaning::Handle).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("", 8, 8, "struct", Kind::Struct, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
                unsigned("Version", 8, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.Version").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
                unsigned("Linkage", 12, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.Linkage").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            ]),
        ]),
        field("", 16, 8, "union", Kind::Union, "").stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]).with(&[
            unsigned("CountLost", 16, 4, "ULONG", "Documented as reserved.").at_path("WnodeHeader.CountLost").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            address("KernelHandle", 16, 8, "HANDLE", "Documented as reserved.").at_path("WnodeHeader.KernelHandle").means(Meaning::Reserved).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
            field("TimeStamp", 16, 8, "LARGE_INTEGER", Kind::Signed, "Time stamp, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.TimeStamp").means(Meaning::FileTime).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        ]),
        field("Guid", 24, 16, "GUID", Kind::Guid, "Class of the data, at the same offset as in EVENT_TRACE_HEADER.").at_path("WnodeHeader.Guid").means(Meaning::Guid).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("ClientContext", 40, 4, "ULONG", "Clock of a session, a value of EVENT_TRACE_CLOCK.").at_path("WnodeHeader.ClientContext").means(Meaning::Enumeration).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
        unsigned("Flags", 44, 4, "ULONG", "How to interpret the header and the data, and which structure starts with the header.").at_path("WnodeHeader.Flags").of(crate::headers::EventTraceHeaderFlags::VALUES).means(Meaning::Flags).stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::CHAPPELL_TRACEHEADERS, &crate::rt::sources::CHAPPELL_EVENT_TRACE_HEADER, &crate::rt::sources::CHAPPELL_NTTRACEEVENT, &crate::rt::sources::CHAPPELL_TRACEEVENT]),
    ]),
    unsigned("SizeNeeded", 48, 4, "ULONG", "Required size of the buffer.").in_units("bytes").means(Meaning::Bytes),
    field("", 52, 4, "padding", Kind::Padding, ""),
])
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(&[&crate::rt::sources::MINGW_W64_WMISTR, &crate::rt::sources::MICROSOFT_WNODE_HEADER]);
fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr32 / WnodeTooSmallPtr32View: lone [56] "WNODE_TOO_SMALL" Table::form(&LAYOUT_0), LAYOUT_0;
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr32 = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed set_size_needed: u32 = 48;
    }
    bits {
    }
}

fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr64 / WnodeTooSmallPtr64View: lone [56] "WNODE_TOO_SMALL" Table::form(&LAYOUT_1), LAYOUT_1;
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr64 = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed set_size_needed: u32 = 48;
    }
    bits {
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
