// Generated from spec/structs/WNODE_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Header of a Windows Management Instrumentation (WMI) data block.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WNODE_HEADER",
    aliases: &[],
    form: "WnodeHeaderPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "5.0+ (32-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Header of a Windows Management Instrumentation (WMI) data block.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProviderId", path: "ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "HistoricalContext", path: "HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Linkage", path: "Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "CountLost", path: "CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "KernelHandle", path: "KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WNODE_HEADER",
    aliases: &[],
    form: "WnodeHeaderPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "5.0+ (64-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: None,
    summary: "Header of a Windows Management Instrumentation (WMI) data block.",
    fields: &[
        Field { name: "BufferSize", path: "BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
        Field { name: "ProviderId", path: "ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "HistoricalContext", path: "HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "Version", path: "Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "Linkage", path: "Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "CountLost", path: "CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "KernelHandle", path: "KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Guid", path: "Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
        Field { name: "Flags", path: "Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Header of a Windows Management Instrumentation (WMI) data block.
    ///
    /// In C: `WNODE_HEADER`, 0x30 bytes. Documented for 5.0+ (32-bit), assumed unchanged after 2004.
    ///
    /// It starts with a 32-bit size. A set highest bit would make the size impossibly large, so it indicates that the bytes are a trace header instead. From 6.1, NtTraceEvent does not accept events that start with this header.
    ///
    /// Unknown:
    ///
    /// - Which union members each release has. Only their present form was read.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Geoff Chappell, *Trace Headers*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *NtTraceEvent*; Geoff Chappell, *TraceEvent*.
    #[doc(alias = "WNODE_HEADER")]
    owned WnodeHeaderPtr32 / WnodeHeaderPtr32View: lone [48] "WNODE_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Purpose unknown. `ULONG ProviderId` at 0x04.
        provider_id set_provider_id: u32 = 4;
        /// Handle of the event tracing session, in tracing. `ULONG64 HistoricalContext` at 0x08.
        historical_context set_historical_context: u64 = 8;
        /// Purpose unknown. `ULONG Version` at 0x08.
        version set_version: u32 = 8;
        /// Purpose unknown. `ULONG Linkage` at 0x0C.
        linkage set_linkage: u32 = 12;
        /// Purpose unknown. `ULONG CountLost` at 0x10.
        count_lost set_count_lost: u32 = 16;
        /// Purpose unknown. `HANDLE KernelHandle` at 0x10.
        kernel_handle set_kernel_handle: u32 = 16;
        /// Time stamp, at the same offset as in EVENT_TRACE_HEADER. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Class of the data, at the same offset as in EVENT_TRACE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Purpose unknown. `ULONG ClientContext` at 0x28.
        client_context set_client_context: u32 = 40;
        /// How to interpret the header and the data, and which structure starts with the header. `ULONG Flags` at 0x2C.
        flags set_flags: crate::headers::EventTraceHeaderFlags = 44;
    }
    bits {
    }
}

impl WnodeHeaderPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

split_lone!(WnodeHeaderPtr32, WnodeHeaderPtr32View, 48);
fixed! {
    /// Header of a Windows Management Instrumentation (WMI) data block.
    ///
    /// In C: `WNODE_HEADER`, 0x30 bytes. Documented for 5.0+ (64-bit), assumed unchanged after 2004.
    ///
    /// It starts with a 32-bit size. A set highest bit would make the size impossibly large, so it indicates that the bytes are a trace header instead. From 6.1, NtTraceEvent does not accept events that start with this header.
    ///
    /// Unknown:
    ///
    /// - Which union members each release has. Only their present form was read.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Geoff Chappell, *Trace Headers*; Geoff Chappell, *EVENT_TRACE_HEADER*; Geoff Chappell, *NtTraceEvent*; Geoff Chappell, *TraceEvent*.
    #[doc(alias = "WNODE_HEADER")]
    owned WnodeHeaderPtr64 / WnodeHeaderPtr64View: lone [48] "WNODE_HEADER" Table::form(&LAYOUT_1);
    fields {
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size set_buffer_size: u32 = 0;
        /// Purpose unknown. `ULONG ProviderId` at 0x04.
        provider_id set_provider_id: u32 = 4;
        /// Handle of the event tracing session, in tracing. `ULONG64 HistoricalContext` at 0x08.
        historical_context set_historical_context: u64 = 8;
        /// Purpose unknown. `ULONG Version` at 0x08.
        version set_version: u32 = 8;
        /// Purpose unknown. `ULONG Linkage` at 0x0C.
        linkage set_linkage: u32 = 12;
        /// Purpose unknown. `ULONG CountLost` at 0x10.
        count_lost set_count_lost: u32 = 16;
        /// Purpose unknown. `HANDLE KernelHandle` at 0x10.
        kernel_handle set_kernel_handle: u64 = 16;
        /// Time stamp, at the same offset as in EVENT_TRACE_HEADER. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Class of the data, at the same offset as in EVENT_TRACE_HEADER. `GUID Guid` at 0x18.
        guid set_guid: Guid = 24;
        /// Purpose unknown. `ULONG ClientContext` at 0x28.
        client_context set_client_context: u32 = 40;
        /// How to interpret the header and the data, and which structure starts with the header. `ULONG Flags` at 0x2C.
        flags set_flags: crate::headers::EventTraceHeaderFlags = 44;
    }
    bits {
    }
}

impl WnodeHeaderPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

split_lone!(WnodeHeaderPtr64, WnodeHeaderPtr64View, 48);
/// Alias of [`WnodeHeaderPtr32`], named by the first release of the form.
pub type V5_0Ptr32 = WnodeHeaderPtr32;
/// Alias of [`WnodeHeaderPtr32View`], named by the first release of the form.
pub type V5_0Ptr32View<'a> = WnodeHeaderPtr32View<'a>;
/// Alias of [`WnodeHeaderPtr64`], named by the first release of the form.
pub type V5_0Ptr64 = WnodeHeaderPtr64;
/// Alias of [`WnodeHeaderPtr64View`], named by the first release of the form.
pub type V5_0Ptr64View<'a> = WnodeHeaderPtr64View<'a>;
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
