// Generated from spec/structs/WNODE_TOO_SMALL.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Required buffer size for the data.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WNODE_TOO_SMALL",
    aliases: &[],
    form: "WnodeTooSmallPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 56,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "Required buffer size for the data.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_TOO_SMALL.", units: "", unknown: false, children: &[
            Field { name: "BufferSize", path: "WnodeHeader.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "WnodeHeader.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HistoricalContext", path: "WnodeHeader.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "WnodeHeader.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Linkage", path: "WnodeHeader.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "CountLost", path: "WnodeHeader.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "KernelHandle", path: "WnodeHeader.KernelHandle", offset: 16, size: 4, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "WnodeHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Guid", path: "WnodeHeader.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
            Field { name: "ClientContext", path: "WnodeHeader.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Flags", path: "WnodeHeader.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "SizeNeeded", path: "SizeNeeded", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Required size of the buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 52, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WNODE_TOO_SMALL",
    aliases: &[],
    form: "WnodeTooSmallPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 56,
    fixed: 56,
    inserted: &[],
    total: None,
    summary: "Required buffer size for the data.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_TOO_SMALL.", units: "", unknown: false, children: &[
            Field { name: "BufferSize", path: "WnodeHeader.BufferSize", offset: 0, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the header and all data that follows.", units: "bytes", unknown: false, children: &[] },
            Field { name: "ProviderId", path: "WnodeHeader.ProviderId", offset: 4, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "", path: "", offset: 8, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "HistoricalContext", path: "WnodeHeader.HistoricalContext", offset: 8, size: 8, ty: "ULONG64", kind: Kind::Unsigned, values: None, doc: "Handle of the event tracing session, in tracing.", units: "", unknown: false, children: &[] },
                Field { name: "", path: "", offset: 8, size: 8, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "Version", path: "WnodeHeader.Version", offset: 8, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                    Field { name: "Linkage", path: "WnodeHeader.Linkage", offset: 12, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
            ] },
            Field { name: "", path: "", offset: 16, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "CountLost", path: "WnodeHeader.CountLost", offset: 16, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "KernelHandle", path: "WnodeHeader.KernelHandle", offset: 16, size: 8, ty: "HANDLE", kind: Kind::Address, values: None, doc: "", units: "", unknown: true, children: &[] },
                Field { name: "TimeStamp", path: "WnodeHeader.TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "Guid", path: "WnodeHeader.Guid", offset: 24, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "Class of the data, at the same offset as in EVENT_TRACE_HEADER.", units: "", unknown: false, children: &[] },
            Field { name: "ClientContext", path: "WnodeHeader.ClientContext", offset: 40, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
            Field { name: "Flags", path: "WnodeHeader.Flags", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: Some(crate::headers::EventTraceHeaderFlags::VALUES), doc: "How to interpret the header and the data, and which structure starts with the header.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "SizeNeeded", path: "SizeNeeded", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Required size of the buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 52, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr32 / WnodeTooSmallPtr32View: lone [56] "WNODE_TOO_SMALL" Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr32 = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed set_size_needed: u32 = 48;
    }
    bits {
    }
}

impl WnodeTooSmallPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Required buffer size for the data.
    ///
    /// In C: `WNODE_TOO_SMALL`, 0x38 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_TOO_SMALL")]
    owned WnodeTooSmallPtr64 / WnodeTooSmallPtr64View: lone [56] "WNODE_TOO_SMALL" Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_TOO_SMALL. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr64 = 0;
        /// Required size of the buffer. `ULONG SizeNeeded` at 0x30. Unit: bytes.
        size_needed set_size_needed: u32 = 48;
    }
    bits {
    }
}

impl WnodeTooSmallPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

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
