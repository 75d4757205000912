// Generated from spec/structs/ETW_DEBUG_PRINT_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Text printed to the debugger.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::PHNT_NTWMI, &sources::SELENE_SDK];
pub(crate) static LAYOUT_0: Layout = layout("ETW_DEBUG_PRINT_EVENT", "EtwDebugPrintEvent")
    .size(12)
    .fixed(8)
    .about("Text printed to the debugger.")
    .in_releases(
        "observed in 1607, 2004..20H2, 11-21H2", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)]
    )
    .with_tail(&[
        part("CHAR", "Message", Content::Text { unit: 1 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        unsigned("ULONG Component").at(0..4).about("ID of the component filter, a DPFLTR_ constant.")
            .means(Meaning::Enumeration),
        unsigned("ULONG Level").at(4..8).about("Importance, a DPFLTR_ constant.").means(Meaning::Enumeration),
        field("CHAR Message", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 1 } }).at(8..9)
            .means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EtwDebugPrintEvent` and [`EtwDebugPrintEventView`], with the getters of its fields.
    part EtwDebugPrintEventFixed / EtwDebugPrintEventView: followed,
        name = "ETW_DEBUG_PRINT_EVENT", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// ID of the component filter, a DPFLTR_ constant. `ULONG Component` at 0x00.
        component / set_component: u32, at = 0;
        /// Importance, a DPFLTR_ constant. `ULONG Level` at 0x04.
        level / set_level: u32, at = 4;
    }
}

impl<'a> EtwDebugPrintEventView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwDebugPrintEventFixed(first_and_rest::<8>("ETW_DEBUG_PRINT_EVENT", bytes)?);
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
    pub fn tail(&self) -> Result<EtwDebugPrintEventTail<'a>, Error> {
        let mut left = Left::new("ETW_DEBUG_PRINT_EVENT", 8, self.0.rest);
        let message = left.text();
        Ok(EtwDebugPrintEventTail { message, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwDebugPrintEvent, Error> {
        let tail = self.tail()?;
        Ok(EtwDebugPrintEvent {
            fixed: EtwDebugPrintEventFixed(*self.0.fixed),
            message: { let part = tail.message; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwDebugPrintEventView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwDebugPrintEventView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_DEBUG_PRINT_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwDebugPrintEventTail<'a> {
    /// `CHAR Message`, terminated by a zero.
    pub message: AnsiStr<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Text printed to the debugger.
///
/// In C: `ETW_DEBUG_PRINT_EVENT`, 0xc bytes with one element of its array, 0x8 without elements. Observed in
/// 1607, 2004..20H2, 11-21H2.
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "ETW_DEBUG_PRINT_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwDebugPrintEvent {
    fixed: EtwDebugPrintEventFixed,
    /// `CHAR Message`, terminated by a zero.
    pub message: AnsiString,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwDebugPrintEvent {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwDebugPrintEventView::new`] and [`EtwDebugPrintEventView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDebugPrintEventView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwDebugPrintEvent {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            message: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwDebugPrintEvent {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwDebugPrintEvent");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Message", &self.message);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(EtwDebugPrintEvent, fixed = EtwDebugPrintEventFixed, view = EtwDebugPrintEventView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for EtwDebugPrintEvent {
    const NAME: &'static str = "ETW_DEBUG_PRINT_EVENT";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("ETW_DEBUG_PRINT_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwDebugPrintEvent::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_DEBUG_PRINT_EVENT", out);
        {
            let part = &self.message;
            to.ansi("Message", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwDebugPrintEvent);
#[cfg(feature = "serde")]
serde_tailed!(EtwDebugPrintEvent, table = Table::form(&LAYOUT_0), parts { message = "Message", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwDebugPrintEvent {
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
