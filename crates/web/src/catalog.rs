//! Parts of the catalog that the decoder uses.

use std::sync::OnceLock;

use etwspec::Release;
use etwspec_catalog::axis::Axis;
use etwspec_catalog::query::Moment;
use etwspec_catalog::{Catalog, ValueSet};
use etwspec_console::problem::Message;
use serde::Deserialize;

/// The part of the catalog that the program contains. Code that reads all of a catalog would be a third of the program.
#[derive(Deserialize)]
struct Embedded {
    releases: Axis,
    sets: Vec<ValueSet>,
}

impl From<Embedded> for Catalog {
    fn from(Embedded { releases, sets }: Embedded) -> Catalog {
        Catalog { releases, sets, ..Catalog::of_providers(Vec::new()) }
    }
}

/// Returns the releases and the sets of the catalog, which are parsed on first use.
pub(crate) fn catalog() -> Result<&'static Catalog, Message> {
    static CATALOG: OnceLock<Result<Catalog, String>> = OnceLock::new();
    let parse = || {
        let json = include_bytes!(concat!(env!("OUT_DIR"), "/catalog.json"));
        serde_json::from_slice::<Embedded>(json).map(Catalog::from).map_err(|error| error.to_string())
    };
    CATALOG.get_or_init(parse).as_ref().map_err(|error| Message::new(format!("cannot read the catalog: {error}")))
}

/// Returns a release by its ID or a build number; the newest for `None`.
pub(crate) fn moment(release: Option<&str>) -> Result<Moment, Message> {
    let axis = &catalog()?.releases;
    match release {
        Some(release) => Moment::resolve(axis, release).map_err(|unknown| Message::new(unknown.to_string())),
        None => Moment::newest(axis).ok_or_else(|| Message::new("the catalog has no release")),
    }
}

/// Returns the ID of a release, as addresses of the site contain it.
pub(crate) fn release_id(release: Release) -> Option<&'static str> {
    let at = Release::all().position(|other| other == release)?;
    catalog().ok()?.releases.stops.get(at).map(|stop| stop.release.as_str())
}
