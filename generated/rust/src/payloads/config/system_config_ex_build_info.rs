// Generated from spec/structs/SYSTEM_CONFIG_EX_BUILD_INFO.toml by `cargo spec generate`. Do not edit: edit that file.

//! Build of Windows, and the time at which it was installed.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_BUILD_INFO", "SystemConfigExBuildInfo")
    .size(8)
    .about("Build of Windows, and the time at which it was installed.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "BuildLab", Content::Text { unit: 2 })
            .about("Build number, architecture, branch and time of the build.").means(Meaning::Text),
        part("WCHAR", "ProductName", Content::Text { unit: 2 }).about("Name of the edition of Windows.")
            .means(Meaning::Text),
    ])
    .stated_by(SOURCES)
    .fields(&[
        signed("LARGE_INTEGER InstallDate").at(0..8).about("Time at which Windows was installed.")
            .means(Meaning::FileTime).with(&[More::Units("100 ns since 1601")]),
    ]);
fixed! {
    /// Fixed part of `SystemConfigExBuildInfo` and [`SystemConfigExBuildInfoView`], with the getters of its fields.
    part SystemConfigExBuildInfoFixed / SystemConfigExBuildInfoView: followed,
        name = "SYSTEM_CONFIG_EX_BUILD_INFO", size = 8, table = Table::form(&LAYOUT_0);
    fields {
        /// Time at which Windows was installed. `LARGE_INTEGER InstallDate` at 0x00. Unit: 100 ns since 1601.
        install_date / set_install_date: i64, at = 0;
    }
    typed {
        /// Point in time. The raw value is `install_date`.
        install_date_as_file_time / set_install_date_as_file_time: FileTime, raw = install_date / set_install_date;
    }
}

impl<'a> SystemConfigExBuildInfoView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigExBuildInfoFixed(first_and_rest::<8>("SYSTEM_CONFIG_EX_BUILD_INFO", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigExBuildInfoTail<'a>, Error> {
        let mut left = Left::new("SYSTEM_CONFIG_EX_BUILD_INFO", 8, self.0.rest);
        let build_lab = left.text();
        let product_name = left.text();
        Ok(SystemConfigExBuildInfoTail { build_lab, product_name, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigExBuildInfo, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigExBuildInfo {
            fixed: SystemConfigExBuildInfoFixed(*self.0.fixed),
            build_lab: { let part = tail.build_lab; part.to_value() },
            product_name: { let part = tail.product_name; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigExBuildInfoView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExBuildInfoView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SYSTEM_CONFIG_EX_BUILD_INFO`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigExBuildInfoTail<'a> {
    /// Build number, architecture, branch and time of the build. `WCHAR BuildLab`, terminated by a zero.
    pub build_lab: Utf16Str<'a>,
    /// Name of the edition of Windows. `WCHAR ProductName`, terminated by a zero.
    pub product_name: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Build of Windows, and the time at which it was installed.
///
/// No known name in C; here: `SYSTEM_CONFIG_EX_BUILD_INFO`, 0x8 bytes. Releases unknown.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "SYSTEM_CONFIG_EX_BUILD_INFO")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigExBuildInfo {
    fixed: SystemConfigExBuildInfoFixed,
    /// Build number, architecture, branch and time of the build. `WCHAR BuildLab`, terminated by a zero.
    pub build_lab: Utf16String,
    /// Name of the edition of Windows. `WCHAR ProductName`, terminated by a zero.
    pub product_name: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigExBuildInfo {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigExBuildInfoView::new`] and [`SystemConfigExBuildInfoView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExBuildInfoView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigExBuildInfo {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            build_lab: Default::default(),
            product_name: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigExBuildInfo {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExBuildInfo");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("BuildLab", &self.build_lab);
        shown.field("ProductName", &self.product_name);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(SystemConfigExBuildInfo, fixed = SystemConfigExBuildInfoFixed, view = SystemConfigExBuildInfoView, size = 8);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigExBuildInfo {
    const NAME: &'static str = "SYSTEM_CONFIG_EX_BUILD_INFO";
    const FIXED: usize = 8;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<8>("SYSTEM_CONFIG_EX_BUILD_INFO", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExBuildInfo::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SYSTEM_CONFIG_EX_BUILD_INFO", out);
        {
            let part = &self.build_lab;
            to.utf16("BuildLab", part)?;
        }
        {
            let part = &self.product_name;
            to.utf16("ProductName", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigExBuildInfo);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigExBuildInfo, table = Table::form(&LAYOUT_0),
    parts { build_lab = "BuildLab", product_name = "ProductName", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigExBuildInfo {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 8]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
