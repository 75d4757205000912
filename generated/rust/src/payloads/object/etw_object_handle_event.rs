// Generated from spec/structs/ETW_OBJECT_HANDLE_EVENT.toml by `cargo spec generate`. Do not edit: edit that file.

//! Existing handle, and its object.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::SELENE_SDK, &sources::PHNT_NTWMI];
pub(crate) static LAYOUT_0: Layout = layout("ETW_OBJECT_HANDLE_EVENT", "EtwObjectHandleEventPtr32")
    .size(16)
    .fixed(14)
    .about("Existing handle, and its object.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ObjectName", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..4).means(Meaning::KernelObject),
        unsigned("ULONG ProcessId").at(4..8).about("ID of the process that owns the handle.").means(Meaning::ProcessId),
        unsigned("ULONG Handle").at(8..12).about("Handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("USHORT ObjectType").at(12..14).about("Index of the object type.").means(Meaning::Index),
        field("WCHAR ObjectName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(14..16).means(Meaning::Text),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("ETW_OBJECT_HANDLE_EVENT", "EtwObjectHandleEventPtr64")
    .size(24)
    .fixed(18)
    .about("Existing handle, and its object.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "ObjectName", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("PVOID Object").at(0..8).means(Meaning::KernelObject),
        unsigned("ULONG ProcessId").at(8..12).about("ID of the process that owns the handle.")
            .means(Meaning::ProcessId),
        unsigned("ULONG Handle").at(12..16).about("Handle. The highest bit marks a kernel handle.")
            .means(Meaning::Handle),
        unsigned("USHORT ObjectType").at(16..18).about("Index of the object type.").means(Meaning::Index),
        field("WCHAR ObjectName", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } })
            .at(18..20).means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `EtwObjectHandleEventPtr32` and [`EtwObjectHandleEventPtr32View`], with the getters of its fields.
    part EtwObjectHandleEventPtr32Fixed / EtwObjectHandleEventPtr32View: followed,
        name = "ETW_OBJECT_HANDLE_EVENT", size = 14, table = Table::form(&LAYOUT_0);
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u32, at = 0;
        /// ID of the process that owns the handle. `ULONG ProcessId` at 0x04.
        process_id / set_process_id: u32, at = 4;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x08.
        handle / set_handle: u32, at = 8;
        /// Index of the object type. `USHORT ObjectType` at 0x0C.
        object_type / set_object_type: u16, at = 12;
    }
}

impl<'a> EtwObjectHandleEventPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwObjectHandleEventPtr32Fixed(first_and_rest::<14>("ETW_OBJECT_HANDLE_EVENT", bytes)?);
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
    pub fn tail(&self) -> Result<EtwObjectHandleEventPtr32Tail<'a>, Error> {
        let mut left = Left::new("ETW_OBJECT_HANDLE_EVENT", 14, self.0.rest);
        let object_name = left.text();
        Ok(EtwObjectHandleEventPtr32Tail { object_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwObjectHandleEventPtr32, Error> {
        let tail = self.tail()?;
        Ok(EtwObjectHandleEventPtr32 {
            fixed: EtwObjectHandleEventPtr32Fixed(*self.0.fixed),
            object_name: { let part = tail.object_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwObjectHandleEventPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectHandleEventPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_OBJECT_HANDLE_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwObjectHandleEventPtr32Tail<'a> {
    /// `WCHAR ObjectName`, terminated by a zero.
    pub object_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Existing handle, and its object.
///
/// In C: `ETW_OBJECT_HANDLE_EVENT`, 0x10 bytes with one element of its array, 0xe without elements. Releases unknown
/// (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwObjectHandleEventPtr32 {
    fixed: EtwObjectHandleEventPtr32Fixed,
    /// `WCHAR ObjectName`, terminated by a zero.
    pub object_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwObjectHandleEventPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwObjectHandleEventPtr32View::new`] and [`EtwObjectHandleEventPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwObjectHandleEventPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            object_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwObjectHandleEventPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectHandleEventPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("ObjectName", &self.object_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwObjectHandleEventPtr32, fixed = EtwObjectHandleEventPtr32Fixed, view = EtwObjectHandleEventPtr32View, size = 14
);
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectHandleEventPtr32 {
    const NAME: &'static str = "ETW_OBJECT_HANDLE_EVENT";
    const FIXED: usize = 14;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<14>("ETW_OBJECT_HANDLE_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_OBJECT_HANDLE_EVENT", out);
        {
            let part = &self.object_name;
            to.utf16("ObjectName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectHandleEventPtr32);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwObjectHandleEventPtr32, table = Table::form(&LAYOUT_0), parts { object_name = "ObjectName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectHandleEventPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 14>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `EtwObjectHandleEventPtr64` and [`EtwObjectHandleEventPtr64View`], with the getters of its fields.
    part EtwObjectHandleEventPtr64Fixed / EtwObjectHandleEventPtr64View: followed,
        name = "ETW_OBJECT_HANDLE_EVENT", size = 18, table = Table::form(&LAYOUT_1);
    fields {
        /// Address of an object of the kernel. `PVOID Object` at 0x00.
        object / set_object: u64, at = 0;
        /// ID of the process that owns the handle. `ULONG ProcessId` at 0x08.
        process_id / set_process_id: u32, at = 8;
        /// Handle. The highest bit marks a kernel handle. `ULONG Handle` at 0x0C.
        handle / set_handle: u32, at = 12;
        /// Index of the object type. `USHORT ObjectType` at 0x10.
        object_type / set_object_type: u16, at = 16;
    }
}

impl<'a> EtwObjectHandleEventPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = EtwObjectHandleEventPtr64Fixed(first_and_rest::<18>("ETW_OBJECT_HANDLE_EVENT", bytes)?);
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
    pub fn tail(&self) -> Result<EtwObjectHandleEventPtr64Tail<'a>, Error> {
        let mut left = Left::new("ETW_OBJECT_HANDLE_EVENT", 18, self.0.rest);
        let object_name = left.text();
        Ok(EtwObjectHandleEventPtr64Tail { object_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<EtwObjectHandleEventPtr64, Error> {
        let tail = self.tail()?;
        Ok(EtwObjectHandleEventPtr64 {
            fixed: EtwObjectHandleEventPtr64Fixed(*self.0.fixed),
            object_name: { let part = tail.object_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for EtwObjectHandleEventPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectHandleEventPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `ETW_OBJECT_HANDLE_EVENT`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct EtwObjectHandleEventPtr64Tail<'a> {
    /// `WCHAR ObjectName`, terminated by a zero.
    pub object_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Existing handle, and its object.
///
/// In C: `ETW_OBJECT_HANDLE_EVENT`, 0x18 bytes with one element of its array, 0x12 without elements. Releases unknown
/// (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Source: Can Bölük, *Windows types from symbol files*; Winsider Seminars & Solutions and contributors, *ntwmi.h*.
#[doc(alias = "ETW_OBJECT_HANDLE_EVENT")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct EtwObjectHandleEventPtr64 {
    fixed: EtwObjectHandleEventPtr64Fixed,
    /// `WCHAR ObjectName`, terminated by a zero.
    pub object_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl EtwObjectHandleEventPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`EtwObjectHandleEventPtr64View::new`] and [`EtwObjectHandleEventPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for EtwObjectHandleEventPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            object_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for EtwObjectHandleEventPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("EtwObjectHandleEventPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("ObjectName", &self.object_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    EtwObjectHandleEventPtr64, fixed = EtwObjectHandleEventPtr64Fixed, view = EtwObjectHandleEventPtr64View, size = 18
);
#[cfg(feature = "alloc")]
impl Tailed for EtwObjectHandleEventPtr64 {
    const NAME: &'static str = "ETW_OBJECT_HANDLE_EVENT";
    const FIXED: usize = 18;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<18>("ETW_OBJECT_HANDLE_EVENT", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        EtwObjectHandleEventPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("ETW_OBJECT_HANDLE_EVENT", out);
        {
            let part = &self.object_name;
            to.utf16("ObjectName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(EtwObjectHandleEventPtr64);
#[cfg(feature = "serde")]
serde_tailed!(
    EtwObjectHandleEventPtr64, table = Table::form(&LAYOUT_1), parts { object_name = "ObjectName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for EtwObjectHandleEventPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 18>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`EtwObjectHandleEventPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `EtwObjectHandleEventPtr32` or `EtwObjectHandleEventPtr64`"]
pub type EtwObjectHandleEvent = EtwObjectHandleEventPtr64;
/// Alias of [`EtwObjectHandleEventPtr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `EtwObjectHandleEventPtr32View` or `EtwObjectHandleEventPtr64View`"
]
pub type EtwObjectHandleEventView<'a> = EtwObjectHandleEventPtr64View<'a>;
