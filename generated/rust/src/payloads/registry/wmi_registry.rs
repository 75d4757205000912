// Generated from spec/structs/WMI_REGISTRY.toml by `cargo spec generate`. Do not edit: edit that file.

//! Operation on a registry key or value.
use crate::rt::*;

const SOURCES: &[&Source] =
    &[
        &sources::PHNT_NTWMI, &sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS,
        &sources::SELENE_SDK
    ];
pub(crate) static LAYOUT_0: Layout = layout("WMI_REGISTRY", "WmiRegistryPtr32")
    .size(24)
    .fixed(20)
    .about("Operation on a registry key or value.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Name", Content::Text { unit: 2 }).about("Name of the key or value.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG InitialTime").at(0..8).about("Start time of the operation, from the session's clock.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG Status").at(8..12).about("Status returned by the operation.").up_to(64)
            .means(Meaning::NtStatus),
        union("union ").at(12..16).with(&[More::Fields(&[
            unsigned("ULONG Index").at(12..16).about("Index of a subkey or value, if the operation has one.")
                .means(Meaning::Index),
            unsigned("ULONG InfoClass").at(12..16).about("Information class, if the operation has one.")
                .means(Meaning::Enumeration),
        ])]),
        address("PVOID Kcb").at(16..20).about("Key control block pointer.").means(Meaning::RegistryKeyHandle),
        field("WCHAR Name", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(20..22)
            .about("Name of the key or value.").means(Meaning::Text),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMI_REGISTRY", "WmiRegistryPtr64")
    .size(32)
    .fixed(24)
    .about("Operation on a registry key or value.")
    .in_releases("observed in 1607, 2004..20H2, 11-21H2 (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "Name", Content::Text { unit: 2 }).about("Name of the key or value.").means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        signed("LONGLONG InitialTime").at(0..8).about("Start time of the operation, from the session's clock.")
            .means(Meaning::TimeStamp),
        unsigned("ULONG Status").at(8..12).about("Status returned by the operation.").up_to(64)
            .means(Meaning::NtStatus),
        union("union ").at(12..16).with(&[More::Fields(&[
            unsigned("ULONG Index").at(12..16).about("Index of a subkey or value, if the operation has one.")
                .means(Meaning::Index),
            unsigned("ULONG InfoClass").at(12..16).about("Information class, if the operation has one.")
                .means(Meaning::Enumeration),
        ])]),
        address("PVOID Kcb").at(16..24).about("Key control block pointer.").means(Meaning::RegistryKeyHandle),
        field("WCHAR Name", Kind::Open { element: ArrayElement { kind: ElementKind::Character, size: 2 } }).at(24..26)
            .about("Name of the key or value.").means(Meaning::Text),
    ]);
fixed! {
    /// Fixed part of `WmiRegistryPtr32` and [`WmiRegistryPtr32View`], with the getters of its fields.
    part WmiRegistryPtr32Fixed / WmiRegistryPtr32View: followed,
        name = "WMI_REGISTRY", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Start time of the operation, from the session's clock. `LONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Status returned by the operation. `ULONG Status` at 0x08.
        status / set_status: u32, at = 8;
        /// Index of a subkey or value, if the operation has one. `ULONG Index` at 0x0C.
        index / set_index: u32, at = 12;
        /// Information class, if the operation has one. `ULONG InfoClass` at 0x0C.
        info_class / set_info_class: u32, at = 12;
        /// Key control block pointer. `PVOID Kcb` at 0x10.
        kcb / set_kcb: u32, at = 16;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
    }
}

impl<'a> WmiRegistryPtr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiRegistryPtr32Fixed(first_and_rest::<20>("WMI_REGISTRY", bytes)?);
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
    pub fn tail(&self) -> Result<WmiRegistryPtr32Tail<'a>, Error> {
        let mut left = Left::new("WMI_REGISTRY", 20, self.0.rest);
        let name = left.text();
        Ok(WmiRegistryPtr32Tail { name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiRegistryPtr32, Error> {
        let tail = self.tail()?;
        Ok(WmiRegistryPtr32 {
            fixed: WmiRegistryPtr32Fixed(*self.0.fixed),
            name: { let part = tail.name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiRegistryPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiRegistryPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_REGISTRY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiRegistryPtr32Tail<'a> {
    /// Name of the key or value. `WCHAR Name`, terminated by a zero.
    pub name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation on a registry key or value.
///
/// In C: `WMI_REGISTRY`, 0x18 bytes with one element of its array, 0x14 without elements. Observed in 1607, 2004..20H2,
/// 11-21H2 (32-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Which operations use which member of the union.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_REGISTRY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiRegistryPtr32 {
    fixed: WmiRegistryPtr32Fixed,
    /// Name of the key or value. `WCHAR Name`, terminated by a zero.
    pub name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiRegistryPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiRegistryPtr32View::new`] and [`WmiRegistryPtr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryPtr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiRegistryPtr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiRegistryPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiRegistryPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("Name", &self.name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiRegistryPtr32, fixed = WmiRegistryPtr32Fixed, view = WmiRegistryPtr32View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for WmiRegistryPtr32 {
    const NAME: &'static str = "WMI_REGISTRY";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("WMI_REGISTRY", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_REGISTRY", out);
        {
            let part = &self.name;
            to.utf16("Name", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiRegistryPtr32);
#[cfg(feature = "serde")]
serde_tailed!(WmiRegistryPtr32, table = Table::form(&LAYOUT_0), parts { name = "Name", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiRegistryPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 20>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

fixed! {
    /// Fixed part of `WmiRegistryPtr64` and [`WmiRegistryPtr64View`], with the getters of its fields.
    part WmiRegistryPtr64Fixed / WmiRegistryPtr64View: followed,
        name = "WMI_REGISTRY", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Start time of the operation, from the session's clock. `LONGLONG InitialTime` at 0x00.
        initial_time / set_initial_time: i64, at = 0;
        /// Status returned by the operation. `ULONG Status` at 0x08.
        status / set_status: u32, at = 8;
        /// Index of a subkey or value, if the operation has one. `ULONG Index` at 0x0C.
        index / set_index: u32, at = 12;
        /// Information class, if the operation has one. `ULONG InfoClass` at 0x0C.
        info_class / set_info_class: u32, at = 12;
        /// Key control block pointer. `PVOID Kcb` at 0x10.
        kcb / set_kcb: u64, at = 16;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
    }
}

impl<'a> WmiRegistryPtr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmiRegistryPtr64Fixed(first_and_rest::<24>("WMI_REGISTRY", bytes)?);
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
    pub fn tail(&self) -> Result<WmiRegistryPtr64Tail<'a>, Error> {
        let mut left = Left::new("WMI_REGISTRY", 24, self.0.rest);
        let name = left.text();
        Ok(WmiRegistryPtr64Tail { name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<WmiRegistryPtr64, Error> {
        let tail = self.tail()?;
        Ok(WmiRegistryPtr64 {
            fixed: WmiRegistryPtr64Fixed(*self.0.fixed),
            name: { let part = tail.name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for WmiRegistryPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiRegistryPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `WMI_REGISTRY`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct WmiRegistryPtr64Tail<'a> {
    /// Name of the key or value. `WCHAR Name`, terminated by a zero.
    pub name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation on a registry key or value.
///
/// In C: `WMI_REGISTRY`, 0x20 bytes with one element of its array, 0x18 without elements. Observed in 1607, 2004..20H2,
/// 11-21H2 (64-bit).
///
/// Defined in NTWMI.H; type information in symbol files of user-mode DLLs (2004).
///
/// Unknown:
///
/// - Which operations use which member of the union.
///
/// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*; Microsoft, *MOF classes of the NT Kernel Logger*;
/// Microsoft, *Event Tracing MOF classes*; Can Bölük, *Windows types from symbol files*.
#[doc(alias = "WMI_REGISTRY")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmiRegistryPtr64 {
    fixed: WmiRegistryPtr64Fixed,
    /// Name of the key or value. `WCHAR Name`, terminated by a zero.
    pub name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl WmiRegistryPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`WmiRegistryPtr64View::new`] and [`WmiRegistryPtr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryPtr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for WmiRegistryPtr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmiRegistryPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmiRegistryPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("Name", &self.name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmiRegistryPtr64, fixed = WmiRegistryPtr64Fixed, view = WmiRegistryPtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for WmiRegistryPtr64 {
    const NAME: &'static str = "WMI_REGISTRY";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<24>("WMI_REGISTRY", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmiRegistryPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("WMI_REGISTRY", out);
        {
            let part = &self.name;
            to.utf16("Name", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmiRegistryPtr64);
#[cfg(feature = "serde")]
serde_tailed!(WmiRegistryPtr64, table = Table::form(&LAYOUT_1), parts { name = "Name", rest = "rest", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmiRegistryPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 24>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`WmiRegistryPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `WmiRegistryPtr32` or `WmiRegistryPtr64`"]
pub type WmiRegistry = WmiRegistryPtr64;
/// Alias of [`WmiRegistryPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmiRegistryPtr32View` or `WmiRegistryPtr64View`"]
pub type WmiRegistryView<'a> = WmiRegistryPtr64View<'a>;
