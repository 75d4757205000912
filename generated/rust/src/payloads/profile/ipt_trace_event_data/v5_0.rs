// Generated from spec/structs/IPT_TRACE_EVENT_DATA.toml by `cargo run --release -- generate`. Do not edit: edit that file.

//! IPT_TRACE_EVENT_DATA in the form of releases 5.0+.
#[allow(unused_imports)]
use crate::rt::*;

/// What Intel's Processor Trace recorded before another event.
///
/// In C: `IPT_TRACE_EVENT_DATA`, 0x28 bytes with one element of its array, 0x20 without. Releases 5.0+.
///
/// Source: Geoff Chappell, *NTWMI.H*; Can Bölük, *Types of Windows, from its symbol files*.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg(feature = "alloc")]
#[doc(alias = "IPT_TRACE_EVENT_DATA")]
pub struct IptTraceEventData {
    /// `ULONGLONG TimeStamp`, at 0x00.
    pub time_stamp: u64,
    /// `ULONG ProcessId`, at 0x08.
    pub process_id: u32,
    /// `ULONG ThreadId`, at 0x0C.
    pub thread_id: u32,
    /// `ULONGLONG IptOption`, at 0x10.
    pub ipt_option: u64,
    /// `ULONG IptTraceSize`, at 0x18.
    pub ipt_trace_size: u32,
    /// `ULONG IptTraceStopOffset`, at 0x1C.
    pub ipt_trace_stop_offset: u32,
    /// `UCHAR IptTrace`, at 0x20.
    pub ipt_trace: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl IptTraceEventData {
    /// The bytes that are always there.
    pub const FIXED_SIZE: usize = 32;
    /// Reads it from all of the bytes: the fixed part, and what follows as elements.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 32 bytes, [`Error::PartialElement`] if the rest is not a
    /// whole number of elements, [`Error::BadCount`] if a field says that there are more than there are.
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        let view = IptTraceEventDataView::new(bytes)?;
        Ok(Self::with_tail(view.fixed, to_vec(view.rest)))
    }
    #[inline]
    fn with_tail(bytes: &[u8; 32], tail: alloc::vec::Vec<u8>) -> Self {
        Self {
            time_stamp: u64::from_le_bytes(get::<0, 8, _>(bytes)),
            process_id: u32::from_le_bytes(get::<8, 4, _>(bytes)),
            thread_id: u32::from_le_bytes(get::<12, 4, _>(bytes)),
            ipt_option: u64::from_le_bytes(get::<16, 8, _>(bytes)),
            ipt_trace_size: u32::from_le_bytes(get::<24, 4, _>(bytes)),
            ipt_trace_stop_offset: u32::from_le_bytes(get::<28, 4, _>(bytes)),
            ipt_trace: tail,
        }
    }
    /// The bytes of its fixed part.
    #[inline]
    pub fn fixed_to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        put::<0, 8, _>(&mut bytes, self.time_stamp.to_le_bytes());
        put::<8, 4, _>(&mut bytes, self.process_id.to_le_bytes());
        put::<12, 4, _>(&mut bytes, self.thread_id.to_le_bytes());
        put::<16, 8, _>(&mut bytes, self.ipt_option.to_le_bytes());
        put::<24, 4, _>(&mut bytes, self.ipt_trace_size.to_le_bytes());
        put::<28, 4, _>(&mut bytes, self.ipt_trace_stop_offset.to_le_bytes());
        bytes
    }
    /// All of its bytes.
    ///
    /// # Errors
    ///
    /// [`Error::BadCount`] if the fixed part announces another length than what follows it has.
    #[inline]
    pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, Error> {
        let mut out = alloc::vec::Vec::new();
        Tailed::append_to(self, &mut out)?;
        Ok(out)
    }
    /// The table that describes the form.
    #[cfg(feature = "describe")]
    pub const LAYOUT: &'static crate::describe::Layout = &crate::tables::ipt_trace_event_data::V5_0;
}

#[cfg(feature = "alloc")]
impl Default for IptTraceEventData {
    /// All zero, with nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self::with_tail(&[0; 32], alloc::vec::Vec::new())
    }
}

#[cfg(feature = "alloc")]
impl Sealed for IptTraceEventData {}
#[cfg(feature = "alloc")]
impl Tailed for IptTraceEventData {
    const NAME: &'static str = "IPT_TRACE_EVENT_DATA";
    const FIXED: usize = 32;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        match fixed.first_chunk() {
            Some(fixed) => Ok(IptTraceEventDataView::announced(fixed)),
            None => Err(Error::TooShort { name: "IPT_TRACE_EVENT_DATA", needed: 32, have: fixed.len() }),
        }
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        IptTraceEventData::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let fixed = self.fixed_to_bytes();
        let have = (self.ipt_trace.len() * 1) as u64;
        let says = IptTraceEventDataView::announced(&fixed).unwrap_or(have);
        if says != have {
            return Err(Error::BadCount { name: "IPT_TRACE_EVENT_DATA", field: "IptTrace", says, have });
        }
        out.extend_from_slice(&fixed);
        self.ipt_trace.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(IptTraceEventData);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for IptTraceEventData {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    #[inline]
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let strategy = (proptest::arbitrary::any::<[u8; 32]>(), proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..6)).prop_map(|(fixed, tail)| Self::with_tail(&fixed, tail));
        strategy.boxed()
    }
}

/// A borrowed view of [`IptTraceEventData`]: nothing is copied until a getter is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct IptTraceEventDataView<'a> {
    fixed: &'a [u8; 32],
    rest: &'a [u8],
}

impl<'a> IptTraceEventDataView<'a> {
    /// A view of the start of the bytes, and of what follows.
    ///
    /// # Errors
    ///
    /// As [`IptTraceEventData`]'s `from_slice`.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        match bytes.split_first_chunk() {
            Some((fixed, rest)) => {
                let left = rest.len() % 1;
                if left != 0 {
                    return Err(Error::PartialElement { name: "IPT_TRACE_EVENT_DATA", element: 1, left });
                }
                Ok(Self { fixed, rest })
            }
            None => Err(Error::TooShort { name: "IPT_TRACE_EVENT_DATA", needed: 32, have: bytes.len() }),
        }
    }
    /// The bytes of the fixed part.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8; 32] {
        self.fixed
    }
    /// `UCHAR IptTrace`, at 0x20.
    #[inline]
    pub fn ipt_trace(&self) -> Elements<'a, u8> {
        Elements::new(self.rest)
    }
    /// How many bytes the fixed part says that follow it, if it says.
    #[cfg_attr(not(feature = "alloc"), allow(dead_code))]
    #[inline]
    fn announced(_: &[u8; 32]) -> Option<u64> {
        None
    }
    /// The value, owned.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> IptTraceEventData {
        IptTraceEventData::with_tail(self.fixed, to_vec(self.rest))
    }
}

getters! {
    self IptTraceEventDataView "IptTraceEventDataView" {
        /// `ULONGLONG TimeStamp`, at 0x00.
        time_stamp: u64 = u64::from_le_bytes(get::<0, 8, _>(self.fixed));
        /// `ULONG ProcessId`, at 0x08.
        process_id: u32 = u32::from_le_bytes(get::<8, 4, _>(self.fixed));
        /// `ULONG ThreadId`, at 0x0C.
        thread_id: u32 = u32::from_le_bytes(get::<12, 4, _>(self.fixed));
        /// `ULONGLONG IptOption`, at 0x10.
        ipt_option: u64 = u64::from_le_bytes(get::<16, 8, _>(self.fixed));
        /// `ULONG IptTraceSize`, at 0x18.
        ipt_trace_size: u32 = u32::from_le_bytes(get::<24, 4, _>(self.fixed));
        /// `ULONG IptTraceStopOffset`, at 0x1C.
        ipt_trace_stop_offset: u32 = u32::from_le_bytes(get::<28, 4, _>(self.fixed));
    }
}

impl<'a> Split<'a> for IptTraceEventDataView<'a> {
    #[cfg(feature = "alloc")]
    type Owned = IptTraceEventData;
    #[inline]
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error> {
        Ok((Self::new(bytes)?, &[]))
    }
    #[cfg(feature = "alloc")]
    #[inline]
    fn to_owned_value(&self) -> Result<IptTraceEventData, Error> {
        Ok(self.to_value())
    }
}
