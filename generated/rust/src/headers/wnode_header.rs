// Generated from spec/structs/WNODE_HEADER.toml by `cargo spec generate`. Do not edit: edit that file.

//! Header of a Windows Management Instrumentation (WMI) data block.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_HEADER", "WnodeHeaderPtr32")
    .size(48)
    .about("Header of a Windows Management Instrumentation (WMI) data block.")
    .in_releases("5.0+ (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the header and all data that follows.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProviderId").at(4..8).about("WMI provider of an event. Documented as reserved in other blocks.")
            .means(Meaning::Identifier),
        union("union ").at(8..16).with(&[More::Fields(&[
            unsigned("ULONG64 HistoricalContext").at(8..16).about("Handle of the event tracing session, in tracing.")
                .means(Meaning::Handle),
            structure("struct ").at(8..16).with(&[More::Fields(&[
                unsigned("ULONG Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved),
                unsigned("ULONG Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved),
            ])]),
        ])]),
        union("union ").at(16..24).with(&[More::Fields(&[
            unsigned("ULONG CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved),
            address("HANDLE KernelHandle").at(16..20).about("Documented as reserved.").means(Meaning::Reserved),
            signed("LARGE_INTEGER TimeStamp").at(16..24)
                .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime),
        ])]),
        field("GUID Guid", Kind::Guid).at(24..40)
            .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid),
        unsigned("ULONG ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Flags").at(44..48)
            .about("How to interpret the header and the data, and which structure starts with the header.")
            .means(Meaning::Flags).with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_HEADER", "WnodeHeaderPtr64")
    .size(48)
    .about("Header of a Windows Management Instrumentation (WMI) data block.")
    .in_releases("5.0+ (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the header and all data that follows.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG ProviderId").at(4..8).about("WMI provider of an event. Documented as reserved in other blocks.")
            .means(Meaning::Identifier),
        union("union ").at(8..16).with(&[More::Fields(&[
            unsigned("ULONG64 HistoricalContext").at(8..16).about("Handle of the event tracing session, in tracing.")
                .means(Meaning::Handle),
            structure("struct ").at(8..16).with(&[More::Fields(&[
                unsigned("ULONG Version").at(8..12).about("Documented as reserved.").means(Meaning::Reserved),
                unsigned("ULONG Linkage").at(12..16).about("Documented as reserved.").means(Meaning::Reserved),
            ])]),
        ])]),
        union("union ").at(16..24).with(&[More::Fields(&[
            unsigned("ULONG CountLost").at(16..20).about("Documented as reserved.").means(Meaning::Reserved),
            address("HANDLE KernelHandle").at(16..24).about("Documented as reserved.").means(Meaning::Reserved),
            signed("LARGE_INTEGER TimeStamp").at(16..24)
                .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime),
        ])]),
        field("GUID Guid", Kind::Guid).at(24..40)
            .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid),
        unsigned("ULONG ClientContext").at(40..44).about("Clock of a session, a value of EVENT_TRACE_CLOCK.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Flags").at(44..48)
            .about("How to interpret the header and the data, and which structure starts with the header.")
            .means(Meaning::Flags).with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
    ]);
fixed! {
    /// Header of a Windows Management Instrumentation (WMI) data block.
    ///
    /// In C: `WNODE_HEADER`, 0x30 bytes. Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    ///
    /// It starts with a 32-bit size. A set highest bit would make the size impossibly large, so it indicates that the
    /// bytes are a trace header instead. From 6.1, NtTraceEvent does not accept events that start with this header.
    ///
    /// Documented (as the input of IoWMIWriteEvent); used by IoWMIWriteEvent.
    ///
    /// Unknown:
    ///
    /// - Which union members each release has. Only their present form was read.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Geoff Chappell, *Trace Headers*; Geoff
    /// Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *NtTraceEvent*; Geoff Chappell, *TraceEvent*.
    #[doc(alias = "WNODE_HEADER")]
    owned WnodeHeaderPtr32 / WnodeHeaderPtr32View: lone,
        name = "WNODE_HEADER", size = 48, table = Table::form(&LAYOUT_0), layout = LAYOUT_0;
    fields {
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// WMI provider of an event. Documented as reserved in other blocks. `ULONG ProviderId` at 0x04.
        provider_id / set_provider_id: u32, at = 4;
        /// Handle of the event tracing session, in tracing. `ULONG64 HistoricalContext` at 0x08.
        historical_context / set_historical_context: u64, at = 8;
        /// Documented as reserved. `ULONG Version` at 0x08.
        version / set_version: u32, at = 8;
        /// Documented as reserved. `ULONG Linkage` at 0x0C.
        linkage / set_linkage: u32, at = 12;
        /// Documented as reserved. `ULONG CountLost` at 0x10.
        count_lost / set_count_lost: u32, at = 16;
        /// Documented as reserved. `HANDLE KernelHandle` at 0x10.
        kernel_handle / set_kernel_handle: u32, at = 16;
        /// Time stamp, at the same offset as in EVENT_TRACE_HEADER. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Class of the data, at the same offset as in EVENT_TRACE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Clock of a session, a value of EVENT_TRACE_CLOCK. `ULONG ClientContext` at 0x28.
        client_context / set_client_context: u32, at = 40;
        /// How to interpret the header and the data, and which structure starts with the header. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
    }
    typed {
        /// Point in time. The raw value is `time_stamp`.
        time_stamp_as_file_time / set_time_stamp_as_file_time: FileTime, raw = time_stamp / set_time_stamp;
    }
}

split_lone!(WnodeHeaderPtr32, view = WnodeHeaderPtr32View, size = 48);
fixed! {
    /// Header of a Windows Management Instrumentation (WMI) data block.
    ///
    /// In C: `WNODE_HEADER`, 0x30 bytes. Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    ///
    /// It starts with a 32-bit size. A set highest bit would make the size impossibly large, so it indicates that the
    /// bytes are a trace header instead. From 6.1, NtTraceEvent does not accept events that start with this header.
    ///
    /// Documented (as the input of IoWMIWriteEvent); used by IoWMIWriteEvent.
    ///
    /// Unknown:
    ///
    /// - Which union members each release has. Only their present form was read.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Geoff Chappell, *Trace Headers*; Geoff
    /// Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *NtTraceEvent*; Geoff Chappell, *TraceEvent*.
    #[doc(alias = "WNODE_HEADER")]
    owned WnodeHeaderPtr64 / WnodeHeaderPtr64View: lone,
        name = "WNODE_HEADER", size = 48, table = Table::form(&LAYOUT_1), layout = LAYOUT_1;
    fields {
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// WMI provider of an event. Documented as reserved in other blocks. `ULONG ProviderId` at 0x04.
        provider_id / set_provider_id: u32, at = 4;
        /// Handle of the event tracing session, in tracing. `ULONG64 HistoricalContext` at 0x08.
        historical_context / set_historical_context: u64, at = 8;
        /// Documented as reserved. `ULONG Version` at 0x08.
        version / set_version: u32, at = 8;
        /// Documented as reserved. `ULONG Linkage` at 0x0C.
        linkage / set_linkage: u32, at = 12;
        /// Documented as reserved. `ULONG CountLost` at 0x10.
        count_lost / set_count_lost: u32, at = 16;
        /// Documented as reserved. `HANDLE KernelHandle` at 0x10.
        kernel_handle / set_kernel_handle: u64, at = 16;
        /// Time stamp, at the same offset as in EVENT_TRACE_HEADER. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp / set_time_stamp: i64, at = 16;
        /// Class of the data, at the same offset as in EVENT_TRACE_HEADER. `GUID Guid` at 0x18.
        guid / set_guid: Guid, at = 24;
        /// Clock of a session, a value of EVENT_TRACE_CLOCK. `ULONG ClientContext` at 0x28.
        client_context / set_client_context: u32, at = 40;
        /// How to interpret the header and the data, and which structure starts with the header. `ULONG Flags` at 0x2C.
        flags / set_flags: crate::headers::EventTraceHeaderFlags, at = 44;
    }
    typed {
        /// Point in time. The raw value is `time_stamp`.
        time_stamp_as_file_time / set_time_stamp_as_file_time: FileTime, raw = time_stamp / set_time_stamp;
    }
}

split_lone!(WnodeHeaderPtr64, view = WnodeHeaderPtr64View, size = 48);
/// Alias of [`WnodeHeaderPtr32`], named by the first release of the form.
pub type V5_0Ptr32 = WnodeHeaderPtr32;
/// Alias of [`WnodeHeaderPtr32View`], named by the first release of the form.
pub type V5_0Ptr32View<'a> = WnodeHeaderPtr32View<'a>;
/// Alias of [`WnodeHeaderPtr64`], named by the first release of the form.
pub type V5_0Ptr64 = WnodeHeaderPtr64;
/// Alias of [`WnodeHeaderPtr64View`], named by the first release of the form.
pub type V5_0Ptr64View<'a> = WnodeHeaderPtr64View<'a>;
/// Alias of [`WnodeHeaderPtr64`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeHeaderPtr32` or `WnodeHeaderPtr64`"]
pub type WnodeHeader = WnodeHeaderPtr64;
/// Alias of [`WnodeHeaderPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeHeaderPtr32View` or `WnodeHeaderPtr64View`"]
pub type WnodeHeaderView<'a> = WnodeHeaderPtr64View<'a>;
any_form! {
    "WNODE_HEADER" {
        /// Documented for 5.0+ (32-bit), assumed unchanged after 2004.
        WnodeHeaderPtr32(WnodeHeaderPtr32, fixed) = 0,
        /// Documented for 5.0+ (64-bit), assumed unchanged after 2004.
        WnodeHeaderPtr64(WnodeHeaderPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
