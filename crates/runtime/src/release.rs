//! Releases of Windows and pointer sizes.

use core::fmt;
use core::str::FromStr;

use crate::lists::{RELEASES, Release, ReleaseRow};

/// Pointer size of the data. It does not depend on the machine that reads the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pointer {
    /// 32-bit pointers, of 4 bytes.
    Bits32,
    /// 64-bit pointers, of 8 bytes.
    Bits64,
}

impl Pointer {
    /// Both pointer sizes.
    pub const ALL: [Pointer; 2] = [Pointer::Bits32, Pointer::Bits64];

    /// Returns the size in bits: 32 or 64.
    pub const fn bits(self) -> u32 {
        match self {
            Pointer::Bits32 => 32,
            Pointer::Bits64 => 64,
        }
    }

    /// Returns the size in bytes: 4 or 8.
    pub const fn bytes(self) -> usize {
        self.bits() as usize / 8
    }
}

impl Release {
    /// Newest release of the tables.
    pub const NEWEST: Release = Release(RELEASES.len() as u8 - 1);

    /// Returns all releases and points, oldest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Release> + ExactSizeIterator {
        (0..=Release::NEWEST.0).map(Release)
    }

    /// Returns the name and builds of the release.
    pub const fn row(self) -> &'static ReleaseRow {
        &RELEASES[self.0 as usize]
    }

    /// Returns the ID of the release in the tables, such as `6.1` or `late 5.2`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Returns the common name, such as `Windows 7`.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the first build number.
    pub const fn build(self) -> u32 {
        self.row().builds[0]
    }

    /// Returns the release of a build, or `None` if the build precedes all releases.
    ///
    /// An unlisted build belongs to the last release before it. If a build belongs to several points of a release,
    /// returns the last of them.
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

/// Error of parsing a [`Release`] from a string.
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

    /// Parses an ID (`6.1`), a point within a release (`late 5.2`) or a build number.
    ///
    /// The ID of a release with points stands for the last point.
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
