// Generated from spec/structs/ETW_THREAD_SET_NAME_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Thread name set.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::SELENE_SDK, &sources::MICROSOFT_TRACEEVENT, &sources::OBSERVED_TRACES, &sources::CHAPPELL_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_THREAD_SET_NAME_EVENT", "EtwThreadSetNameEvent")
    .size(12)
    .fixed(8)
    .about("Thread name set.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ThreadName", Content::Text { unit: 2 }).about("Thread name.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG ProcessId").at(0..4).about("ID of the process that contains the thread.")
            .means(Meaning::ProcessId),
        unsigned("ULONG ThreadId").at(4..8).means(Meaning::ThreadId),
        field("WCHAR ThreadName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(8..10).about("Thread name.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EtwThreadSetNameEvent` and [`EtwThreadSetNameEventView`], with the getters of its fields.
    part EtwThreadSetNameEventFixed / EtwThreadSetNameEventView: followed,
        name = "ETW_THREAD_SET_NAME_EVENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// ID of the process that contains the thread. `ULONG ProcessId` at 0x00.
        process_id / set_process_id: u32, at = 0;
        /// Thread ID. `ULONG ThreadId` at 0x04.
        thread_id / set_thread_id: u32, at = 4;
    }
}

impl<'a> EtwThreadSetNameEventView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwThreadSetNameEventFixed(first_and_rest::<8>("ETW_THREAD_SET_NAME_EVENT", bytes)?);
        Ok(view)
    }
    /// Decodes the parts that follow the fixed part.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than a part needs, [`Error::BadCount`] if a field announces more
    /// than
    /// is present.
    #[inline]
    pub fn tail(&self) -> Result<EtwThreadSetNameEventTail<'a>, Error> {
        let mut left = Left::new("ETW_THREAD_SET_NAME_EVENT", 8, self.0.rest);
        let thread_name = left.text();
        Ok(EtwThreadSetNameEventTail { thread_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwThreadSetNameEvent, Error> {
        let tail = self.tail()?;
        Ok(EtwThreadSetNameEvent {
            fixed: EtwThreadSetNameEventFixed(*self.0.fixed),
            thread_name: { let part = tail.thread_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwThreadSetNameEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwThreadSetNameEventView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_THREAD_SET_NAME_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwThreadSetNameEventTail<'a> {
    /// Thread name. `WCHAR ThreadName`, terminated by a zero.
    pub thread_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Thread name set.
///
/// In C: `ETW_THREAD_SET_NAME_EVENT`, 0xc bytes with one element of its array, 0x8 without elements. Releases unknown.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Can Bölük, *Windows types from symbol files*; Microsoft, *KernelTraceEventParser.cs*; The etwspec
/// developers, *Nineteen log files of public projects*; Geoff Chappell, *NTWMI.H*.
#[doc(alias = "ETW_THREAD_SET_NAME_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwThreadSetNameEvent {
    fixed: EtwThreadSetNameEventFixed,
    /// Thread name. `WCHAR ThreadName`, terminated by a zero.
    pub thread_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwThreadSetNameEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwThreadSetNameEventView::new`] and [`EtwThreadSetNameEventView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwThreadSetNameEventView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwThreadSetNameEvent {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            thread_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwThreadSetNameEvent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwThreadSetNameEvent");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ThreadName", &self.thread_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwThreadSetNameEvent, fixed = EtwThreadSetNameEventFixed, view = EtwThreadSetNameEventView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for EtwThreadSetNameEvent {
    const NAME: &'static str = "ETW_THREAD_SET_NAME_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("ETW_THREAD_SET_NAME_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwThreadSetNameEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_THREAD_SET_NAME_EVENT", out);
        {
            let part = &self.thread_name;
            to.utf16("ThreadName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwThreadSetNameEvent);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwThreadSetNameEvent, table = Table::form(&LAYOUT_0), parts { thread_name = "ThreadName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwThreadSetNameEvent {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 8>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
