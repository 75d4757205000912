// Generated from spec/structs/IPT_TRACE_EVENT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Intel Processor Trace data recorded before another event.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::CHAPPELL_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("IPT_TRACE_EVENT_DATA", "IptTraceEventData")
    .size(40)
    .fixed(32)
    .about("Intel Processor Trace data recorded before another event.")
    .in_releases("observed in 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("UCHAR", "IptTrace", Content::Value(ArrayElement { kind: ElementKind::Unsigned, size: 1 }))
            .many(Many::Open).up_to(8).means(Meaning::Opaque),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONGLONG TimeStamp").at(0..8).means(Meaning::TimeStamp),
        unsigned("ULONG ProcessId").at(8..12).means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(12..16).means(Meaning::ThreadId),
        unsigned("ULONGLONG IptOption").at(16..24).means(Meaning::Flags),
        unsigned("ULONG IptTraceSize").at(24..28).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG IptTraceStopOffset").at(28..32).means(Meaning::Bytes).with(&[More::Units("bytes")]),
        field("UCHAR IptTrace", Kind::Open { element: ArrayElement { kind: ElementKind::Unsigned, size: 1 } })
            .at(32..33).means(Meaning::Opaque),
    ]);
fixed! {
    /// Fixed part of `IptTraceEventData` and [`IptTraceEventDataView`], with the getters of its fields.
    part IptTraceEventDataFixed / IptTraceEventDataView: followed,
        name = "IPT_TRACE_EVENT_DATA", size = 32, table = Table::form(&LAYOUT_0);
    fields {
        /// Point in time, by the clock of the session. `ULONGLONG TimeStamp` at 0x00.
        time_stamp / set_time_stamp: u64, at = 0;
        /// Process ID. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Thread ID. `ULONG ThreadId` at 0x0C.
        thread_id / set_thread_id: u32, at = 12;
        /// `ULONGLONG IptOption` at 0x10.
        ipt_option / set_ipt_option: u64, at = 16;
        /// `ULONG IptTraceSize` at 0x18. Unit: bytes.
        ipt_trace_size / set_ipt_trace_size: u32, at = 24;
        /// `ULONG IptTraceStopOffset` at 0x1C. Unit: bytes.
        ipt_trace_stop_offset / set_ipt_trace_stop_offset: u32, at = 28;
    }
}

impl<'a> IptTraceEventDataView<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a whole
    /// number of elements.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = IptTraceEventDataFixed(first_and_rest::<32>("IPT_TRACE_EVENT_DATA", bytes)?);
        whole_elements("IPT_TRACE_EVENT_DATA", 1, view.0.rest)?;
        Ok(view)
    }
    /// Bytes of a structure that another interface defines. `UCHAR IptTrace` at 0x20.
    #[inline]
    pub fn ipt_trace(&self) -> Elements<'a, u8> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> IptTraceEventData {
        IptTraceEventData { fixed: IptTraceEventDataFixed(*self.0.fixed), ipt_trace: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for IptTraceEventDataView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("IptTraceEventDataView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("IptTrace", &self.ipt_trace()).finish()
    }
}

/// Intel Processor Trace data recorded before another event.
///
/// In C: `IPT_TRACE_EVENT_DATA`, 0x28 bytes with one element of its array, 0x20 without elements. Observed
/// in 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "IPT_TRACE_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct IptTraceEventData {
    fixed: IptTraceEventDataFixed,
    /// Bytes of a structure that another interface defines. `UCHAR IptTrace` at 0x20.
    pub ipt_trace: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl IptTraceEventData {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`IptTraceEventDataView::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        IptTraceEventDataView::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for IptTraceEventData {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), ipt_trace: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for IptTraceEventData {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("IptTraceEventData");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("IptTrace", &self.ipt_trace).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(IptTraceEventData, fixed = IptTraceEventDataFixed, view = IptTraceEventDataView, size = 32);
#[cfg(feature = "alloc")]
impl Tailed for IptTraceEventData {
    const NAME: &'static str = "IPT_TRACE_EVENT_DATA";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<32>("IPT_TRACE_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        IptTraceEventData::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        self.ipt_trace.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(IptTraceEventData);
#[cfg(feature = "serde")]
serde_tailed!(IptTraceEventData, table = Table::form(&LAYOUT_0), parts { ipt_trace = "IptTrace", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for IptTraceEventData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 32]>();
        let elements = proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6);
        (fixed, elements).prop_map(|(fixed, ipt_trace)| {
            Self { fixed: IptTraceEventDataFixed(fixed), ipt_trace }
        }).boxed()
    }
}
