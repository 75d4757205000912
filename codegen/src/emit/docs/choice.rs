//! The choice of a release and a pointer size: the list of releases, and the releases of each row.
//!
//! Rows have their releases in an attribute, which `templates/docs/choice/choice.js` compares with the choice in the
//! address of the page.

use serde::Serialize;

use super::page::Rendered;
use super::script;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::{Cells, Pointer, Stops};

/// The part of the style sheet that the choice uses.
pub(super) const STYLE: &str = include_str!("../../../templates/docs/choice/choice.css");

const SCRIPT: &str = include_str!("../../../templates/docs/choice/choice.js");

/// A release of the list.
#[derive(Serialize)]
struct Release {
    /// ID of the release, as addresses contain it.
    id: String,
    name: String,
    /// Pointer sizes of its editions, in bits.
    pointers: Vec<u32>,
    /// The points of the release, in the numbering of [`cells`].
    stops: Vec<usize>,
}

/// The script, and the list of releases, newest first.
pub(super) fn files(catalog: &Catalog) -> Vec<Rendered> {
    let mut releases: Vec<Release> = Vec::new();
    for (at, stop) in catalog.releases.stops.iter().enumerate() {
        match releases.last_mut().filter(|last| last.id == stop.release) {
            Some(last) => last.stops.push(at),
            None => releases.push(Release {
                id: stop.release.clone(),
                name: stop.name.clone(),
                pointers: stop.pointers.clone(),
                stops: vec![at],
            }),
        }
    }
    releases.reverse();
    vec![
        ("choice/choice.js".to_owned(), SCRIPT.to_owned()),
        ("choice/releases.js".to_owned(), script::assign("etwspecReleases", &releases)),
    ]
}

/// The releases of a row: a number for 32-bit data and one for 64-bit data, in hexadecimal, with a bit for each stop.
pub(super) fn cells(cells: Cells) -> String {
    let bits = |stops: Stops| stops.iter().fold(0u64, |bits, stop| bits | 1 << stop);
    let [narrow, wide] = Pointer::ALL.map(|pointer| bits(cells.of(pointer)));
    format!("{narrow:x} {wide:x}")
}

#[cfg(test)]
mod tests {
    use super::{Cells, Stops, cells};

    #[test]
    fn writes_a_bit_for_each_stop() {
        let all = Cells { ptr32: Stops::range(0, 63), ptr64: Stops::one(4) };
        assert_eq!(cells(all), "ffffffffffffffff 10");
        assert_eq!(cells(Cells::default()), "0 0");
    }
}
