// Generated from spec/structs/Registry_V1_TypeGroup1.toml by `cargo spec generate`. Do not edit: edit that file.

//! Operation on a registry key or value.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::MICROSOFT_KERNEL_MOF, &sources::MICROSOFT_KERNEL_EVENT_DOCS];
pub(crate) static LAYOUT_0: Layout = layout("Registry_V1_TypeGroup1", "RegistryV1TypeGroup1Ptr32")
    .size(20)
    .about("Operation on a registry key or value.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .with_tail(&[
        part("WCHAR", "KeyName", Content::Text { unit: 2 }).about("Name of the key or value.").same_as("Name")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Status").at(0..4).about("NTSTATUS of the operation, as wide as a pointer.")
            .means(Meaning::NtStatus),
        address("PVOID KeyHandle").at(4..8).about("Key handle, which correlates the operations on a key.")
            .means(Meaning::RegistryKeyHandle),
        signed("LONGLONG ElapsedTime").at(8..16).about("Duration of the operation."),
        unsigned("ULONG Index").at(16..20).about("Index of the subkey or value, for enumeration operations.")
            .means(Meaning::Index),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("Registry_V1_TypeGroup1", "RegistryV1TypeGroup1Ptr64")
    .size(28)
    .about("Operation on a registry key or value.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "KeyName", Content::Text { unit: 2 }).about("Name of the key or value.").same_as("Name")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        address("ULONG_PTR Status").at(0..8).about("NTSTATUS of the operation, as wide as a pointer.")
            .means(Meaning::NtStatus),
        address("PVOID KeyHandle").at(8..16).about("Key handle, which correlates the operations on a key.")
            .means(Meaning::RegistryKeyHandle),
        signed("LONGLONG ElapsedTime").at(16..24).about("Duration of the operation."),
        unsigned("ULONG Index").at(24..28).about("Index of the subkey or value, for enumeration operations.")
            .means(Meaning::Index),
    ]);
fixed! {
    /// Fixed part of `RegistryV1TypeGroup1Ptr32` and [`RegistryV1TypeGroup1Ptr32View`], with the getters of its fields.
    part RegistryV1TypeGroup1Ptr32Fixed / RegistryV1TypeGroup1Ptr32View: followed,
        name = "Registry_V1_TypeGroup1", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// NTSTATUS of the operation, as wide as a pointer. `ULONG_PTR Status` at 0x00.
        status / set_status: u32, at = 0;
        /// Key handle, which correlates the operations on a key. `PVOID KeyHandle` at 0x04.
        key_handle / set_key_handle: u32, at = 4;
        /// Duration of the operation. `LONGLONG ElapsedTime` at 0x08.
        elapsed_time / set_elapsed_time: i64, at = 8;
        /// Index of the subkey or value, for enumeration operations. `ULONG Index` at 0x10.
        index / set_index: u32, at = 16;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw);
    }
}

impl<'a> RegistryV1TypeGroup1Ptr32View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = RegistryV1TypeGroup1Ptr32Fixed(first_and_rest::<20>("Registry_V1_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<RegistryV1TypeGroup1Ptr32Tail<'a>, Error> {
        let mut left = Left::new("Registry_V1_TypeGroup1", 20, self.0.rest);
        let key_name = left.text();
        Ok(RegistryV1TypeGroup1Ptr32Tail { key_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<RegistryV1TypeGroup1Ptr32, Error> {
        let tail = self.tail()?;
        Ok(RegistryV1TypeGroup1Ptr32 {
            fixed: RegistryV1TypeGroup1Ptr32Fixed(*self.0.fixed),
            key_name: { let part = tail.key_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for RegistryV1TypeGroup1Ptr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("RegistryV1TypeGroup1Ptr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Registry_V1_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RegistryV1TypeGroup1Ptr32Tail<'a> {
    /// Name of the key or value. `WCHAR KeyName`, terminated by a zero.
    pub key_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation on a registry key or value.
///
/// In C: `Registry_V1_TypeGroup1`, 0x14 bytes. Releases unknown (32-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Unknown:
///
/// - Unit of ElapsedTime.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "Registry_V1_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct RegistryV1TypeGroup1Ptr32 {
    fixed: RegistryV1TypeGroup1Ptr32Fixed,
    /// Name of the key or value. `WCHAR KeyName`, terminated by a zero.
    pub key_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl RegistryV1TypeGroup1Ptr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`RegistryV1TypeGroup1Ptr32View::new`] and [`RegistryV1TypeGroup1Ptr32View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV1TypeGroup1Ptr32View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for RegistryV1TypeGroup1Ptr32 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            key_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for RegistryV1TypeGroup1Ptr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("RegistryV1TypeGroup1Ptr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("KeyName", &self.key_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    RegistryV1TypeGroup1Ptr32, fixed = RegistryV1TypeGroup1Ptr32Fixed, view = RegistryV1TypeGroup1Ptr32View, size = 20
);
#[cfg(feature = "alloc")]
impl Tailed for RegistryV1TypeGroup1Ptr32 {
    const NAME: &'static str = "Registry_V1_TypeGroup1";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<20>("Registry_V1_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV1TypeGroup1Ptr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Registry_V1_TypeGroup1", out);
        {
            let part = &self.key_name;
            to.utf16("KeyName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(RegistryV1TypeGroup1Ptr32);
#[cfg(feature = "serde")]
serde_tailed!(
    RegistryV1TypeGroup1Ptr32, table = Table::form(&LAYOUT_0), parts { key_name = "KeyName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for RegistryV1TypeGroup1Ptr32 {
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
    /// Fixed part of `RegistryV1TypeGroup1Ptr64` and [`RegistryV1TypeGroup1Ptr64View`], with the getters of its fields.
    part RegistryV1TypeGroup1Ptr64Fixed / RegistryV1TypeGroup1Ptr64View: followed,
        name = "Registry_V1_TypeGroup1", size = 28, table = Table::form(&LAYOUT_1);
    fields {
        /// NTSTATUS of the operation, as wide as a pointer. `ULONG_PTR Status` at 0x00.
        status / set_status: u64, at = 0;
        /// Key handle, which correlates the operations on a key. `PVOID KeyHandle` at 0x08.
        key_handle / set_key_handle: u64, at = 8;
        /// Duration of the operation. `LONGLONG ElapsedTime` at 0x10.
        elapsed_time / set_elapsed_time: i64, at = 16;
        /// Index of the subkey or value, for enumeration operations. `ULONG Index` at 0x18.
        index / set_index: u32, at = 24;
    }
    converted {
        /// Status. The raw value is `status`.
        status_as_nt_status: crate::common::Ntstatus, raw = status, |raw| crate::common::Ntstatus(raw as u32);
    }
}

impl<'a> RegistryV1TypeGroup1Ptr64View<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = RegistryV1TypeGroup1Ptr64Fixed(first_and_rest::<28>("Registry_V1_TypeGroup1", bytes)?);
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
    pub fn tail(&self) -> Result<RegistryV1TypeGroup1Ptr64Tail<'a>, Error> {
        let mut left = Left::new("Registry_V1_TypeGroup1", 28, self.0.rest);
        let key_name = left.text();
        Ok(RegistryV1TypeGroup1Ptr64Tail { key_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<RegistryV1TypeGroup1Ptr64, Error> {
        let tail = self.tail()?;
        Ok(RegistryV1TypeGroup1Ptr64 {
            fixed: RegistryV1TypeGroup1Ptr64Fixed(*self.0.fixed),
            key_name: { let part = tail.key_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for RegistryV1TypeGroup1Ptr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("RegistryV1TypeGroup1Ptr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `Registry_V1_TypeGroup1`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct RegistryV1TypeGroup1Ptr64Tail<'a> {
    /// Name of the key or value. `WCHAR KeyName`, terminated by a zero.
    pub key_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Operation on a registry key or value.
///
/// In C: `Registry_V1_TypeGroup1`, 0x1c bytes. Releases unknown (64-bit).
/// Offsets are computed from the order of the fields; no source states them.
///
/// Unknown:
///
/// - Unit of ElapsedTime.
///
/// Source: Microsoft, *MOF classes of the NT Kernel Logger*; Microsoft, *Event Tracing MOF classes*.
#[doc(alias = "Registry_V1_TypeGroup1")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct RegistryV1TypeGroup1Ptr64 {
    fixed: RegistryV1TypeGroup1Ptr64Fixed,
    /// Name of the key or value. `WCHAR KeyName`, terminated by a zero.
    pub key_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl RegistryV1TypeGroup1Ptr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`RegistryV1TypeGroup1Ptr64View::new`] and [`RegistryV1TypeGroup1Ptr64View::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV1TypeGroup1Ptr64View::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for RegistryV1TypeGroup1Ptr64 {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            key_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for RegistryV1TypeGroup1Ptr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("RegistryV1TypeGroup1Ptr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("KeyName", &self.key_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    RegistryV1TypeGroup1Ptr64, fixed = RegistryV1TypeGroup1Ptr64Fixed, view = RegistryV1TypeGroup1Ptr64View, size = 28
);
#[cfg(feature = "alloc")]
impl Tailed for RegistryV1TypeGroup1Ptr64 {
    const NAME: &'static str = "Registry_V1_TypeGroup1";
    const FIXED: usize = 28;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<28>("Registry_V1_TypeGroup1", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        RegistryV1TypeGroup1Ptr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("Registry_V1_TypeGroup1", out);
        {
            let part = &self.key_name;
            to.utf16("KeyName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(RegistryV1TypeGroup1Ptr64);
#[cfg(feature = "serde")]
serde_tailed!(
    RegistryV1TypeGroup1Ptr64, table = Table::form(&LAYOUT_1), parts { key_name = "KeyName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for RegistryV1TypeGroup1Ptr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 28>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}

/// Alias of [`RegistryV1TypeGroup1Ptr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `RegistryV1TypeGroup1Ptr32` or `RegistryV1TypeGroup1Ptr64`"]
pub type RegistryV1TypeGroup1 = RegistryV1TypeGroup1Ptr64;
/// Alias of [`RegistryV1TypeGroup1Ptr64View`]. The layout depends on the pointer size.
#[
    deprecated =
    "the layout depends on the pointer size: use `RegistryV1TypeGroup1Ptr32View` or `RegistryV1TypeGroup1Ptr64View`"
]
pub type RegistryV1TypeGroup1View<'a> = RegistryV1TypeGroup1Ptr64View<'a>;
