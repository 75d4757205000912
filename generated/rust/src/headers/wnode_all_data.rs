// Generated from spec/structs/WNODE_ALL_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! Data of all instances of a Windows Management Instrumentation (WMI) block.
#[allow(unused_imports)]
use crate::rt::describe::*;

#[allow(unused_imports)]
use crate::rt::*;

pub(crate) static LAYOUT_0: Layout = Layout {
    name: "WNODE_ALL_DATA",
    aliases: &[],
    form: "WnodeAllDataPtr32",
    holds: &[Holds { pointer: Pointer::Bits32, first: Release(0), last: Release(255) },],
    releases: "releases unknown (32-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Data of all instances of a Windows Management Instrumentation (WMI) block.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_ALL_DATA.", units: "", unknown: false, children: &[
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
        Field { name: "DataBlockOffset", path: "DataBlockOffset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the first instance's data from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances.", units: "", unknown: false, children: &[] },
        Field { name: "OffsetInstanceNameOffsets", path: "OffsetInstanceNameOffsets", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset, from the start of this structure, of an array of offsets to the instance names.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 60, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FixedInstanceSize", path: "FixedInstanceSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each instance.", units: "bytes", unknown: false, children: &[] },
            Field { name: "OffsetInstanceDataAndLength", path: "OffsetInstanceDataAndLength", offset: 60, size: 8, ty: "OFFSETINSTANCEDATAANDLENGTH", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 1 }, values: None, doc: "Offset and size of each instance, InstanceCount elements. C declares one.", units: "", unknown: false, children: &[
                Field { name: "OffsetInstanceData", path: "OffsetInstanceDataAndLength.OffsetInstanceData", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the data from the start of the WNODE_ALL_DATA.", units: "bytes", unknown: false, children: &[] },
                Field { name: "LengthInstanceData", path: "OffsetInstanceDataAndLength.LengthInstanceData", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the data.", units: "bytes", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
pub(crate) static LAYOUT_1: Layout = Layout {
    name: "WNODE_ALL_DATA",
    aliases: &[],
    form: "WnodeAllDataPtr64",
    holds: &[Holds { pointer: Pointer::Bits64, first: Release(0), last: Release(255) },],
    releases: "releases unknown (64-bit)",
    size: 72,
    fixed: 72,
    inserted: &[],
    total: Some(Total { number: NumberAt { field: "WnodeHeader.BufferSize", place: Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, mask: 18446744073709551615, shift: 0 }, unit: 1 }),
    summary: "Data of all instances of a Windows Management Instrumentation (WMI) block.",
    fields: &[
        Field { name: "WnodeHeader", path: "WnodeHeader", offset: 0, size: 48, ty: "WNODE_HEADER", kind: Kind::Struct, values: None, doc: "Header, with WNODE_FLAG_ALL_DATA.", units: "", unknown: false, children: &[
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
        Field { name: "DataBlockOffset", path: "DataBlockOffset", offset: 48, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the first instance's data from the start of this structure.", units: "bytes", unknown: false, children: &[] },
        Field { name: "InstanceCount", path: "InstanceCount", offset: 52, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Number of instances.", units: "", unknown: false, children: &[] },
        Field { name: "OffsetInstanceNameOffsets", path: "OffsetInstanceNameOffsets", offset: 56, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset, from the start of this structure, of an array of offsets to the instance names.", units: "bytes", unknown: false, children: &[] },
        Field { name: "", path: "", offset: 60, size: 8, ty: "union", kind: Kind::Union, values: None, doc: "", units: "", unknown: false, children: &[
            Field { name: "FixedInstanceSize", path: "FixedInstanceSize", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of each instance.", units: "bytes", unknown: false, children: &[] },
            Field { name: "OffsetInstanceDataAndLength", path: "OffsetInstanceDataAndLength", offset: 60, size: 8, ty: "OFFSETINSTANCEDATAANDLENGTH", kind: Kind::Array { element: ArrayElement { kind: ElementKind::Struct, size: 8 }, count: 1 }, values: None, doc: "Offset and size of each instance, InstanceCount elements. C declares one.", units: "", unknown: false, children: &[
                Field { name: "OffsetInstanceData", path: "OffsetInstanceDataAndLength.OffsetInstanceData", offset: 60, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Offset of the data from the start of the WNODE_ALL_DATA.", units: "bytes", unknown: false, children: &[] },
                Field { name: "LengthInstanceData", path: "OffsetInstanceDataAndLength.LengthInstanceData", offset: 64, size: 4, ty: "ULONG", kind: Kind::Unsigned, values: None, doc: "Size of the data.", units: "bytes", unknown: false, children: &[] },
            ] },
        ] },
        Field { name: "", path: "", offset: 68, size: 4, ty: "padding", kind: Kind::Padding, values: None, doc: "", units: "", unknown: false, children: &[] },
    ],
    tail: &[],
};
fixed! {
    /// Data of all instances of a Windows Management Instrumentation (WMI) block.
    ///
    /// In C: `WNODE_ALL_DATA`, 0x48 bytes. Releases unknown (32-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "WNODE_ALL_DATA")]
    owned WnodeAllDataPtr32 / WnodeAllDataPtr32View: followed [72] "WNODE_ALL_DATA" Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_ALL_DATA. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr32 = 0;
        /// Offset of the first instance's data from the start of this structure. `ULONG DataBlockOffset` at 0x30. Unit: bytes.
        data_block_offset set_data_block_offset: u32 = 48;
        /// Number of instances. `ULONG InstanceCount` at 0x34.
        instance_count set_instance_count: u32 = 52;
        /// Offset, from the start of this structure, of an array of offsets to the instance names. `ULONG OffsetInstanceNameOffsets` at 0x38. Unit: bytes.
        offset_instance_name_offsets set_offset_instance_name_offsets: u32 = 56;
        /// Size of each instance. `ULONG FixedInstanceSize` at 0x3C. Unit: bytes.
        fixed_instance_size set_fixed_instance_size: u32 = 60;
        /// Offset and size of each instance, InstanceCount elements. C declares one. `OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength` at 0x3C.
        offset_instance_data_and_length set_offset_instance_data_and_length: [crate::headers::Offsetinstancedataandlength; 1] = 60;
    }
    bits {
    }
}

impl WnodeAllDataPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
}

impl<B: Storage> WnodeAllDataPtr32<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeAllDataPtr32<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeAllDataPtr32View<'a> {
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
    pub fn to_value(&self) -> WnodeAllDataPtr32 {
        WnodeAllDataPtr32(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_ALL_DATA", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeAllDataPtr32View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeAllDataPtr32;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_ALL_DATA", bytes, view.total_size().max(72))?;
        Ok((view.with_rest(&own[72..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeAllDataPtr32, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_ALL_DATA", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}

fixed! {
    /// Data of all instances of a Windows Management Instrumentation (WMI) block.
    ///
    /// In C: `WNODE_ALL_DATA`, 0x48 bytes. Releases unknown (64-bit).
    ///
    /// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_ALL_DATA structure*.
    #[doc(alias = "WNODE_ALL_DATA")]
    owned WnodeAllDataPtr64 / WnodeAllDataPtr64View: followed [72] "WNODE_ALL_DATA" Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_ALL_DATA. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header set_wnode_header: crate::headers::WnodeHeaderPtr64 = 0;
        /// Offset of the first instance's data from the start of this structure. `ULONG DataBlockOffset` at 0x30. Unit: bytes.
        data_block_offset set_data_block_offset: u32 = 48;
        /// Number of instances. `ULONG InstanceCount` at 0x34.
        instance_count set_instance_count: u32 = 52;
        /// Offset, from the start of this structure, of an array of offsets to the instance names. `ULONG OffsetInstanceNameOffsets` at 0x38. Unit: bytes.
        offset_instance_name_offsets set_offset_instance_name_offsets: u32 = 56;
        /// Size of each instance. `ULONG FixedInstanceSize` at 0x3C. Unit: bytes.
        fixed_instance_size set_fixed_instance_size: u32 = 60;
        /// Offset and size of each instance, InstanceCount elements. C declares one. `OFFSETINSTANCEDATAANDLENGTH OffsetInstanceDataAndLength` at 0x3C.
        offset_instance_data_and_length set_offset_instance_data_and_length: [crate::headers::Offsetinstancedataandlength; 1] = 60;
    }
    bits {
    }
}

impl WnodeAllDataPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
}

impl<B: Storage> WnodeAllDataPtr64<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<B: Storage> WnodeAllDataPtr64<B> {
    /// Returns the offset of the payload from the start of the header.
    #[inline]
    pub fn data_offset(&self) -> usize {
        72
    }
}

impl<'a> WnodeAllDataPtr64View<'a> {
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
    pub fn to_value(&self) -> WnodeAllDataPtr64 {
        WnodeAllDataPtr64(*self.0.fixed)
    }
    /// Returns the payload: the bytes from [`data_offset`](Self::data_offset) to [`total_size`](Self::total_size).
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the size is smaller than the header, [`Error::TooShort`] if it exceeds the bytes present.
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        event_data("WNODE_ALL_DATA", "WnodeHeader.BufferSize", 72, self.data_offset(), self.total_size(), self.0.rest)
    }
}

impl<'a> Split<'a> for WnodeAllDataPtr64View<'a> {
    #[cfg(feature = "alloc")]
    type Owned = WnodeAllDataPtr64;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        let view = Self::begin(bytes)?;
        let (own, rest) = split_at("WNODE_ALL_DATA", bytes, view.total_size().max(72))?;
        Ok((view.with_rest(&own[72..]), rest))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<WnodeAllDataPtr64, Error> {
        // An owned header does not contain the payload.
        if !self.0.rest.is_empty() {
            return Err(Error::BadCount { name: "WNODE_ALL_DATA", field: "WnodeHeader.BufferSize", stated: self.total_size() as u64, have: 72 });
        }
        Ok(self.to_value())
    }
}

any_form! {
    "WNODE_ALL_DATA" {
        /// Releases unknown (32-bit).
        WnodeAllDataPtr32(WnodeAllDataPtr32, fixed) = 0,
        /// Releases unknown (64-bit).
        WnodeAllDataPtr64(WnodeAllDataPtr64, fixed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
