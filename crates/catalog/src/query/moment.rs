//! Releases as users name them, and the presence of facts in them.

use super::suggest;
use crate::axis::{Axis, AxisError, Cells, Pointer, Stop};
use crate::{Relation, Versions, When};

/// Release, or a point within a release: one stop, or all stops of a release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Index of the first stop.
    pub first: usize,
    /// Index of the last stop.
    pub last: usize,
    /// ID of the release or point, such as `6.1` or `late 5.2`.
    pub id: String,
    /// First build.
    pub build: u32,
    /// Requested build, if no table lists it. The release is then the last one before it.
    pub unlisted: Option<u32>,
}

/// Error of resolving a release.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct UnknownRelease {
    /// Requested text.
    pub text: String,
    /// Reason.
    pub reason: String,
    /// Similar releases.
    pub suggestions: Vec<String>,
}

/// Presence of a fact at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Presence {
    /// Known to be absent.
    Absent,
    /// Unknown: observed in other releases, or no source states any release.
    Possible,
    /// Known to be present.
    Here,
}

impl Moment {
    /// Returns the newest release as a whole.
    pub fn newest(axis: &Axis) -> Option<Moment> {
        let last = axis.stops.len().checked_sub(1)?;
        let release = &axis.stops[last].release;
        let first = axis.stops.iter().position(|stop| &stop.release == release)?;
        Some(Moment::new(axis, first, last))
    }

    /// Resolves an ID (`6.1`), a point (`late 5.2`), a product name (`Windows 7`) or a build number.
    pub fn resolve(axis: &Axis, text: &str) -> Result<Moment, UnknownRelease> {
        let unknown = |reason: String, suggestions| Err(UnknownRelease { text: text.to_owned(), reason, suggestions });
        let wanted = text.trim().to_ascii_lowercase();
        match axis.find(&wanted) {
            Ok((first, last)) => return Ok(Moment::new(axis, first, last)),
            Err(error @ AxisError::UnknownPoint { .. }) => return unknown(error.to_string(), Vec::new()),
            Err(_) => {}
        }
        if let Some(stop) = axis.stops.iter().position(|stop| stop.name.to_ascii_lowercase() == wanted) {
            return Ok(Moment::new(axis, stop, stop));
        }
        if let Ok(build) = wanted.parse::<u32>() {
            return match axis.find_build(build) {
                Some((first, last)) => {
                    let listed = axis.stops.iter().any(|stop| stop.builds.contains(&build));
                    Ok(Moment { unlisted: (!listed).then_some(build), ..Moment::new(axis, first, last) })
                }
                None => {
                    let oldest = axis.stops.first().map_or(0, |stop| stop.build);
                    unknown(format!("build {build} is before the oldest release known, build {oldest}"), Vec::new())
                }
            };
        }
        unknown(format!("unknown release `{}`", text.trim()), releases_like(axis, &wanted))
    }

    fn new(axis: &Axis, first: usize, last: usize) -> Moment {
        let stop: &Stop = &axis.stops[first];
        let ends = |at: Option<&Stop>| at.is_none_or(|next| next.release != stop.release);
        let whole =
            ends(first.checked_sub(1).and_then(|before| axis.stops.get(before))) && ends(axis.stops.get(last + 1));
        let id = if whole { stop.release.clone() } else { stop.id() };
        Moment { first, last, id, build: stop.build, unlisted: None }
    }

    /// Returns whether a set contains one of the moment's stops.
    pub fn is_in(&self, cells: Cells, pointer: Option<Pointer>) -> bool {
        let held = |pointer| (self.first..=self.last).any(|stop| cells.contains(stop, pointer));
        pointer.map_or_else(|| Pointer::ALL.into_iter().any(held), held)
    }

    /// Returns whether these releases include one of the moment's stops.
    pub fn within(&self, axis: &Axis, versions: &Versions, pointer: Option<Pointer>) -> bool {
        self.is_in(cells(axis, versions), pointer)
    }

    /// Returns whether a fact is true at the moment.
    pub fn presence(&self, axis: &Axis, when: &When, pointer: Option<Pointer>) -> Presence {
        let named = when.releases.as_ref().is_some_and(|versions| self.within(axis, versions, pointer));
        match when.relation {
            _ if named => Presence::Here,
            Relation::Exact if when.releases.is_some() => Presence::Absent,
            Relation::Exact => Presence::Here,
            Relation::Seen | Relation::Unknown => Presence::Possible,
        }
    }
}

/// Parses releases of the catalog; empty if they name a release that the catalog lacks.
pub fn cells(axis: &Axis, versions: &Versions) -> Cells {
    axis.cells(versions).unwrap_or_default()
}

fn releases_like(axis: &Axis, wanted: &str) -> Vec<String> {
    let mut ids: Vec<&str> = axis.stops.iter().map(|stop| stop.release.as_str()).collect();
    ids.dedup();
    suggest::closest(wanted, ids.into_iter(), 5)
}
