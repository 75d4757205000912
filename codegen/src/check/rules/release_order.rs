//! Releases are listed by build.

use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = Rule {
    name: "release-order",
    purpose: "Releases are listed oldest first, by build.",
    explanation: "`5.1+` means 5.1 and all later releases in the order of the list.",
    bad: r#"
# releases.toml
[[release]]
id = "6.0"
name = "Windows Vista"
build = 6000

[[release]]
id = "5.0"
name = "Windows 2000"
build = 2195

[[release]]
id = "5.1"
name = "Windows XP"
build = 2600
"#,
    good: r#"
# releases.toml
[[release]]
id = "5.0"
name = "Windows 2000"
build = 2195

[[release]]
id = "5.1"
name = "Windows XP"
build = 2600

[[release]]
id = "6.0"
name = "Windows Vista"
build = 6000
"#,
    stage: Stage::Check(run),
};

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
            Diagnostic::new(RULE.name, row.build.place(file.file), message, "not after the build before")
                .other(before.build.place(file.file), "the release before")
                .help("list releases oldest first, by build"),
        );
    }
    for row in &file.data.release {
        for point in row.points.iter().filter(|point| point.builds.is_sorted_by(|a, b| a < b).eq(&false)) {
            let message = format!("the builds of the point `{}` are not in order", *point.id);
            out.push(Diagnostic::new(RULE.name, row.id.place(file.file), message, "in this release"));
        }
    }
}
