// Generated from spec/structs/WNODE_SINGLE_ITEM.toml by `cargo spec generate`. Do not edit: edit that file.

//! One data item of an instance of a Windows Management Instrumentation (WMI) block.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_SINGLE_ITEM];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_SINGLE_ITEM", "WnodeSingleItemPtr32")
    .size(72)
    .fixed(68)
    .about("One data item of an instance of a Windows Management Instrumentation (WMI) block.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_total(
        &number(
            "WnodeHeader.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
            0
        ),
        1
    )
    .with_tail(&[
        part("UCHAR", "VariableData", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Open).about("Instance name, padding and value.").up_to(8).in_units("bytes")
            .means(Meaning::Opaque),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_SINGLE_ITEM.")
            .with(&[More::Fields(&[
            unsigned("ULONG WnodeHeader.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG WnodeHeader.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 WnodeHeader.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG WnodeHeader.Version").at(8..12).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG WnodeHeader.Linkage").at(12..16).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WnodeHeader.CountLost").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE WnodeHeader.KernelHandle").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER WnodeHeader.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID WnodeHeader.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.ClientContext").at(40..44)
                .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG OffsetInstanceName").at(48..52)
            .about("Offset of the instance name from the start of this structure, unless names are static.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG InstanceIndex").at(52..56).about("Index of the instance, if names are static.")
            .means(Meaning::Index),
        unsigned("ULONG ItemId").at(56..60).about("Item ID.").means(Meaning::Identifier),
        unsigned("ULONG DataBlockOffset").at(60..64)
            .about("Offset of the item's value from the start of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG SizeDataItem").at(64..68).about("Size of the value.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        field("UCHAR VariableData", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } })
            .at(68..69).about("Instance name, padding and value.").means(Meaning::Opaque).with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_SINGLE_ITEM", "WnodeSingleItemPtr64")
    .size(72)
    .fixed(68)
    .about("One data item of an instance of a Windows Management Instrumentation (WMI) block.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_total(
        &number(
            "WnodeHeader.BufferSize", Place::Fixed { offset: 0, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
            0
        ),
        1
    )
    .with_tail(&[
        part("UCHAR", "VariableData", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Open).about("Instance name, padding and value.").up_to(8).in_units("bytes")
            .means(Meaning::Opaque),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_SINGLE_ITEM.")
            .with(&[More::Fields(&[
            unsigned("ULONG WnodeHeader.BufferSize").at(0..4).about("Size of the header and all data that follows.")
                .means(Meaning::Bytes).stated_by(SOURCES).with(&[More::Units("bytes")]),
            unsigned("ULONG WnodeHeader.ProviderId").at(4..8)
                .about("WMI provider of an event. Documented as reserved in other blocks.").means(Meaning::Identifier)
                .stated_by(SOURCES),
            union("union ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG64 WnodeHeader.HistoricalContext").at(8..16)
                    .about("Handle of the event tracing session, in tracing.").means(Meaning::Handle)
                    .stated_by(SOURCES),
                structure("struct ").at(8..16).stated_by(SOURCES).with(&[More::Fields(&[
                    unsigned("ULONG WnodeHeader.Version").at(8..12).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                    unsigned("ULONG WnodeHeader.Linkage").at(12..16).about("Documented as reserved.")
                        .means(Meaning::Reserved).stated_by(SOURCES),
                ])]),
            ])]),
            union("union ").at(16..24).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WnodeHeader.CountLost").at(16..20).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                address("HANDLE WnodeHeader.KernelHandle").at(16..24).about("Documented as reserved.")
                    .means(Meaning::Reserved).stated_by(SOURCES),
                signed("LARGE_INTEGER WnodeHeader.TimeStamp").at(16..24)
                    .about("Time stamp, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::FileTime)
                    .stated_by(SOURCES),
            ])]),
            field("GUID WnodeHeader.Guid", Kind::Guid).at(24..40)
                .about("Class of the data, at the same offset as in EVENT_TRACE_HEADER.").means(Meaning::Guid)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.ClientContext").at(40..44)
                .about("Clock of a session, a value of EVENT_TRACE_CLOCK.").means(Meaning::Enumeration)
                .stated_by(SOURCES),
            unsigned("ULONG WnodeHeader.Flags").at(44..48)
                .about("How to interpret the header and the data, and which structure starts with the header.")
                .means(Meaning::Flags).stated_by(SOURCES)
                .with(&[More::Values(crate::headers::EventTraceHeaderFlags::VALUES)]),
        ])]),
        unsigned("ULONG OffsetInstanceName").at(48..52)
            .about("Offset of the instance name from the start of this structure, unless names are static.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG InstanceIndex").at(52..56).about("Index of the instance, if names are static.")
            .means(Meaning::Index),
        unsigned("ULONG ItemId").at(56..60).about("Item ID.").means(Meaning::Identifier),
        unsigned("ULONG DataBlockOffset").at(60..64)
            .about("Offset of the item's value from the start of this structure.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        unsigned("ULONG SizeDataItem").at(64..68).about("Size of the value.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
        field("UCHAR VariableData", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } })
            .at(68..69).about("Instance name, padding and value.").means(Meaning::Opaque).with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `WnodeSingleItemPtr32` and [`WnodeSingleItemPtr32View`], with the getters of its fields.
    part WnodeSingleItemPtr32Fixed / WnodeSingleItemPtr32View: followed,
        name = "WNODE_SINGLE_ITEM", size = 68, table = Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_SINGLE_ITEM. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Offset of the instance name from the start of this structure, unless names are static. `ULONG
        /// OffsetInstanceName` at 0x30. Unit: bytes.
        offset_instance_name / set_offset_instance_name: u32, at = 48;
        /// Index of the instance, if names are static. `ULONG InstanceIndex` at 0x34.
        instance_index / set_instance_index: u32, at = 52;
        /// Item ID. `ULONG ItemId` at 0x38.
        item_id / set_item_id: u32, at = 56;
        /// Offset of the item's value from the start of this structure. `ULONG DataBlockOffset` at 0x3C. Unit: bytes.
        data_block_offset / set_data_block_offset: u32, at = 60;
        /// Size of the value. `ULONG SizeDataItem` at 0x40. Unit: bytes.
        size_data_item / set_size_data_item: u32, at = 64;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeSingleItemPtr32Fixed<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<'a> WnodeSingleItemPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WnodeSingleItemPtr32Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", bytes)?);
        let rest =
            within(
                "WNODE_SINGLE_ITEM", "WnodeHeader.BufferSize", 68, u64::from(view.wnode_header().buffer_size()),
                view.0.rest
            )?;
        Ok(WnodeSingleItemPtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<WnodeSingleItemPtr32Tail<'a>, Error> {
        let mut left = Left::new("WNODE_SINGLE_ITEM", 68, self.0.rest);
        let variable_data = left.open();
        Ok(WnodeSingleItemPtr32Tail { variable_data, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WnodeSingleItemPtr32, Error> {
        let tail = self.tail()?;
        Ok(WnodeSingleItemPtr32 {
            fixed: WnodeSingleItemPtr32Fixed(*self.0.fixed),
            variable_data: { let part = tail.variable_data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WnodeSingleItemPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleItemPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WNODE_SINGLE_ITEM`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WnodeSingleItemPtr32Tail<'a> {
    /// Instance name, padding and value. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// One data item of an instance of a Windows Management Instrumentation (WMI) block.
///
/// In C: `WNODE_SINGLE_ITEM`, 0x48 bytes with one element of its array, 0x44 without elements. Releases unknown
/// (32-bit).
///
/// The size in C includes 4 bytes of padding at the end, which are the first bytes of VariableData.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[doc(alias = "WNODE_SINGLE_ITEM")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WnodeSingleItemPtr32 {
    fixed: WnodeSingleItemPtr32Fixed,
    /// Instance name, padding and value. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeSingleItemPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WnodeSingleItemPtr32View::new`] and [`WnodeSingleItemPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleItemPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WnodeSingleItemPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            variable_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WnodeSingleItemPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleItemPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("VariableData", &self.variable_data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WnodeSingleItemPtr32, fixed = WnodeSingleItemPtr32Fixed, view = WnodeSingleItemPtr32View, size = 68);
#[cfg(feature = "alloc")]
impl Tailed for WnodeSingleItemPtr32 {
    const NAME: &'static str = "WNODE_SINGLE_ITEM";
    const FIXED: usize = 68;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WnodeSingleItemPtr32Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", fixed)?);
        Ok(Some((u64::from(view.wnode_header().buffer_size())).saturating_sub(68)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleItemPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WNODE_SINGLE_ITEM", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.wnode_header().buffer_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "WNODE_SINGLE_ITEM", field: "WnodeHeader.BufferSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeSingleItemPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    WnodeSingleItemPtr32, table = Table::form(&LAYOUT_0), parts { variable_data = "VariableData", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleItemPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 68>(DECIDING, |bytes| {
            let mut value = WnodeSingleItemPtr32Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", bytes)?).to_value()?;
            let total = bytes.len();
            let mut changed_wnode_header = value.wnode_header(); changed_wnode_header.set_buffer_size((total) as u32);
                value.set_wnode_header(changed_wnode_header);
            Ok(value)
        })
    }
}

fixed! {
    /// Fixed part of `WnodeSingleItemPtr64` and [`WnodeSingleItemPtr64View`], with the getters of its fields.
    part WnodeSingleItemPtr64Fixed / WnodeSingleItemPtr64View: followed,
        name = "WNODE_SINGLE_ITEM", size = 68, table = Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_SINGLE_ITEM. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Offset of the instance name from the start of this structure, unless names are static. `ULONG
        /// OffsetInstanceName` at 0x30. Unit: bytes.
        offset_instance_name / set_offset_instance_name: u32, at = 48;
        /// Index of the instance, if names are static. `ULONG InstanceIndex` at 0x34.
        instance_index / set_instance_index: u32, at = 52;
        /// Item ID. `ULONG ItemId` at 0x38.
        item_id / set_item_id: u32, at = 56;
        /// Offset of the item's value from the start of this structure. `ULONG DataBlockOffset` at 0x3C. Unit: bytes.
        data_block_offset / set_data_block_offset: u32, at = 60;
        /// Size of the value. `ULONG SizeDataItem` at 0x40. Unit: bytes.
        size_data_item / set_size_data_item: u32, at = 64;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeSingleItemPtr64Fixed<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<'a> WnodeSingleItemPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WnodeSingleItemPtr64Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", bytes)?);
        let rest =
            within(
                "WNODE_SINGLE_ITEM", "WnodeHeader.BufferSize", 68, u64::from(view.wnode_header().buffer_size()),
                view.0.rest
            )?;
        Ok(WnodeSingleItemPtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<WnodeSingleItemPtr64Tail<'a>, Error> {
        let mut left = Left::new("WNODE_SINGLE_ITEM", 68, self.0.rest);
        let variable_data = left.open();
        Ok(WnodeSingleItemPtr64Tail { variable_data, rest: left.rest() })
    }
    /// Returns the payload: the bytes after the known parts.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[inline]
    pub fn data(&self) -> Result<&'a [u8], Error> {
        self.tail().map(|tail| tail.rest)
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WnodeSingleItemPtr64, Error> {
        let tail = self.tail()?;
        Ok(WnodeSingleItemPtr64 {
            fixed: WnodeSingleItemPtr64Fixed(*self.0.fixed),
            variable_data: { let part = tail.variable_data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WnodeSingleItemPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleItemPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WNODE_SINGLE_ITEM`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WnodeSingleItemPtr64Tail<'a> {
    /// Instance name, padding and value. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// One data item of an instance of a Windows Management Instrumentation (WMI) block.
///
/// In C: `WNODE_SINGLE_ITEM`, 0x48 bytes with one element of its array, 0x44 without elements. Releases unknown
/// (64-bit).
///
/// The size in C includes 4 bytes of padding at the end, which are the first bytes of VariableData.
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[doc(alias = "WNODE_SINGLE_ITEM")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WnodeSingleItemPtr64 {
    fixed: WnodeSingleItemPtr64Fixed,
    /// Instance name, padding and value. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeSingleItemPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WnodeSingleItemPtr64View::new`] and [`WnodeSingleItemPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleItemPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WnodeSingleItemPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            variable_data: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WnodeSingleItemPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleItemPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("VariableData", &self.variable_data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WnodeSingleItemPtr64, fixed = WnodeSingleItemPtr64Fixed, view = WnodeSingleItemPtr64View, size = 68);
#[cfg(feature = "alloc")]
impl Tailed for WnodeSingleItemPtr64 {
    const NAME: &'static str = "WNODE_SINGLE_ITEM";
    const FIXED: usize = 68;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WnodeSingleItemPtr64Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", fixed)?);
        Ok(Some((u64::from(view.wnode_header().buffer_size())).saturating_sub(68)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleItemPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WNODE_SINGLE_ITEM", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.wnode_header().buffer_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(Error::BadCount { name: "WNODE_SINGLE_ITEM", field: "WnodeHeader.BufferSize", stated, have });
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeSingleItemPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    WnodeSingleItemPtr64, table = Table::form(&LAYOUT_1), parts { variable_data = "VariableData", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleItemPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 68>(DECIDING, |bytes| {
            let mut value = WnodeSingleItemPtr64Fixed(first_and_rest::<68>("WNODE_SINGLE_ITEM", bytes)?).to_value()?;
            let total = bytes.len();
            let mut changed_wnode_header = value.wnode_header(); changed_wnode_header.set_buffer_size((total) as u32);
                value.set_wnode_header(changed_wnode_header);
            Ok(value)
        })
    }
}

/// Alias of [`WnodeSingleItemPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `WnodeSingleItemPtr32` or `WnodeSingleItemPtr64`"]
pub type WnodeSingleItem = WnodeSingleItemPtr64;
/// Alias of [`WnodeSingleItemPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WnodeSingleItemPtr32View` or `WnodeSingleItemPtr64View`"]
pub type WnodeSingleItemView<'a> = WnodeSingleItemPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WNODE_SINGLE_ITEM" {
        /// Releases unknown (32-bit).
        WnodeSingleItemPtr32(WnodeSingleItemPtr32, tailed) = 0,
        /// Releases unknown (64-bit).
        WnodeSingleItemPtr64(WnodeSingleItemPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
