//! The release axis from `releases.toml`.

use etwspec_catalog::axis::{Axis, Stop, both_sizes};

use crate::spec::ReleasesFile;

/// The stops of the releases of a file, in its order.
pub fn axis(file: &ReleasesFile) -> Axis {
    let mut stops = Vec::new();
    for row in &file.release {
        let whole: Vec<u32> = std::iter::once(*row.build).chain(row.later_builds.iter().copied()).collect();
        let sizes = |stated: &[u32]| match (stated, row.pointers.as_slice()) {
            ([], []) => both_sizes(),
            ([], of_release) => of_release.to_vec(),
            (of_point, _) => of_point.to_vec(),
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
