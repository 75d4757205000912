// Generated from spec/structs/STACK_TRACE_EVENT_DATA.toml by `cargo spec generate`. Do not edit: edit that file.

//! Addresses of a call stack that other events refer to by its key.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_TRACEEVENT, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("STACK_TRACE_EVENT_DATA", "StackTraceEventDataPtr32")
    .size(4)
    .about("Addresses of a call stack that other events refer to by its key.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("PVOID", "Addresses", Content::Value(ArrayElement { kind: ElementKind::Address, size: 4 }))
            .many(Many::Open).about("Stack addresses, innermost call first.").up_to(64).means(Meaning::CodeAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR StackKey").at(0..4).about("Key of the stack.").means(Meaning::Identifier),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("STACK_TRACE_EVENT_DATA", "StackTraceEventDataPtr64")
    .size(8)
    .about("Addresses of a call stack that other events refer to by its key.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("PVOID", "Addresses", Content::Value(ArrayElement { kind: ElementKind::Address, size: 8 }))
            .many(Many::Open).about("Stack addresses, innermost call first.").up_to(64).means(Meaning::CodeAddress),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR StackKey").at(0..8).about("Key of the stack.").means(Meaning::Identifier),
    ]);
fixed! {
    /// Fixed part of `StackTraceEventDataPtr32` and [`StackTraceEventDataPtr32View`], with the getters of its fields.
    part StackTraceEventDataPtr32Fixed / StackTraceEventDataPtr32View: followed,
        name = "STACK_TRACE_EVENT_DATA", size = 4, table = Table::form(&LAYOUT_0);
    fields {
        /// Key of the stack. `ULONG_PTR StackKey` at 0x00.
        stack_key / set_stack_key: u32, at = 0;
    }
}

impl<'a> StackTraceEventDataPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = StackTraceEventDataPtr32Fixed(first_and_rest::<4>("STACK_TRACE_EVENT_DATA", bytes)?);
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
    pub fn tail(&self) -> Result<StackTraceEventDataPtr32Tail<'a>, Error> {
        let mut left = Left::new("STACK_TRACE_EVENT_DATA", 4, self.0.rest);
        let addresses = left.open();
        Ok(StackTraceEventDataPtr32Tail { addresses, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<StackTraceEventDataPtr32, Error> {
        let tail = self.tail()?;
        Ok(StackTraceEventDataPtr32 {
            fixed: StackTraceEventDataPtr32Fixed(*self.0.fixed),
            addresses: { let part = tail.addresses; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for StackTraceEventDataPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackTraceEventDataPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `STACK_TRACE_EVENT_DATA`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct StackTraceEventDataPtr32Tail<'a> {
    /// Stack addresses, innermost call first. `PVOID Addresses`, to the end of the bytes.
    pub addresses: Elements<'a, u32>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Addresses of a call stack that other events refer to by its key.
///
/// No known name in C; here: `STACK_TRACE_EVENT_DATA`, 0x4 bytes. Releases unknown (32-bit).
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "STACK_TRACE_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct StackTraceEventDataPtr32 {
    fixed: StackTraceEventDataPtr32Fixed,
    /// Stack addresses, innermost call first. `PVOID Addresses`, to the end of the bytes.
    pub addresses: alloc::vec::Vec<u32>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl StackTraceEventDataPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`StackTraceEventDataPtr32View::new`] and [`StackTraceEventDataPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackTraceEventDataPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for StackTraceEventDataPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            addresses: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for StackTraceEventDataPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackTraceEventDataPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Addresses", &self.addresses);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(StackTraceEventDataPtr32, fixed = StackTraceEventDataPtr32Fixed, view = StackTraceEventDataPtr32View, size = 4);
#[cfg(feature = "alloc")]
impl Tailed for StackTraceEventDataPtr32 {
    const NAME: &'static str = "STACK_TRACE_EVENT_DATA";
    const FIXED: usize = 4;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<4>("STACK_TRACE_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackTraceEventDataPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("STACK_TRACE_EVENT_DATA", out);
        {
            let part = &self.addresses;
            to.elements(part); to.limit("Addresses", 4);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackTraceEventDataPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    StackTraceEventDataPtr32, table = Table::form(&LAYOUT_0), parts { addresses = "Addresses", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackTraceEventDataPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 4>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `StackTraceEventDataPtr64` and [`StackTraceEventDataPtr64View`], with the getters of its fields.
    part StackTraceEventDataPtr64Fixed / StackTraceEventDataPtr64View: followed,
        name = "STACK_TRACE_EVENT_DATA", size = 8, table = Table::form(&LAYOUT_1);
    fields {
        /// Key of the stack. `ULONG_PTR StackKey` at 0x00.
        stack_key / set_stack_key: u64, at = 0;
    }
}

impl<'a> StackTraceEventDataPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = StackTraceEventDataPtr64Fixed(first_and_rest::<8>("STACK_TRACE_EVENT_DATA", bytes)?);
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
    pub fn tail(&self) -> Result<StackTraceEventDataPtr64Tail<'a>, Error> {
        let mut left = Left::new("STACK_TRACE_EVENT_DATA", 8, self.0.rest);
        let addresses = left.open();
        Ok(StackTraceEventDataPtr64Tail { addresses, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<StackTraceEventDataPtr64, Error> {
        let tail = self.tail()?;
        Ok(StackTraceEventDataPtr64 {
            fixed: StackTraceEventDataPtr64Fixed(*self.0.fixed),
            addresses: { let part = tail.addresses; to_vec(part.as_bytes()) },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for StackTraceEventDataPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackTraceEventDataPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `STACK_TRACE_EVENT_DATA`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct StackTraceEventDataPtr64Tail<'a> {
    /// Stack addresses, innermost call first. `PVOID Addresses`, to the end of the bytes.
    pub addresses: Elements<'a, u64>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Addresses of a call stack that other events refer to by its key.
///
/// No known name in C; here: `STACK_TRACE_EVENT_DATA`, 0x8 bytes. Releases unknown (64-bit).
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; The etwspec developers, *Nineteen log files of public projects*.
#[doc(alias = "STACK_TRACE_EVENT_DATA")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct StackTraceEventDataPtr64 {
    fixed: StackTraceEventDataPtr64Fixed,
    /// Stack addresses, innermost call first. `PVOID Addresses`, to the end of the bytes.
    pub addresses: alloc::vec::Vec<u64>,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl StackTraceEventDataPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`StackTraceEventDataPtr64View::new`] and [`StackTraceEventDataPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackTraceEventDataPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for StackTraceEventDataPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            addresses: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for StackTraceEventDataPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("StackTraceEventDataPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Addresses", &self.addresses);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(StackTraceEventDataPtr64, fixed = StackTraceEventDataPtr64Fixed, view = StackTraceEventDataPtr64View, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for StackTraceEventDataPtr64 {
    const NAME: &'static str = "STACK_TRACE_EVENT_DATA";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("STACK_TRACE_EVENT_DATA", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        StackTraceEventDataPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("STACK_TRACE_EVENT_DATA", out);
        {
            let part = &self.addresses;
            to.elements(part); to.limit("Addresses", 8);
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(StackTraceEventDataPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    StackTraceEventDataPtr64, table = Table::form(&LAYOUT_1), parts { addresses = "Addresses", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for StackTraceEventDataPtr64 {
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

/// Alias of [`StackTraceEventDataPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `StackTraceEventDataPtr32` or `StackTraceEventDataPtr64`"]
pub type StackTraceEventData = StackTraceEventDataPtr64;
/// Alias of [`StackTraceEventDataPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `StackTraceEventDataPtr32View` or `StackTraceEventDataPtr64View`"
]
pub type StackTraceEventDataView<'a> = StackTraceEventDataPtr64View<'a>;
