// Generated from spec/structs/ETW_BUFFER_HEADER.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Buffer header as the public development kit declares it, with most fields reserved.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "ETW_BUFFER_HEADER",
    aliases: &[],
    form: "Before6_2",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(6) },Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(6) },],
    releases: "releases unknown; layout of 5.0..6.1",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Buffer header as the public development kit declares it, with most fields reserved.",
    fields: &[
        Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 24, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number.", units: "", unknown: false, children: &[] },
            Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "8 in traces of 6.1, the alignment of events.", units: "", unknown: true, children: &[] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved3", path: "Reserved3", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "FilledBytes", path: "FilledBytes", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the buffer header and the events in the buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved4", path: "Reserved4", offset: 52, size: 20, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "ETW_BUFFER_HEADER",
    aliases: &[],
    form: "EtwBufferHeader",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(7), last: Release(255) },Holds { pointer: Pointer::Bits64, first: Release(7), last: Release(255) },],
    releases: "releases unknown; layout of 6.2+",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: None,
    summary: "Buffer header as the public development kit declares it, with most fields reserved.",
    fields: &[
        Field { name: "Reserved1", path: "Reserved1", offset: 0, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "TimeStamp", path: "TimeStamp", offset: 16, size: 8, ty: "LARGE_INTEGER", kind: Kind::Signed, values: None, doc: "Time stamp of the buffer.", units: "", unknown: false, children: &[] },
        Field { name: "Reserved2", path: "Reserved2", offset: 24, size: 16, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 4 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "ClientContext", path: "ClientContext", offset: 40, size: 4, ty: "ETW_BUFFER_CONTEXT", kind: Kind::Struct, values: None, doc: "Processor and logger of the buffer.", units: "", unknown: false, children: &[
            Field { name: "", path: "", offset: 40, size: 2, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
                Field { name: "", path: "", offset: 40, size: 2, ty: "struct", kind: Kind::Struct, values: None, doc: "", units: "", unknown: false, children: &[
                    Field { name: "ProcessorNumber", path: "ClientContext.ProcessorNumber", offset: 40, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "Processor number, as in releases before 6.2.", units: "", unknown: false, children: &[] },
                    Field { name: "Alignment", path: "ClientContext.Alignment", offset: 41, size: 1, ty: "UCHAR", kind: Kind::Unsigned, values: None, doc: "", units: "", unknown: true, children: &[] },
                ] },
                Field { name: "ProcessorIndex", path: "ClientContext.ProcessorIndex", offset: 40, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Processor index, in the bits of ETW_PROCESSOR_INDEX_MASK.", units: "", unknown: false, children: &[] },
            ] },
            Field { name: "LoggerId", path: "ClientContext.LoggerId", offset: 42, size: 2, ty: "USHORT", kind: Kind::Unsigned, values: None, doc: "Logger ID, which identifies the event tracing session.", units: "", unknown: false, children: &[] },
        ] },
        Field { name: "Reserved3", path: "Reserved3", offset: 44, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
        Field { name: "FilledBytes", path: "FilledBytes", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the buffer header and the events in the buffer.", units: "bytes", unknown: false, children: &[] },
        Field { name: "Reserved4", path: "Reserved4", offset: 52, size: 20, ty: "ULONG", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Unsigned, size: 4 }, count: 5 }, values: None, doc: "Reserved.", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Buffer header as the public development kit declares it, with most fields reserved.
    ///
    /// Older form.
    /// In C: `ETW_BUFFER_HEADER`, 0x48 bytes. Releases unknown; layout of 5.0..6.1.
    ///
    /// WMI_BUFFER_HEADER is the full declaration of the same bytes.
    ///
    /// Unknown:
    ///
    /// - Which development kit first declares it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    owned Before6_2 / Before6_2View: lone [72] "ETW_BUFFER_HEADER" Table::form(&LAYOUT_0);
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 set_reserved1: [u32; 4] = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 set_reserved2: [u32; 4] = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::etw_buffer_context::V6_0 = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 set_reserved3: u32 = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes set_filled_bytes: u32 = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 set_reserved4: [u32; 5] = 52;
    }
    bits {
    }
}

impl Before6_2 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

fixed! {
    /// Buffer header as the public development kit declares it, with most fields reserved.
    ///
    /// In C: `ETW_BUFFER_HEADER`, 0x48 bytes. Releases unknown; layout of 6.2+.
    ///
    /// WMI_BUFFER_HEADER is the full declaration of the same bytes.
    ///
    /// Unknown:
    ///
    /// - Which development kit first declares it.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    #[doc(alias = "ETW_BUFFER_HEADER")]
    owned EtwBufferHeader / EtwBufferHeaderView: lone [72] "ETW_BUFFER_HEADER" Table::form(&LAYOUT_1);
    fields {
        /// Reserved. `ULONG Reserved1` at 0x00.
        reserved1 set_reserved1: [u32; 4] = 0;
        /// Time stamp of the buffer. `LARGE_INTEGER TimeStamp` at 0x10.
        time_stamp set_time_stamp: i64 = 16;
        /// Reserved. `ULONG Reserved2` at 0x18.
        reserved2 set_reserved2: [u32; 4] = 24;
        /// Processor and logger of the buffer. `ETW_BUFFER_CONTEXT ClientContext` at 0x28. Returns a copy.
        client_context set_client_context: crate::buffers::EtwBufferContext = 40;
        /// Reserved. `ULONG Reserved3` at 0x2C.
        reserved3 set_reserved3: u32 = 44;
        /// Size of the buffer header and the events in the buffer. `ULONG FilledBytes` at 0x30. Unit: bytes.
        filled_bytes set_filled_bytes: u32 = 48;
        /// Reserved. `ULONG Reserved4` at 0x34.
        reserved4 set_reserved4: [u32; 5] = 52;
    }
    bits {
    }
}

impl EtwBufferHeader {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

any_form! {
    "ETW_BUFFER_HEADER" {
        /// Releases unknown; layout of 5.0..6.1.
        Before6_2(Before6_2, fixed) = 0,
        /// Releases unknown; layout of 6.2+.
        EtwBufferHeader(EtwBufferHeader, fixed) = 1,
    }
    Bits32 0..=6 => 0,
    Bits64 0..=6 => 0,
    Bits32 7..=255 => 1,
    Bits64 7..=255 => 1,
}
