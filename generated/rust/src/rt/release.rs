// Copied from codegen/runtime/release.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Releases of Windows and pointer sizes.

use core::fmt;
use core::str::FromStr;

use crate::releases::RELEASES;

/// The size of a pointer in the data. It is a property of the data, never of the machine that reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pointer {
    /// 4 bytes.
    Bits32,
    /// 8 bytes.
    Bits64,
}

impl Pointer {
    /// Both sizes.
    pub const ALL: [Pointer; 2] = [Pointer::Bits32, Pointer::Bits64];

    /// 32 or 64.
    pub const fn bits(self) -> u32 {
        match self {
            Pointer::Bits32 => 32,
            Pointer::Bits64 => 64,
        }
    }

    /// 4 or 8.
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }
}

/// A release of Windows, or a point within one that the tables distinguish. Releases are ordered by build.
///
/// ```
/// use etwspec::Release;
///
/// assert!(Release::WINDOWS_XP < Release::WINDOWS_10_1511);
/// assert_eq!("1511".parse(), Ok(Release::WINDOWS_10_1511));
/// assert_eq!(Release::from_build(10586), Some(Release::WINDOWS_10_1511));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Release(pub(crate) u8);

/// What the tables say of a release.
#[derive(Debug)]
#[non_exhaustive]
pub struct ReleaseRow {
    /// The text that names it in the tables: `6.1`, `late 5.2`.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// Its builds, the first one first.
    pub builds: &'static [u32],
}

impl Release {
    /// The newest release of the tables.
    pub const NEWEST: Release = Release(RELEASES.len() as u8 - 1);

    /// All releases and points, oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Release> + ExactSizeIterator {
        (0..=Release::NEWEST.0).map(Release)
    }

    /// What the tables say of it.
    pub const fn row(self) -> &'static ReleaseRow {
        &RELEASES[self.0 as usize]
    }

    /// The text that names it in the tables: `6.1`, `late 5.2`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its first build.
    pub const fn build(self) -> u32 {
        self.row().builds[0]
    }

    /// The release of a build; for a build that no table lists, the last release before it. Where builds do not tell
    /// the points of a release apart, the last point.
    pub fn from_build(build: u32) -> Option<Release> {
        let exact = Release::all().rev().find(|release| release.row().builds.contains(&build));
        exact.or_else(|| Release::all().rev().find(|release| release.build() < build))
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Release({})", self.id())
    }
}

/// A text that names no release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseReleaseError;

impl fmt::Display for ParseReleaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no release has this name or build")
    }
}

impl core::error::Error for ParseReleaseError {}

impl FromStr for Release {
    type Err = ParseReleaseError;

    /// Reads an id (`6.1`), a point within a release (`late 5.2`) or a build number. The id of a release with points
    /// means its last.
    fn from_str(text: &str) -> Result<Self, ParseReleaseError> {
        let text = text.trim();
        let names = |release: &Release| {
            let id = release.id();
            id.eq_ignore_ascii_case(text) || id.split_once(' ').is_some_and(|(_, of)| of.eq_ignore_ascii_case(text))
        };
        Release::all()
            .rev()
            .find(names)
            .or_else(|| text.parse().ok().and_then(Release::from_build))
            .ok_or(ParseReleaseError)
    }
}

#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Release {
    type Parameters = ();
    type Strategy = proptest::strategy::Map<core::ops::RangeInclusive<u8>, fn(u8) -> Release>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        (0..=Release::NEWEST.0).prop_map(Release)
    }
}
