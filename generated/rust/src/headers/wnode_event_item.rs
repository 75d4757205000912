// Generated from spec/structs/WNODE_EVENT_ITEM.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Windows Management Instrumentation (WMI) event.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WNODE_EVENT_ITEM",
    aliases: &[],
    form: "WnodeEventItemPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Windows Management Instrumentation (WMI) event.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_EVENT_ITEM.", units: "", unknown: false, children: &[
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
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WNODE_EVENT_ITEM",
    aliases: &[],
    form: "WnodeEventItemPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 48,
    fixed: 48,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Windows Management Instrumentation (WMI) event.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_EVENT_ITEM.", units: "", unknown: false, children: &[
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
    ],
    tail: &[],
};
fixed! {
    /// Windows Management Instrumentation (WMI) event.
    ///
    /// In C: `WNODE_EVENT_ITEM`, 0x30 bytes. Releases unknown (32-bit).
    ///
    /// The flags in its header specify the actual structure: WNODE_ALL_DATA, WNODE_SINGLE_INSTANCE or WNODE_SINGLE_ITEM.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_EVENT_ITEM")]
    owned WnodeEventItemPtr32 / WnodeEventItemPtr32View: followed [48] "WNODE_EVENT_ITEM" Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_EVENT_ITEM. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr32 = 0;
    }
    bits {
    }
}

impl WnodeEventItemPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> WnodeEventItemPtr32<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventItemPtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
}

impl<'a> WnodeEventItemPtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventItemPtr32 {
        WnodeEventItemPtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_EVENT_ITEM", "WnodeHeader.BufferSize", 48, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeEventItemPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventItemPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_EVENT_ITEM", bytes, view.total_size().max(48))?;
        Ok((view.with_rest(&own[48..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventItemPtr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_ITEM", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 48 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Windows Management Instrumentation (WMI) event.
    ///
    /// In C: `WNODE_EVENT_ITEM`, 0x30 bytes. Releases unknown (64-bit).
    ///
    /// The flags in its header specify the actual structure: WNODE_ALL_DATA, WNODE_SINGLE_INSTANCE or WNODE_SINGLE_ITEM.
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_HEADER structure*.
    #[doc(alias = "WNODE_EVENT_ITEM")]
    owned WnodeEventItemPtr64 / WnodeEventItemPtr64View: followed [48] "WNODE_EVENT_ITEM" Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_EVENT_ITEM. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr64 = 0;
    }
    bits {
    }
}

impl WnodeEventItemPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> WnodeEventItemPtr64<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventItemPtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        48
    }
}

impl<'a> WnodeEventItemPtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 48 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventItemPtr64 {
        WnodeEventItemPtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_EVENT_ITEM", "WnodeHeader.BufferSize", 48, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeEventItemPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventItemPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_EVENT_ITEM", bytes, view.total_size().max(48))?;
        Ok((view.with_rest(&own[48..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventItemPtr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_ITEM", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 48 });
        }
        Ok(self.to_value())
    }
}

any_form! {
    "WNODE_EVENT_ITEM" {
        /// Releases unknown (32-bit).
        WnodeEventItemPtr32(WnodeEventItemPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeEventItemPtr64(WnodeEventItemPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
