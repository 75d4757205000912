// Generated from spec/structs/SystemConfig_Platform.toml by `cargo spec generate`. Do not edit: edit that file.

//! Manufacturer of the machine and of its firmware.
use crate::rt::*;

const SOURCES: &[&Source] = &[&sources::OBSERVED_TRACES, &sources::MICROSOFT_TRACEEVENT_BASELINES];
pub(crate) static LAYOUT_0: Layout = layout("SystemConfig_Platform", "SystemConfigPlatform")
    .size(0)
    .about("Manufacturer of the machine and of its firmware.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "SystemManufacturer", Content::Text { unit: 2 }).means(Meaning::Text),
        part("WCHAR", "SystemProductName", Content::Text { unit: 2 }).means(Meaning::Text),
        part("WCHAR", "BiosDate", Content::Text { unit: 2 }).means(Meaning::Text),
        part("WCHAR", "BiosVersion", Content::Text { unit: 2 }).means(Meaning::Text),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `SystemConfigPlatform` and [`SystemConfigPlatformView`], with the getters of its fields.
    part SystemConfigPlatformFixed / SystemConfigPlatformView: followed,
        name = "SystemConfig_Platform", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> SystemConfigPlatformView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigPlatformFixed(first_and_rest::<0>("SystemConfig_Platform", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigPlatformTail<'a>, Error> {
        let mut left = Left::new("SystemConfig_Platform", 0, self.0.rest);
        let system_manufacturer = left.text();
        let system_product_name = left.text();
        let bios_date = left.text();
        let bios_version = left.text();
        Ok(
            SystemConfigPlatformTail {
                system_manufacturer, system_product_name, bios_date, bios_version, rest: left.rest()
            }
        )
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigPlatform, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigPlatform {
            fixed: SystemConfigPlatformFixed(*self.0.fixed),
            system_manufacturer: { let part = tail.system_manufacturer; part.to_value() },
            system_product_name: { let part = tail.system_product_name; part.to_value() },
            bios_date: { let part = tail.bios_date; part.to_value() },
            bios_version: { let part = tail.bios_version; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigPlatformView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigPlatformView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SystemConfig_Platform`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigPlatformTail<'a> {
    /// `WCHAR SystemManufacturer`, terminated by a zero.
    pub system_manufacturer: Utf16Str<'a>,
    /// `WCHAR SystemProductName`, terminated by a zero.
    pub system_product_name: Utf16Str<'a>,
    /// `WCHAR BiosDate`, terminated by a zero.
    pub bios_date: Utf16Str<'a>,
    /// `WCHAR BiosVersion`, terminated by a zero.
    pub bios_version: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Manufacturer of the machine and of its firmware.
///
/// In C: `SystemConfig_Platform`, 0x0 bytes. Releases unknown.
///
/// The names are those that Microsoft's reader gets from the MOF of the machine on which it runs.
///
/// Source: The etwspec developers, *Nineteen log files of public projects*; Microsoft, *TraceEvent output for its test
/// traces*.
#[doc(alias = "SystemConfig_Platform")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigPlatform {
    fixed: SystemConfigPlatformFixed,
    /// `WCHAR SystemManufacturer`, terminated by a zero.
    pub system_manufacturer: Utf16String,
    /// `WCHAR SystemProductName`, terminated by a zero.
    pub system_product_name: Utf16String,
    /// `WCHAR BiosDate`, terminated by a zero.
    pub bios_date: Utf16String,
    /// `WCHAR BiosVersion`, terminated by a zero.
    pub bios_version: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigPlatform {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigPlatformView::new`] and [`SystemConfigPlatformView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigPlatformView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigPlatform {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            system_manufacturer: Default::default(),
            system_product_name: Default::default(),
            bios_date: Default::default(),
            bios_version: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigPlatform {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigPlatform");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SystemManufacturer", &self.system_manufacturer);
        shown.field("SystemProductName", &self.system_product_name);
        shown.field("BiosDate", &self.bios_date);
        shown.field("BiosVersion", &self.bios_version);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(SystemConfigPlatform, fixed = SystemConfigPlatformFixed, view = SystemConfigPlatformView, size = 0);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigPlatform {
    const NAME: &'static str = "SystemConfig_Platform";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("SystemConfig_Platform", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigPlatform::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SystemConfig_Platform", out);
        {
            let part = &self.system_manufacturer;
            to.utf16("SystemManufacturer", part)?;
        }
        {
            let part = &self.system_product_name;
            to.utf16("SystemProductName", part)?;
        }
        {
            let part = &self.bios_date;
            to.utf16("BiosDate", part)?;
        }
        {
            let part = &self.bios_version;
            to.utf16("BiosVersion", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigPlatform);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigPlatform, table = Table::form(&LAYOUT_0),
    parts {
        system_manufacturer = "SystemManufacturer", system_product_name = "SystemProductName", bios_date = "BiosDate",
        bios_version = "BiosVersion", rest = "rest",
    }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigPlatform {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        const DECIDING: &[Deciding] = &[
        ];
        arbitrary_from::<_, 0>(DECIDING, |bytes| {
            Self::from_slice(bytes)
        })
    }
}
