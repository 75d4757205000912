//! Names of forms. A name contains a release only where a source states that boundary.
//!
//! # Design
//!
//! The current form has the name of its structure. An older form is named by its first release (`V5_0`) if a table
//! states that boundary, else by its end (`Before6_1`). The suffixes `Ptr32` and `Ptr64` are correct on any processor.
//! The current form also has its release name, so that code can select exactly this form.

use std::collections::HashSet;

use etwspec_catalog::axis::{Axis, Cells, Pointer, Stops};
use etwspec_catalog::{Form, casing};

/// Names the forms of a structure, which are in order of their first releases.
///
/// `cuts` are the sets of releases in the table of the structure. `exact` is true if they include the releases of the
/// structure itself. If only an inner structure changes at a release, the table does not mention the release, and the
/// form is named by its end.
pub(super) fn assign(axis: &Axis, structure: &str, cuts: &[Cells], exact: bool, forms: &mut [(Cells, Form)]) {
    let mut taken = HashSet::new();
    for (cells, form) in forms {
        let suffix = form.pointer.map_or("", Pointer::type_suffix);
        let begin = stated_begin(axis, cuts, exact, *cells).map(|release| format!("V{release}{suffix}"));
        if form.current {
            form.rust = format!("{structure}{suffix}");
            form.release_name = begin;
        } else {
            let before = || format!("Before{}{suffix}", end(axis, *cells).unwrap_or_default());
            form.rust = begin.unwrap_or_else(before);
        }
        // Forms that alternate between pointer sizes could have the same name.
        while !taken.insert(form.rust.clone()) {
            form.rust.push('_');
        }
    }
}

/// Returns the first release of a form as part of a name, if the table of the structure states it.
fn stated_begin(axis: &Axis, cuts: &[Cells], exact: bool, cells: Cells) -> Option<String> {
    let first = |pointer: Pointer| cells.of(pointer).first();
    let begin = Pointer::ALL.into_iter().filter_map(first).min()?;
    let states = |cut: &Cells| {
        let at = |pointer: Pointer, stop: usize| cut.contains(stop, pointer);
        let begins = |pointer| match begin.checked_sub(1) {
            Some(before) => at(pointer, begin) != at(pointer, before),
            None => exact,
        };
        Pointer::ALL.into_iter().any(|pointer| first(pointer) == Some(begin) && begins(pointer))
    };
    cuts.iter().any(states).then(|| release(axis, begin))
}

/// Returns the release after the first range of a form's releases.
fn end(axis: &Axis, cells: Cells) -> Option<String> {
    let stops = cells.ptr32.or(cells.ptr64);
    let first = stops.first()?;
    let end = (first..axis.stops.len()).find(|&stop| stops.and(Stops::one(stop)).is_empty())?;
    Some(release(axis, end))
}

/// Returns a release as part of a name: `6_0`, or `6_0Late` if it is not the first point of its release.
fn release(axis: &Axis, stop: usize) -> String {
    let begins = stop == 0 || axis.stops[stop - 1].release != axis.stops[stop].release;
    let stop = &axis.stops[stop];
    casing::release(&stop.release, if begins { None } else { stop.point.as_deref() })
}
