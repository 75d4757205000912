//! Releases are listed by build.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "release-order",
    Check(run),
    "Releases are listed oldest first, by build.",
    "`5.1+` means 5.1 and all later releases in the order of the list.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let file = &ctx.layout.spec.releases;
    for pair in file.data.release.windows(2) {
        let [before, row] = pair else { continue };
        if *row.build > *before.build {
            continue;
        }
        let message = format!(
            "release {} has build {}, which is not after build {} of {}",
            *row.id, *row.build, *before.build, *before.id
        );
        out.push(
            RULE.at(row.build.place(file.file), message, "not after the build before")
                .other(before.build.place(file.file), "the release before")
                .help("list releases oldest first, by build"),
        );
    }
    for (at, row) in file.data.release.iter().enumerate() {
        let next = file.data.release.get(at + 1).map_or(u32::MAX, |next| *next.build);
        if row.later_builds.iter().any(|build| !(*row.build + 1..next).contains(build)) {
            let message =
                format!("a later build of release {} is not between its build and the next release's", *row.id);
            let problem = RULE.at(row.build.place(file.file), message, "its first build");
            out.push(problem.help("correct `later-builds`, or add the build to its own release"));
        }
        for point in row.points.iter().filter(|point| point.builds.is_sorted_by(|a, b| a < b).eq(&false)) {
            let message = format!("the builds of the point `{}` are not in order", *point.id);
            out.push(RULE.at(row.id.place(file.file), message, "in this release"));
        }
    }
}
