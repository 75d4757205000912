//! Releases in order, and sets of releases by pointer size.

mod sets;

use serde::{Deserialize, Serialize};

use crate::words::Versions;

pub use crate::pointer::Pointer;
pub use sets::{Cells, Stops};

/// Release, or a point within a release, if facts distinguish points.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    /// ID of the release.
    pub release: String,
    /// Name of the point, such as `late`, if the release has points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<String>,
    /// Product name.
    pub name: String,
    /// First build.
    pub build: u32,
    /// All known builds, including the first.
    pub builds: Vec<u32>,
    /// Pointer sizes of the known editions, in bits.
    #[serde(default = "both_sizes")]
    pub pointers: Vec<u32>,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Returns both pointer sizes in bits.
pub fn both_sizes() -> Vec<u32> {
    Pointer::ALL.map(Pointer::bits).to_vec()
}

impl Stop {
    /// Returns the ID of the stop: `6.1`, `late 5.2`.
    pub fn id(&self) -> String {
        match &self.point {
            Some(point) => format!("{point} {}", self.release),
            None => self.release.clone(),
        }
    }
}

/// All releases and points within them, oldest first.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Axis {
    /// Releases and points, oldest first.
    pub stops: Vec<Stop>,
}

/// Error of parsing a set of releases.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AxisError {
    /// No release or point has this name.
    #[error("unknown release `{0}`")]
    UnknownRelease(String),
    /// The release has no such point.
    #[error("release {release} has {}", if points.is_empty() { "no points within it".to_owned() } else { format!("only the points {}", points.join(" and ")) })]
    UnknownPoint {
        /// Release.
        release: String,
        /// Points of the release.
        points: Vec<String>,
    },
    /// The range ends before it begins.
    #[error("the range begins with {from}, after its end, {to}")]
    Reversed {
        /// First release of the range.
        from: String,
        /// Last release of the range.
        to: String,
    },
    /// The text contains no release.
    #[error("the text names no release")]
    Empty,
    /// The catalog has more stops than a set can contain.
    #[error("there are more than 64 releases and points")]
    TooMany,
}

impl Axis {
    /// Returns the indexes of the first and the last stop of a release or point, such as `5.2` or `late 5.2`.
    pub fn find(&self, text: &str) -> Result<(usize, usize), AxisError> {
        let text = text.trim();
        let (point, release) = match text.split_once(char::is_whitespace) {
            Some((point, release)) => (Some(point), release.trim()),
            None => (None, text),
        };
        let of_release: Vec<usize> =
            (0..self.stops.len()).filter(|&i| self.stops[i].release.eq_ignore_ascii_case(release)).collect();
        let (Some(&first), Some(&last)) = (of_release.first(), of_release.last()) else {
            return Err(if text.is_empty() { AxisError::Empty } else { AxisError::UnknownRelease(text.to_owned()) });
        };
        let Some(point) = point else { return Ok((first, last)) };
        match of_release.iter().find(|&&i| self.stops[i].point.as_deref() == Some(point)) {
            Some(&at) => Ok((at, at)),
            None => Err(AxisError::UnknownPoint {
                release: release.to_owned(),
                points: of_release.iter().filter_map(|&i| self.stops[i].point.clone()).collect(),
            }),
        }
    }

    /// Returns the first and the last stop of a build, or the last stop before a build that no table lists.
    pub fn find_build(&self, build: u32) -> Option<(usize, usize)> {
        let exact: Vec<usize> = (0..self.stops.len()).filter(|&i| self.stops[i].builds.contains(&build)).collect();
        if let (Some(&first), Some(&last)) = (exact.first(), exact.last()) {
            return Some((first, last));
        }
        let before = (0..self.stops.len()).rev().find(|&i| self.stops[i].build < build)?;
        Some((before, before))
    }

    /// Parses a set of releases for one pointer size: one range or several, such as `5.0..5.2, 6.1+`.
    pub fn parse(&self, text: &str) -> Result<Stops, AxisError> {
        if self.stops.len() > crate::limits::STOPS {
            return Err(AxisError::TooMany);
        }
        let mut set = Stops::default();
        for part in text.split(',') {
            let part = part.trim();
            let (from, to) = if let Some(from) = part.strip_suffix('+') {
                (self.find(from)?.0, self.stops.len() - 1)
            } else if let Some((from, to)) = part.split_once("..") {
                let (a, b) = (self.find(from)?.0, self.find(to)?.1);
                if a > b {
                    return Err(AxisError::Reversed { from: from.trim().to_owned(), to: to.trim().to_owned() });
                }
                (a, b)
            } else {
                self.find(part)?
            };
            for stop in from..=to {
                set.0 |= 1 << stop;
            }
        }
        Ok(set)
    }

    /// Parses a set of releases by pointer size.
    pub fn cells(&self, versions: &Versions) -> Result<Cells, AxisError> {
        match versions {
            Versions::Both(text) => {
                let stops = self.parse(text)?;
                Ok(Cells { ptr32: stops, ptr64: stops })
            }
            Versions::ByPointer { ptr32, ptr64 } => {
                let of = |text: &Option<String>| text.as_deref().map_or(Ok(Stops::default()), |text| self.parse(text));
                let cells = Cells { ptr32: of(ptr32)?, ptr64: of(ptr64)? };
                if cells.is_empty() { Err(AxisError::Empty) } else { Ok(cells) }
            }
        }
    }

    /// Returns the releases and pointer sizes of all known editions of Windows.
    pub fn known(&self) -> Cells {
        let of = |bits: u32| {
            let stops = (0..self.stops.len().min(64)).filter(|&stop| self.stops[stop].pointers.contains(&bits));
            stops.fold(Stops::default(), |set, stop| set.or(Stops::one(stop)))
        };
        Cells { ptr32: of(32), ptr64: of(64) }
    }

    /// Returns all stops with both pointer sizes.
    pub fn all(&self) -> Cells {
        let stops = Stops(if self.stops.len() >= 64 { u64::MAX } else { (1 << self.stops.len()) - 1 });
        Cells { ptr32: stops, ptr64: stops }
    }

    /// Returns a set in the grammar of the tables: `5.0..5.2, 6.1+`. A range to the newest release is open-ended.
    pub fn text(&self, set: Stops) -> String {
        self.text_of(set, true)
    }

    /// Returns a set in the grammar of the tables. A range to the newest release is open-ended only if `open` is set.
    fn text_of(&self, set: Stops, open: bool) -> String {
        let parts: Vec<String> = set.runs().map(|(first, last)| self.range_text(first, last, open)).collect();
        parts.join(", ")
    }

    fn range_text(&self, first: usize, last: usize, open: bool) -> String {
        let begins = |i: usize| i == 0 || self.stops[i - 1].release != self.stops[i].release;
        let ends = |i: usize| i + 1 == self.stops.len() || self.stops[i + 1].release != self.stops[i].release;
        let (a, b) = (&self.stops[first], &self.stops[last]);
        let from = if begins(first) { a.release.clone() } else { a.id() };
        if open && last + 1 == self.stops.len() {
            return format!("{from}+");
        }
        if first == last && !(begins(first) && ends(last)) {
            return a.id();
        }
        let to = if ends(last) { b.release.clone() } else { b.id() };
        if from == to { from } else { format!("{from}..{to}") }
    }

    /// Returns a set by pointer size in the grammar of the tables, as one text if both sizes agree.
    pub fn versions(&self, cells: Cells) -> Versions {
        if cells.ptr32 == cells.ptr64 {
            return Versions::Both(self.text(cells.ptr32));
        }
        let of = |set: Stops| (!set.is_empty()).then(|| self.text(set));
        Versions::ByPointer { ptr32: of(cells.ptr32), ptr64: of(cells.ptr64) }
    }

    /// Returns a set by pointer size. A range to the newest release is open-ended only if the original text has an
    /// open-ended range: an observation in the newest release is no claim about the next one.
    pub fn versions_like(&self, cells: Cells, stated: &Versions) -> Versions {
        let open = |pointer: Pointer| match (stated, pointer) {
            (Versions::Both(text), _) => text.contains('+'),
            (Versions::ByPointer { ptr32, .. }, Pointer::Bits32) => {
                ptr32.as_ref().is_some_and(|text| text.contains('+'))
            }
            (Versions::ByPointer { ptr64, .. }, Pointer::Bits64) => {
                ptr64.as_ref().is_some_and(|text| text.contains('+'))
            }
        };
        let of = |pointer: Pointer| {
            let set = cells.of(pointer);
            (!set.is_empty()).then(|| self.text_of(set, open(pointer)))
        };
        match (of(Pointer::Bits32), of(Pointer::Bits64)) {
            (Some(ptr32), Some(ptr64)) if ptr32 == ptr64 => Versions::Both(ptr32),
            (ptr32, ptr64) => Versions::ByPointer { ptr32, ptr64 },
        }
    }
}
