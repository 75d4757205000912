//! The choice of a release and a pointer size: the list of releases, and the releases of each row.
//!
//! Rows have their releases in an attribute, which `templates/choice/choice.js` compares with the choice in the
//! address of the page.

use std::collections::BTreeMap;

use serde::Serialize;

use super::rendered::Rendered;
use super::{script, wording};
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::{Axis, Cells, Pointer, Stops};
use etwspec_catalog::claims::{Kind, State};

/// The part of the style sheet that the choice uses.
pub(super) const STYLE: &str = include_str!("../templates/choice/choice.css");

const SCRIPT: &str = include_str!("../templates/choice/choice.js");

/// A release of the list.
#[derive(Serialize)]
struct Release {
    /// ID of the release, as addresses contain it.
    id: String,
    name: String,
    /// The points of the release, in the numbering of [`cells`].
    stops: Vec<usize>,
}

/// The value of the script.
#[derive(Serialize)]
struct Releases {
    releases: Vec<Release>,
    /// Why a row is not in a release, by the class of its claim.
    reasons: BTreeMap<&'static str, &'static str>,
}

/// The script, and the list of releases, newest first.
pub(super) fn files(catalog: &Catalog) -> Vec<Rendered> {
    let mut releases: Vec<Release> = Vec::new();
    for (at, stop) in catalog.releases.stops.iter().enumerate() {
        match releases.last_mut().filter(|last| last.id == stop.release) {
            Some(last) => last.stops.push(at),
            None => releases.push(Release { id: stop.release.clone(), name: stop.name.clone(), stops: vec![at] }),
        }
    }
    releases.reverse();
    let absences = [State::Absent, State::NotObserved, State::Unknown];
    let kinds = [Kind::Documented, Kind::Observed, Kind::Unknown];
    let reasons = kinds.map(wording::class).into_iter().zip(absences.map(State::words)).collect();
    vec![
        ("choice/choice.js".to_owned(), SCRIPT.to_owned()),
        ("choice/releases.js".to_owned(), script::assign("etwspecReleases", &Releases { releases, reasons })),
    ]
}

/// The releases of a row, for 32-bit data and for 64-bit data: `0-3,6+ 4+`, or `-` for none. Ranges to the newest release
/// are open, so that a new release does not change every page.
pub(super) fn cells(axis: &Axis, cells: Cells) -> String {
    Pointer::ALL.map(|pointer| ranges(cells.of(pointer), axis.stops.len())).join(" ")
}

fn ranges(stops: Stops, count: usize) -> String {
    let run = |(first, last): (usize, usize)| match last + 1 == count {
        true => format!("{first}+"),
        false => format!("{first}-{last}"),
    };
    let runs: Vec<String> = stops.runs().map(run).collect();
    if runs.is_empty() { "-".to_owned() } else { runs.join(",") }
}

#[cfg(test)]
mod tests {
    use super::{Stops, ranges};

    #[test]
    fn range_to_newest_release_is_open() {
        assert_eq!(ranges(Stops::range(0, 9), 10), "0+");
        assert_eq!(ranges(Stops::range(0, 3).or(Stops::range(6, 9)), 10), "0-3,6+");
        assert_eq!(ranges(Stops::one(4), 10), "4-4");
        assert_eq!(ranges(Stops::default(), 10), "-");
    }
}
