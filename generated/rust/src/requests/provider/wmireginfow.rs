// Generated from spec/structs/WMIREGINFOW.toml by `cargo spec generate`. Do not edit: edit that file.

//! Registration of blocks of Windows Management Instrumentation by a driver.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_WMISTR, &sources::MICROSOFT_WMIREGGUIDW];
const SOURCES_1: &[&Source] = &[&sources::WINDOWS_SYS_ETW, &sources::MINGW_W64_WMISTR];
pub(crate) static LAYOUT_0: Layout = layout("WMIREGINFOW", "WmireginfowPtr32")
    .size(48)
    .fixed(20)
    .about("Registration of blocks of Windows Management Instrumentation by a driver.")
    .in_releases("releases unknown (32-bit)", &[holds(Pointer::Bits32, 0, 255)])
    .also_called(&["WMIREGINFO"])
    .with_tail(&[
        part("WMIREGGUIDW", "WmiRegGuid", Content::Layout(&crate::requests::provider::wmiregguidw::LAYOUT_0))
            .many(
                Many::Counted(
                    &number(
                        "GuidCount", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .about("Blocks to register."),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the registration, including this structure.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG NextWmiRegInfo").at(4..8).about("Offset of the next registration, or 0 in the last.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG RegistryPath").at(8..12).about("Offset of the registry path of the driver.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MofResourceName").at(12..16).about("Offset of the name of the MOF resource.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG GuidCount").at(16..20).about("Number of elements of WmiRegGuid.").means(Meaning::Count),
        field("WMIREGGUIDW WmiRegGuid", Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 28 } })
            .at(20..48).about("Blocks to register.").with(&[More::CountIn(&("GuidCount", 18446744073709551615, 0)),
            More::Fields(&[
            field("GUID WmiRegGuid.Guid", Kind::Guid).at(20..36).about("Block to register or update.")
                .means(Meaning::Guid).stated_by(SOURCES),
            unsigned("ULONG WmiRegGuid.Flags").at(36..40).about("Characteristics of the block.").means(Meaning::Flags)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::provider::WmiregFlag::VALUES)]),
            unsigned("ULONG WmiRegGuid.InstanceCount").at(40..44).about("Number of instances of the block.")
                .means(Meaning::Count).stated_by(SOURCES),
            union("union ").at(44..48).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WmiRegGuid.InstanceNameList").at(44..48)
                    .about("Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.")
                    .means(Meaning::Bytes).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, 0x4, 0
                                    ),
                                    None
                                )
                            ),
                            More::Units("bytes")
                        ]
                    ),
                unsigned("ULONG WmiRegGuid.BaseNameOffset").at(44..48)
                    .about("Offset of a counted string, from the start of the WMIREGINFOW.").means(Meaning::Bytes)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, 0x8, 0
                                    ),
                                    None
                                )
                            ),
                            More::Units("bytes")
                        ]
                    ),
                address("ULONG_PTR WmiRegGuid.Pdo").at(44..48).about("Address of the physical device object.")
                    .means(Meaning::DeviceObject).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 36, size: 4, start: 0, width: 32, signed: false }, 0x20,
                                        0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
                address("ULONG_PTR WmiRegGuid.InstanceInfo").at(44..48).about("The same bytes as one number.")
                    .stated_by(SOURCES),
            ])]),
        ])]),
    ]);
pub(crate) static LAYOUT_1: Layout = layout("WMIREGINFOW", "WmireginfowPtr64")
    .size(56)
    .fixed(24)
    .about("Registration of blocks of Windows Management Instrumentation by a driver.")
    .in_releases("releases unknown (64-bit)", &[holds(Pointer::Bits64, 0, 255)])
    .also_called(&["WMIREGINFO"])
    .with_tail(&[
        part("WMIREGGUIDW", "WmiRegGuid", Content::Layout(&crate::requests::provider::wmiregguidw::LAYOUT_1))
            .many(
                Many::Counted(
                    &number(
                        "GuidCount", Place::Fixed { offset: 16, size: 4, start: 0, width: 32, signed: false }, u64::MAX,
                        0
                    )
                )
            )
            .about("Blocks to register."),
    ])
    .stated_by(SOURCES_1)
    .fields(&[
        unsigned("ULONG BufferSize").at(0..4).about("Size of the registration, including this structure.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG NextWmiRegInfo").at(4..8).about("Offset of the next registration, or 0 in the last.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG RegistryPath").at(8..12).about("Offset of the registry path of the driver.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG MofResourceName").at(12..16).about("Offset of the name of the MOF resource.")
            .means(Meaning::Bytes).with(&[More::Units("bytes")]),
        unsigned("ULONG GuidCount").at(16..20).about("Number of elements of WmiRegGuid.").means(Meaning::Count),
        field("padding ", Kind::Padding).at(20..24),
        field("WMIREGGUIDW WmiRegGuid", Kind::Counted { element: ArrayElement { kind: ElementKind::Struct, size: 32 } })
            .at(24..56).about("Blocks to register.").with(&[More::CountIn(&("GuidCount", 18446744073709551615, 0)),
            More::Fields(&[
            field("GUID WmiRegGuid.Guid", Kind::Guid).at(24..40).about("Block to register or update.")
                .means(Meaning::Guid).stated_by(SOURCES),
            unsigned("ULONG WmiRegGuid.Flags").at(40..44).about("Characteristics of the block.").means(Meaning::Flags)
                .stated_by(SOURCES).with(&[More::Values(crate::requests::provider::WmiregFlag::VALUES)]),
            unsigned("ULONG WmiRegGuid.InstanceCount").at(44..48).about("Number of instances of the block.")
                .means(Meaning::Count).stated_by(SOURCES),
            union("union ").at(48..56).stated_by(SOURCES).with(&[More::Fields(&[
                unsigned("ULONG WmiRegGuid.InstanceNameList").at(48..52)
                    .about("Offset of InstanceCount counted strings, from the start of the WMIREGINFOW.")
                    .means(Meaning::Bytes).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 40, size: 4, start: 0, width: 32, signed: false }, 0x4, 0
                                    ),
                                    None
                                )
                            ),
                            More::Units("bytes")
                        ]
                    ),
                unsigned("ULONG WmiRegGuid.BaseNameOffset").at(48..52)
                    .about("Offset of a counted string, from the start of the WMIREGINFOW.").means(Meaning::Bytes)
                    .stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 40, size: 4, start: 0, width: 32, signed: false }, 0x8, 0
                                    ),
                                    None
                                )
                            ),
                            More::Units("bytes")
                        ]
                    ),
                address("ULONG_PTR WmiRegGuid.Pdo").at(48..56).about("Address of the physical device object.")
                    .means(Meaning::DeviceObject).stated_by(SOURCES)
                    .with(
                        &[
                            More::When(
                                &when(
                                    number(
                                        "WmiRegGuid.Flags",
                                        Place::Fixed { offset: 40, size: 4, start: 0, width: 32, signed: false }, 0x20,
                                        0
                                    ),
                                    None
                                )
                            )
                        ]
                    ),
                address("ULONG_PTR WmiRegGuid.InstanceInfo").at(48..56).about("The same bytes as one number.")
                    .stated_by(SOURCES),
            ])]),
        ])]),
    ]);
fixed! {
    /// Fixed part of `WmireginfowPtr32` and [`WmireginfowPtr32View`], with the getters of its fields.
    part WmireginfowPtr32Fixed / WmireginfowPtr32View: followed,
        name = "WMIREGINFOW", size = 20, table = Table::form(&LAYOUT_0);
    fields {
        /// Size of the registration, including this structure. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Offset of the next registration, or 0 in the last. `ULONG NextWmiRegInfo` at 0x04. Unit: bytes.
        next_wmi_reg_info / set_next_wmi_reg_info: u32, at = 4;
        /// Offset of the registry path of the driver. `ULONG RegistryPath` at 0x08. Unit: bytes.
        registry_path / set_registry_path: u32, at = 8;
        /// Offset of the name of the MOF resource. `ULONG MofResourceName` at 0x0C. Unit: bytes.
        mof_resource_name / set_mof_resource_name: u32, at = 12;
        /// Number of elements of WmiRegGuid. `ULONG GuidCount` at 0x10.
        guid_count / set_guid_count: u32, at = 16;
    }
}

impl<B: Storage> WmireginfowPtr32Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.guid_count() as u64
    }
}

impl<'a> WmireginfowPtr32View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 20 bytes, [`Error::BadCount`] if `GuidCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmireginfowPtr32Fixed(first_and_rest::<20>("WMIREGINFOW", bytes)?);
        let rest = counted("WMIREGINFOW", "GuidCount", 28, view.announced_count(), view.0.rest)?;
        Ok(WmireginfowPtr32Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Blocks to register. `WMIREGGUIDW WmiRegGuid` at 0x14.
    #[inline]
    pub fn wmi_reg_guid(&self) -> Elements<'a, crate::requests::provider::WmiregguidwPtr32> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> WmireginfowPtr32 {
        WmireginfowPtr32 { fixed: WmireginfowPtr32Fixed(*self.0.fixed), wmi_reg_guid: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for WmireginfowPtr32View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmireginfowPtr32View");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        shown.field("WmiRegGuid", &self.wmi_reg_guid()).finish()
    }
}

/// Registration of blocks of Windows Management Instrumentation by a driver.
///
/// In C: `WMIREGINFOW`, 0x30 bytes with one element of its array, 0x14 without elements. Releases unknown (32-bit).
///
/// Offsets count from the start of this structure. Counted strings follow the blocks.
///
/// Unknown:
///
/// - Which bytes after the blocks belong to which string: only their offsets are stored.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
#[doc(alias = "WMIREGINFOW")]
#[doc(alias = "WMIREGINFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmireginfowPtr32 {
    fixed: WmireginfowPtr32Fixed,
    /// Blocks to register. `WMIREGGUIDW WmiRegGuid` at 0x14.
    pub wmi_reg_guid: alloc::vec::Vec<crate::requests::provider::WmiregguidwPtr32>,
}

#[cfg(feature = "alloc")]
impl WmireginfowPtr32 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`WmireginfowPtr32View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmireginfowPtr32View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for WmireginfowPtr32 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), wmi_reg_guid: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmireginfowPtr32 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmireginfowPtr32");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("WmiRegGuid", &self.wmi_reg_guid).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmireginfowPtr32, fixed = WmireginfowPtr32Fixed, view = WmireginfowPtr32View, size = 20);
#[cfg(feature = "alloc")]
impl Tailed for WmireginfowPtr32 {
    const NAME: &'static str = "WMIREGINFOW";
    const FIXED: usize = 20;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WmireginfowPtr32Fixed(first_and_rest::<20>("WMIREGINFOW", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(28)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmireginfowPtr32::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.wmi_reg_guid.len() as u64 * 28, self.fixed.announced_count().saturating_mul(28));
        if stated != have {
            return Err(Error::BadCount { name: "WMIREGINFOW", field: "GuidCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.wmi_reg_guid.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmireginfowPtr32);
#[cfg(feature = "serde")]
serde_tailed!(WmireginfowPtr32, table = Table::form(&LAYOUT_0), parts { wmi_reg_guid = "WmiRegGuid", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmireginfowPtr32 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 20]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::requests::provider::WmiregguidwPtr32>(), 0..6);
        (fixed, elements).prop_map(|(fixed, wmi_reg_guid)| {
            let mut value = Self { fixed: WmireginfowPtr32Fixed(fixed), wmi_reg_guid };
            let count = value.wmi_reg_guid.len() as u64;
            value.set_guid_count((count) as u32);
            value
        }).boxed()
    }
}

fixed! {
    /// Fixed part of `WmireginfowPtr64` and [`WmireginfowPtr64View`], with the getters of its fields.
    part WmireginfowPtr64Fixed / WmireginfowPtr64View: followed,
        name = "WMIREGINFOW", size = 24, table = Table::form(&LAYOUT_1);
    fields {
        /// Size of the registration, including this structure. `ULONG BufferSize` at 0x00. Unit: bytes.
        buffer_size / set_buffer_size: u32, at = 0;
        /// Offset of the next registration, or 0 in the last. `ULONG NextWmiRegInfo` at 0x04. Unit: bytes.
        next_wmi_reg_info / set_next_wmi_reg_info: u32, at = 4;
        /// Offset of the registry path of the driver. `ULONG RegistryPath` at 0x08. Unit: bytes.
        registry_path / set_registry_path: u32, at = 8;
        /// Offset of the name of the MOF resource. `ULONG MofResourceName` at 0x0C. Unit: bytes.
        mof_resource_name / set_mof_resource_name: u32, at = 12;
        /// Number of elements of WmiRegGuid. `ULONG GuidCount` at 0x10.
        guid_count / set_guid_count: u32, at = 16;
    }
}

impl<B: Storage> WmireginfowPtr64Fixed<B> {
    /// Returns the number of elements that the fixed part states.
    #[inline]
    fn announced_count(&self) -> u64 {
        self.guid_count() as u64
    }
}

impl<'a> WmireginfowPtr64View<'a> {
    /// Creates a view of the fixed part and the elements that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than 24 bytes, [`Error::BadCount`] if `GuidCount` exceeds the elements
    /// present.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = WmireginfowPtr64Fixed(first_and_rest::<24>("WMIREGINFOW", bytes)?);
        let rest = counted("WMIREGINFOW", "GuidCount", 32, view.announced_count(), view.0.rest)?;
        Ok(WmireginfowPtr64Fixed(Borrowed { fixed: view.0.fixed, rest }))
    }
    /// Blocks to register. `WMIREGGUIDW WmiRegGuid` at 0x18.
    #[inline]
    pub fn wmi_reg_guid(&self) -> Elements<'a, crate::requests::provider::WmiregguidwPtr64> {
        Elements::new(self.0.rest)
    }
    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> WmireginfowPtr64 {
        WmireginfowPtr64 { fixed: WmireginfowPtr64Fixed(*self.0.fixed), wmi_reg_guid: to_vec(self.0.rest) }
    }
}

impl core::fmt::Debug for WmireginfowPtr64View<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmireginfowPtr64View");
        show::fields(&mut shown, Table::form(&LAYOUT_1), self.0.fixed);
        shown.field("WmiRegGuid", &self.wmi_reg_guid()).finish()
    }
}

/// Registration of blocks of Windows Management Instrumentation by a driver.
///
/// In C: `WMIREGINFOW`, 0x38 bytes with one element of its array, 0x18 without elements. Releases unknown (64-bit).
///
/// Offsets count from the start of this structure. Counted strings follow the blocks.
///
/// Unknown:
///
/// - Which bytes after the blocks belong to which string: only their offsets are stored.
///
/// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
#[doc(alias = "WMIREGINFOW")]
#[doc(alias = "WMIREGINFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct WmireginfowPtr64 {
    fixed: WmireginfowPtr64Fixed,
    /// Blocks to register. `WMIREGGUIDW WmiRegGuid` at 0x18.
    pub wmi_reg_guid: alloc::vec::Vec<crate::requests::provider::WmiregguidwPtr64>,
}

#[cfg(feature = "alloc")]
impl WmireginfowPtr64 {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_1;
    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// The errors of [`WmireginfowPtr64View::new`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmireginfowPtr64View::new(bytes).map(|view| view.to_value())
    }
}

#[cfg(feature = "alloc")]
impl Default for WmireginfowPtr64 {
    /// Returns the structure with all bytes zero and no elements.
    #[inline]
    fn default() -> Self {
        Self { fixed: Default::default(), wmi_reg_guid: Default::default() }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for WmireginfowPtr64 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("WmireginfowPtr64");
        show::fields(&mut shown, Table::form(&LAYOUT_1), &self.fixed.0);
        shown.field("WmiRegGuid", &self.wmi_reg_guid).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(WmireginfowPtr64, fixed = WmireginfowPtr64Fixed, view = WmireginfowPtr64View, size = 24);
#[cfg(feature = "alloc")]
impl Tailed for WmireginfowPtr64 {
    const NAME: &'static str = "WMIREGINFOW";
    const FIXED: usize = 24;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        let view = WmireginfowPtr64Fixed(first_and_rest::<24>("WMIREGINFOW", fixed)?);
        Ok(Some(view.announced_count().saturating_mul(32)))
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        WmireginfowPtr64::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        let (have, stated) = (self.wmi_reg_guid.len() as u64 * 32, self.fixed.announced_count().saturating_mul(32));
        if stated != have {
            return Err(Error::BadCount { name: "WMIREGINFOW", field: "GuidCount", stated, have });
        }
        out.extend_from_slice(&self.fixed.0);
        self.wmi_reg_guid.iter().for_each(|element| Element::with_le(element, |bytes| out.extend_from_slice(bytes)));
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(WmireginfowPtr64);
#[cfg(feature = "serde")]
serde_tailed!(WmireginfowPtr64, table = Table::form(&LAYOUT_1), parts { wmi_reg_guid = "WmiRegGuid", });
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for WmireginfowPtr64 {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        let fixed = proptest::arbitrary::any::<[u8; 24]>();
        let elements =
            proptest::collection::vec(proptest::arbitrary::any::<crate::requests::provider::WmiregguidwPtr64>(), 0..6);
        (fixed, elements).prop_map(|(fixed, wmi_reg_guid)| {
            let mut value = Self { fixed: WmireginfowPtr64Fixed(fixed), wmi_reg_guid };
            let count = value.wmi_reg_guid.len() as u64;
            value.set_guid_count((count) as u32);
            value
        }).boxed()
    }
}

/// Alias of [`WmireginfowPtr64`]. The layout depends on the pointer size.
#[cfg(feature = "alloc")]
#[deprecated = "the layout depends on the pointer size: use `WmireginfowPtr32` or `WmireginfowPtr64`"]
pub type Wmireginfow = WmireginfowPtr64;
/// Alias of [`WmireginfowPtr64View`]. The layout depends on the pointer size.
#[deprecated = "the layout depends on the pointer size: use `WmireginfowPtr32View` or `WmireginfowPtr64View`"]
pub type WmireginfowView<'a> = WmireginfowPtr64View<'a>;
#[cfg(feature = "alloc")]
any_form! {
    "WMIREGINFOW" {
        /// Releases unknown (32-bit).
        WmireginfowPtr32(WmireginfowPtr32, tailed) = 0,
        /// Releases unknown (64-bit).
        WmireginfowPtr64(WmireginfowPtr64, tailed) = 1,
    }
    Bits32 0..=255 => 0,
    Bits64 0..=255 => 1,
}
