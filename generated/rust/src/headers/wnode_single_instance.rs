// Generated from spec/structs/WNODE_SINGLE_INSTANCE.toml by `cargo spec generate`. Do not edit: edit that file.

//! Data of one instance of a Windows Management Instrumentation (WMI) block.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::MINGW_W64_WMISTR, &sources::CHAPPELL_TRACEHEADERS, &sources::CHAPPELL_EVENT_TRACE_HEADER,
        &sources::CHAPPELL_NTTRACEEVENT, &sources::CHAPPELL_TRACEEVENT
    ];
const SOURCES_1: &[&Source] = &[&sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WNODE_SINGLE_ITEM];
pub(crate) static LAYOUT_0: Layout = layout("WNODE_SINGLE_INSTANCE", "WnodeSingleInstancePtr32")
    .size(64)
    .about("Data of one instance of a Windows Management Instrumentation (WMI) block.")
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
            .many(Many::Open).about("Instance name, padding and data.").up_to(8).in_units("bytes")
            .means(Meaning::Opaque),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_SINGLE_INSTANCE.")
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
        unsigned("ULONG DataBlockOffset").at(56..60).about("Offset of the data from the start of this structure.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SizeDataBlock").at(60..64).about("Size of the data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WNODE_SINGLE_INSTANCE", "WnodeSingleInstancePtr64")
    .size(64)
    .about("Data of one instance of a Windows Management Instrumentation (WMI) block.")
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
            .many(Many::Open).about("Instance name, padding and data.").up_to(8).in_units("bytes")
            .means(Meaning::Opaque),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        structure("WNODE_HEADER WnodeHeader").at(0..48).about("Header, with WNODE_FLAG_SINGLE_INSTANCE.")
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
        unsigned("ULONG DataBlockOffset").at(56..60).about("Offset of the data from the start of this structure.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG SizeDataBlock").at(60..64).about("Size of the data.").means(Meaning::Bytes)
            .with(&[More::Units("bytes")]),
    ]);
fixed! {
    /// Fixed part of `WnodeSingleInstancePtr32` and [`WnodeSingleInstancePtr32View`], with the getters of its fields.
    part WnodeSingleInstancePtr32Fixed / WnodeSingleInstancePtr32View: followed,
        name = "WNODE_SINGLE_INSTANCE", size = 64, table = Table::form(&LAYOUT_0);
    fields {
        /// Header, with WNODE_FLAG_SINGLE_INSTANCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr32, at = 0;
        /// Offset of the instance name from the start of this structure, unless names are static. `ULONG
        /// OffsetInstanceName` at 0x30. Unit: bytes.
        offset_instance_name / set_offset_instance_name: u32, at = 48;
        /// Index of the instance, if names are static. `ULONG InstanceIndex` at 0x34.
        instance_index / set_instance_index: u32, at = 52;
        /// Offset of the data from the start of this structure. `ULONG DataBlockOffset` at 0x38. Unit: bytes.
        data_block_offset / set_data_block_offset: u32, at = 56;
        /// Size of the data. `ULONG SizeDataBlock` at 0x3C. Unit: bytes.
        size_data_block / set_size_data_block: u32, at = 60;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeSingleInstancePtr32Fixed<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<'a> WnodeSingleInstancePtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WnodeSingleInstancePtr32Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", bytes)?);
        let rest =
            within(
                "WNODE_SINGLE_INSTANCE", "WnodeHeader.BufferSize", 64, u64::from(view.wnode_header().buffer_size()),
                view.0.rest
            )?;
        Ok(WnodeSingleInstancePtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<WnodeSingleInstancePtr32Tail<'a>, Error> {
        let mut left = Left::new("WNODE_SINGLE_INSTANCE", 64, self.0.rest);
        let variable_data = left.open();
        Ok(WnodeSingleInstancePtr32Tail { variable_data, rest: left.rest() })
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
    pub fn to_value(&self) -> Result<WnodeSingleInstancePtr32, Error> {
        let tail = self.tail()?;
        Ok(WnodeSingleInstancePtr32 {
            fixed: WnodeSingleInstancePtr32Fixed(*self.0.fixed),
            variable_data: { let part = tail.variable_data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WnodeSingleInstancePtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleInstancePtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WNODE_SINGLE_INSTANCE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WnodeSingleInstancePtr32Tail<'a> {
    /// Instance name, padding and data. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Data of one instance of a Windows Management Instrumentation (WMI) block.
///
/// In C: `WNODE_SINGLE_INSTANCE`, 0x40 bytes. Releases unknown (32-bit).
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[doc(alias = "WNODE_SINGLE_INSTANCE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WnodeSingleInstancePtr32 {
    fixed: WnodeSingleInstancePtr32Fixed,
    /// Instance name, padding and data. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeSingleInstancePtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WnodeSingleInstancePtr32View::new`] and [`WnodeSingleInstancePtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstancePtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WnodeSingleInstancePtr32 {
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
impl core::fmt::Debug for WnodeSingleInstancePtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleInstancePtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("VariableData", &self.variable_data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WnodeSingleInstancePtr32, fixed = WnodeSingleInstancePtr32Fixed, view = WnodeSingleInstancePtr32View, size = 64
);
#[cfg(feature = "alloc")]
impl Tailed for WnodeSingleInstancePtr32 {
    const NAME: &'static str = "WNODE_SINGLE_INSTANCE";
    const FIXED: usize = 64;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WnodeSingleInstancePtr32Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", fixed)?);
        Ok(Some((u64::from(view.wnode_header().buffer_size())).saturating_sub(64)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstancePtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WNODE_SINGLE_INSTANCE", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.wnode_header().buffer_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(
                Error::BadCount { name: "WNODE_SINGLE_INSTANCE", field: "WnodeHeader.BufferSize", stated, have }
            );
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeSingleInstancePtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    WnodeSingleInstancePtr32, table = Table::form(&LAYOUT_0), parts { variable_data = "VariableData", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleInstancePtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 64>(DECIDING, |bytes| {
            let mut value = WnodeSingleInstancePtr32Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", bytes)?)
                .to_value()?;
            let total = bytes.len();
            let mut changed_wnode_header = value.wnode_header(); changed_wnode_header.set_buffer_size((total) as u32);
                value.set_wnode_header(changed_wnode_header);
            Ok(value)
        })
    }
}

fixed! {
    /// Fixed part of `WnodeSingleInstancePtr64` and [`WnodeSingleInstancePtr64View`], with the getters of its fields.
    part WnodeSingleInstancePtr64Fixed / WnodeSingleInstancePtr64View: followed,
        name = "WNODE_SINGLE_INSTANCE", size = 64, table = Table::form(&LAYOUT_1);
    fields {
        /// Header, with WNODE_FLAG_SINGLE_INSTANCE. `WNODE_HEADER WnodeHeader` at 0x00. Returns a copy.
        wnode_header / set_wnode_header: crate::headers::WnodeHeaderPtr64, at = 0;
        /// Offset of the instance name from the start of this structure, unless names are static. `ULONG
        /// OffsetInstanceName` at 0x30. Unit: bytes.
        offset_instance_name / set_offset_instance_name: u32, at = 48;
        /// Index of the instance, if names are static. `ULONG InstanceIndex` at 0x34.
        instance_index / set_instance_index: u32, at = 52;
        /// Offset of the data from the start of this structure. `ULONG DataBlockOffset` at 0x38. Unit: bytes.
        data_block_offset / set_data_block_offset: u32, at = 56;
        /// Size of the data. `ULONG SizeDataBlock` at 0x3C. Unit: bytes.
        size_data_block / set_size_data_block: u32, at = 60;
        /// Size of the header and all data that follows. `ULONG BufferSize` at 0x00. Unit: bytes. Within
        /// [`Self::wnode_header`].
        buffer_size / set_buffer_size: u32, at = 0;
    }
}

impl<B: Storage> WnodeSingleInstancePtr64Fixed<B> {
    /// Returns the total size in bytes, payload included, from `WnodeHeader.BufferSize`.
    #[inline]
    pub fn total_size(&self) -> usize {
        self.wnode_header().buffer_size() as usize
    }
}

impl<'a> WnodeSingleInstancePtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part, or than `WnodeHeader.BufferSize` states;
    /// [`Error::BadCount`] if that is smaller than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WnodeSingleInstancePtr64Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", bytes)?);
        let rest =
            within(
                "WNODE_SINGLE_INSTANCE", "WnodeHeader.BufferSize", 64, u64::from(view.wnode_header().buffer_size()),
                view.0.rest
            )?;
        Ok(WnodeSingleInstancePtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<WnodeSingleInstancePtr64Tail<'a>, Error> {
        let mut left = Left::new("WNODE_SINGLE_INSTANCE", 64, self.0.rest);
        let variable_data = left.open();
        Ok(WnodeSingleInstancePtr64Tail { variable_data, rest: left.rest() })
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
    pub fn to_value(&self) -> Result<WnodeSingleInstancePtr64, Error> {
        let tail = self.tail()?;
        Ok(WnodeSingleInstancePtr64 {
            fixed: WnodeSingleInstancePtr64Fixed(*self.0.fixed),
            variable_data: { let part = tail.variable_data; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WnodeSingleInstancePtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleInstancePtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WNODE_SINGLE_INSTANCE`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WnodeSingleInstancePtr64Tail<'a> {
    /// Instance name, padding and data. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: Elements<'a, u8>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Data of one instance of a Windows Management Instrumentation (WMI) block.
///
/// In C: `WNODE_SINGLE_INSTANCE`, 0x40 bytes. Releases unknown (64-bit).
///
/// Source: The mingw-w64 developers, *wmistr.h*; Microsoft, *WNODE_SINGLE_ITEM structure*.
#[doc(alias = "WNODE_SINGLE_INSTANCE")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WnodeSingleInstancePtr64 {
    fixed: WnodeSingleInstancePtr64Fixed,
    /// Instance name, padding and data. `UCHAR VariableData`, to the end of the bytes. Unit: bytes.
    pub variable_data: alloc::vec::Vec<u8>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WnodeSingleInstancePtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from as many of the bytes as it states: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WnodeSingleInstancePtr64View::new`] and [`WnodeSingleInstancePtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstancePtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WnodeSingleInstancePtr64 {
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
impl core::fmt::Debug for WnodeSingleInstancePtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WnodeSingleInstancePtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("VariableData", &self.variable_data);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    WnodeSingleInstancePtr64, fixed = WnodeSingleInstancePtr64Fixed, view = WnodeSingleInstancePtr64View, size = 64
);
#[cfg(feature = "alloc")]
impl Tailed for WnodeSingleInstancePtr64 {
    const NAME: &'static str = "WNODE_SINGLE_INSTANCE";
    const FIXED: usize = 64;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WnodeSingleInstancePtr64Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", fixed)?);
        Ok(Some((u64::from(view.wnode_header().buffer_size())).saturating_sub(64)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WnodeSingleInstancePtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let from = out.len();
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WNODE_SINGLE_INSTANCE", out);
        {
            let part = &self.variable_data;
            to.elements(part); to.limit("VariableData", 1);
        }
        to.finish(&self.rest)?;
        let (stated, have) = (u64::from(self.wnode_header().buffer_size()), (out.len() - from) as u64);
        if stated != have {
            out.truncate(from);
            return Err(
                Error::BadCount { name: "WNODE_SINGLE_INSTANCE", field: "WnodeHeader.BufferSize", stated, have }
            );
        }
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WnodeSingleInstancePtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    WnodeSingleInstancePtr64, table = Table::form(&LAYOUT_1), parts { variable_data = "VariableData", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WnodeSingleInstancePtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 64>(DECIDING, |bytes| {
            let mut value = WnodeSingleInstancePtr64Fixed(first_and_rest::<64>("WNODE_SINGLE_INSTANCE", bytes)?)
                .to_value()?;
            let total = bytes.len();
            let mut changed_wnode_header = value.wnode_header(); changed_wnode_header.set_buffer_size((total) as u32);
                value.set_wnode_header(changed_wnode_header);
            Ok(value)
        })
    }
}

/// Alias of [`WnodeSingleInstancePtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `WnodeSingleInstancePtr32` or `WnodeSingleInstancePtr64`"]
pub type WnodeSingleInstance = WnodeSingleInstancePtr64;
/// Alias of [`WnodeSingleInstancePtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `WnodeSingleInstancePtr32View` or `WnodeSingleInstancePtr64View`"
]
pub type WnodeSingleInstanceView<'a> = WnodeSingleInstancePtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WNODE_SINGLE_INSTANCE" {
        /// Releases unknown (32-bit).
        WnodeSingleInstancePtr32(WnodeSingleInstancePtr32, tailed) = 0,
        /// Releases unknown (64-bit).
        WnodeSingleInstancePtr64(WnodeSingleInstancePtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
