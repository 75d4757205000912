//! The release axis from `releases.toml`.

use etwspec_catalog::axis::{Axis, Pointer, Stop, both_sizes};

use crate::spec::{PointerSize, ReleasesFile};

/// Returns the stops of the releases of a file, in its order.
pub fn axis(file: &ReleasesFile) -> Axis {
    let mut stops = Vec::new();
    for row in &file.release {
        let whole: Vec<u32> = std::iter::once(*row.build).chain(row.later_builds.iter().copied()).collect();
        let sizes = |of_point: &[PointerSize]| {
            let stated = if of_point.is_empty() { row.pointers.as_slice() } else { of_point };
            match stated {
                [] => both_sizes(),
                stated => stated.iter().map(|&size| Pointer::from(size).bits()).collect(),
            }
        };
        if row.points.is_empty() {
            stops.push(Stop {
                release: row.id.to_string(),
                point: None,
                name: row.name.to_string(),
                build: *row.build,
                builds: whole,
                pointers: sizes(&[]),
                doc: row.doc.clone(),
            });
            continue;
        }
        for point in &row.points {
            let builds = if point.builds.is_empty() { whole.clone() } else { point.builds.clone() };
            stops.push(Stop {
                release: row.id.to_string(),
                point: Some(point.id.to_string()),
                name: format!("{}, {}", *row.name, *point.name),
                build: builds[0],
                builds,
                pointers: sizes(&point.pointers),
                doc: row.doc.clone(),
            });
        }
    }
    Axis { stops }
}
