// Generated from spec/structs/SYSTEM_CONFIG_EX_SYSTEM_PATHS.toml by `cargo spec generate`. Do not edit: edit that file.

//! Folders of Windows.
#[allow(unused_imports)]
use crate::rt::*;

const SOURCES: &[&Source] =
    &[&sources::MICROSOFT_TRACEEVENT, &sources::SNAIL_SYSTEM_CONFIG_EX, &sources::OBSERVED_TRACES];
pub(crate) static LAYOUT_0: Layout = layout("SYSTEM_CONFIG_EX_SYSTEM_PATHS", "SystemConfigExSystemPaths")
    .size(0)
    .summary("Folders of Windows.")
    .in_releases("releases unknown", &[holds(Pointer::Bits32, 0, 255), holds(Pointer::Bits64, 0, 255)])
    .with_tail(&[
        part("WCHAR", "SystemDirectory", Content::Text { unit: 2 })
            .doc("System folder, such as `C:\\Windows\\system32`.").means(Meaning::DosPath),
        part("WCHAR", "SystemWindowsDirectory", Content::Text { unit: 2 })
            .doc("Folder of Windows, with a backslash at the end.").means(Meaning::DosPath),
    ])
    .stated_by(SOURCES);
fixed! {
    /// Fixed part of `SystemConfigExSystemPaths` and [`SystemConfigExSystemPathsView`], with the getters of its fields.
    part SystemConfigExSystemPathsFixed / SystemConfigExSystemPathsView: followed,
        name = "SYSTEM_CONFIG_EX_SYSTEM_PATHS", size = 0, table = Table::form(&LAYOUT_0);
}

impl<'a> SystemConfigExSystemPathsView<'a> {
    /// Creates a view of the fixed part and the bytes that follow.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer bytes than the fixed part.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Result<Self, Error> {
        let view = SystemConfigExSystemPathsFixed(first_and_rest::<0>("SYSTEM_CONFIG_EX_SYSTEM_PATHS", bytes)?);
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
    pub fn tail(&self) -> Result<SystemConfigExSystemPathsTail<'a>, Error> {
        let mut left = Left::new("SYSTEM_CONFIG_EX_SYSTEM_PATHS", 0, self.0.rest);
        let system_directory = left.text();
        let system_windows_directory = left.text();
        Ok(SystemConfigExSystemPathsTail { system_directory, system_windows_directory, rest: left.rest() })
    }
    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// The errors of [`tail`](Self::tail).
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_value(&self) -> Result<SystemConfigExSystemPaths, Error> {
        let tail = self.tail()?;
        Ok(SystemConfigExSystemPaths {
            fixed: SystemConfigExSystemPathsFixed(*self.0.fixed),
            system_directory: { let part = tail.system_directory; part.to_value() },
            system_windows_directory: { let part = tail.system_windows_directory; part.to_value() },
            rest: tail.rest.to_vec(),
        })
    }
}

impl core::fmt::Debug for SystemConfigExSystemPathsView<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExSystemPathsView");
        show::fields(&mut shown, Table::form(&LAYOUT_0), self.0.fixed);
        show::tail(&mut shown, &self.tail()).finish()
    }
}

/// Parts after the fixed part of `SYSTEM_CONFIG_EX_SYSTEM_PATHS`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SystemConfigExSystemPathsTail<'a> {
    /// System folder, such as `C:\Windows\system32`. `WCHAR SystemDirectory`, terminated by a zero.
    pub system_directory: Utf16Str<'a>,
    /// Folder of Windows, with a backslash at the end. `WCHAR SystemWindowsDirectory`, terminated by a zero.
    pub system_windows_directory: Utf16Str<'a>,
    /// Bytes after the last known part.
    pub rest: &'a [u8],
}

/// Folders of Windows.
///
/// No known name in C; here: `SYSTEM_CONFIG_EX_SYSTEM_PATHS`, 0x0 bytes. Releases unknown.
///
/// Source: Microsoft, *KernelTraceEventParser.cs*; Albert Ziegenhagel, *system_config_ex.hpp*; The etwspec
/// developers, *Nineteen log files of public projects*.
#[doc(alias = "SYSTEM_CONFIG_EX_SYSTEM_PATHS")]
#[cfg(feature = "alloc")]
#[derive(Clone, PartialEq)]
pub struct SystemConfigExSystemPaths {
    fixed: SystemConfigExSystemPathsFixed,
    /// System folder, such as `C:\Windows\system32`. `WCHAR SystemDirectory`, terminated by a zero.
    pub system_directory: Utf16String,
    /// Folder of Windows, with a backslash at the end. `WCHAR SystemWindowsDirectory`, terminated by a zero.
    pub system_windows_directory: Utf16String,
    /// Bytes after the last known part.
    pub rest: alloc::vec::Vec<u8>,
}

#[cfg(feature = "alloc")]
impl SystemConfigExSystemPaths {
    /// Table that describes the layout of the form.
    pub const LAYOUT: &'static Layout = &LAYOUT_0;
    /// Reads the structure from all of the bytes: the fixed part, the parts that follow, and the rest.
    ///
    /// # Errors
    ///
    /// The errors of [`SystemConfigExSystemPathsView::new`] and [`SystemConfigExSystemPathsView::tail`].
    #[inline]
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExSystemPathsView::new(bytes)?.to_value()
    }
}

#[cfg(feature = "alloc")]
impl Default for SystemConfigExSystemPaths {
    /// Returns the structure with all bytes zero and nothing after the fixed part.
    #[inline]
    fn default() -> Self {
        Self {
            fixed: Default::default(),
            system_directory: Default::default(),
            system_windows_directory: Default::default(),
            rest: Default::default(),
        }
    }
}

#[cfg(feature = "alloc")]
impl core::fmt::Debug for SystemConfigExSystemPaths {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let mut shown = f.debug_struct("SystemConfigExSystemPaths");
        show::fields(&mut shown, Table::form(&LAYOUT_0), &self.fixed.0);
        shown.field("SystemDirectory", &self.system_directory);
        shown.field("SystemWindowsDirectory", &self.system_windows_directory);
        shown.field("rest", &self.rest).finish()
    }
}

#[cfg(feature = "alloc")]
tailed!(
    SystemConfigExSystemPaths, fixed = SystemConfigExSystemPathsFixed, view = SystemConfigExSystemPathsView, size = 0
);
#[cfg(feature = "alloc")]
impl Tailed for SystemConfigExSystemPaths {
    const NAME: &'static str = "SYSTEM_CONFIG_EX_SYSTEM_PATHS";
    const FIXED: usize = 0;
    #[inline]
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error> {
        first_and_rest::<0>("SYSTEM_CONFIG_EX_SYSTEM_PATHS", fixed).map(|_| None)
    }
    #[inline]
    fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SystemConfigExSystemPaths::from_slice(bytes)
    }
    #[inline]
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.fixed.0);
        let mut to = Put::new("SYSTEM_CONFIG_EX_SYSTEM_PATHS", out);
        {
            let part = &self.system_directory;
            to.utf16("SystemDirectory", part)?;
        }
        {
            let part = &self.system_windows_directory;
            to.utf16("SystemWindowsDirectory", part)?;
        }
        to.finish(&self.rest)?;
        Ok(())
    }
}

#[cfg(feature = "binrw")]
binrw_tailed!(SystemConfigExSystemPaths);
#[cfg(feature = "serde")]
serde_tailed!(
    SystemConfigExSystemPaths, table = Table::form(&LAYOUT_0),
    parts { system_directory = "SystemDirectory", system_windows_directory = "SystemWindowsDirectory", rest = "rest", }
);
#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for SystemConfigExSystemPaths {
    type Parameters = ();
    type Strategy = proptest::strategy::BoxedStrategy<Self>;
    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        const DECIDING: &[Deciding] = &[
        ];
        let parts =
            (
                proptest::arbitrary::any::<[u8; 0]>(),
                proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..160)
            );
        parts.prop_map(|(fixed, tail)| arbitrary_from(&fixed, &tail, DECIDING, |bytes| {
            Self::from_slice(bytes)
        })).boxed()
    }
}
