// Generated from spec/structs/WNODE_EVENT_REFERENCE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Reference to an event that is too large to send and must be queried.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WNODE_EVENT_REFERENCE",
    aliases: &[],
    form: "WnodeEventReferencePtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Reference to an event that is too large to send and must be queried.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_EVENT_REFERENCE.", units: "", unknown: false, children: &[
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
        Field { name: "TargetGuid", path: "TargetGuid", offset: 48, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event to query.", units: "", unknown: false, children: &[] },
        Field { name: "TargetDataBlockSize", path: "TargetDataBlockSize", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "TargetInstanceIndex", path: "TargetInstanceIndex", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Index of the instance, if names are static.", units: "", unknown: false, children: &[] },
            Field { name: "TargetInstanceName", path: "TargetInstanceName", offset: 68, size: 2, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 1 }, values: None, doc: "Size of the instance name in bytes, at the start of a counted string. C declares one element.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WNODE_EVENT_REFERENCE",
    aliases: &[],
    form: "WnodeEventReferencePtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Reference to an event that is too large to send and must be queried.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_EVENT_REFERENCE.", units: "", unknown: false, children: &[
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
        Field { name: "TargetGuid", path: "TargetGuid", offset: 48, size: 16, ty: "GUID", kind: Kind::Guid, values: None, doc: "GUID of the event to query.", units: "", unknown: false, children: &[] },
        Field { name: "TargetDataBlockSize", path: "TargetDataBlockSize", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the event.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "TargetInstanceIndex", path: "TargetInstanceIndex", offset: 68, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Index of the instance, if names are static.", units: "", unknown: false, children: &[] },
            Field { name: "TargetInstanceName", path: "TargetInstanceName", offset: 68, size: 2, ty: "WCHAR", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Character, size: 2 }, count: 1 }, values: None, doc: "Size of the instance name in bytes, at the start of a counted string. C declares one element.", units: "", unknown: false, children: &[] },
        ] },
    ],
    tail: &[],
};
fixed! {
    /// Reference to an event that is too large to send and must be queried.
    ///
    /// In C: `WNODE_EVENT_REFERENCE`, 0x48 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_EVENT_REFERENCE structure*.
    #[doc(alias = "WNODE_EVENT_REFERENCE")]
    owned WnodeEventReferencePtr32 / WnodeEventReferencePtr32View: followed [72] "WNODE_EVENT_REFERENCE" Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_EVENT_REFERENCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr32 = 0;
        /// GUID of the event to query. `GUID TargetGuid` at 0x30.
        target_guid set_target_guid: Guid = 48;
        /// Size of the event. `ULONG TargetDataBlockSize` at 0x40. Unit: bytes.
        target_data_block_size set_target_data_block_size: u32 = 64;
        /// Index of the instance, if names are static. `ULONG TargetInstanceIndex` at 0x44.
        target_instance_index set_target_instance_index: u32 = 68;
        /// Size of the instance name in bytes, at the start of a counted string. C declares one element. `WCHAR TargetInstanceName` at 0x44.
        target_instance_name set_target_instance_name: [u16; 1] = 68;
    }
    bits {
    }
}

impl WnodeEventReferencePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> WnodeEventReferencePtr32<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventReferencePtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeEventReferencePtr32View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventReferencePtr32 {
        WnodeEventReferencePtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_EVENT_REFERENCE", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeEventReferencePtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventReferencePtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_EVENT_REFERENCE", bytes, view.total_size().max(72))?;
        Ok((view.with_rest(&own[72..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventReferencePtr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_REFERENCE", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Reference to an event that is too large to send and must be queried.
    ///
    /// In C: `WNODE_EVENT_REFERENCE`, 0x48 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_EVENT_REFERENCE structure*.
    #[doc(alias = "WNODE_EVENT_REFERENCE")]
    owned WnodeEventReferencePtr64 / WnodeEventReferencePtr64View: followed [72] "WNODE_EVENT_REFERENCE" Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_EVENT_REFERENCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr64 = 0;
        /// GUID of the event to query. `GUID TargetGuid` at 0x30.
        target_guid set_target_guid: Guid = 48;
        /// Size of the event. `ULONG TargetDataBlockSize` at 0x40. Unit: bytes.
        target_data_block_size set_target_data_block_size: u32 = 64;
        /// Index of the instance, if names are static. `ULONG TargetInstanceIndex` at 0x44.
        target_instance_index set_target_instance_index: u32 = 68;
        /// Size of the instance name in bytes, at the start of a counted string. C declares one element. `WCHAR TargetInstanceName` at 0x44.
        target_instance_name set_target_instance_name: [u16; 1] = 68;
    }
    bits {
    }
}

impl WnodeEventReferencePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> WnodeEventReferencePtr64<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeEventReferencePtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeEventReferencePtr64View<'a> {
    /// Creates a view of the header and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 72 bytes.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::begin(bytes)
    }
    /// Returns an owned copy of the header.
    #[inline]
    pub fn to_value(&self) -> WnodeEventReferencePtr64 {
        WnodeEventReferencePtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_EVENT_REFERENCE", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeEventReferencePtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeEventReferencePtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_EVENT_REFERENCE", bytes, view.total_size().max(72))?;
        Ok((view.with_rest(&own[72..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeEventReferencePtr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_EVENT_REFERENCE", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}

any_form! {
    "WNODE_EVENT_REFERENCE" {
        /// Releases unknown (32-bit).
        WnodeEventReferencePtr32(WnodeEventReferencePtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeEventReferencePtr64(WnodeEventReferencePtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
