//! `etwspec schema changes`: differences of the events of Windows' providers between two releases.

use clap::Args;
use etwspec_catalog::axis::Axis;
use etwspec_console::table::{Column, table};
use etwspec_console::{Console, Problem, visible, visible_json};
use etwspec_etl::filter::NamePattern;
use etwspec_schema::pack::{ChangeKind, Dumps, Pack, ProviderChanges};
use etwspec_schema::windows;
use serde_json::json;

use crate::arguments::TableFormat;
use crate::builtin;

/// List the events of Windows' providers that differ between two releases.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(super) struct ChangesArgs {
    /// Old release.
    #[arg(value_name = "OLD")]
    old: String,
    /// New release.
    #[arg(value_name = "NEW")]
    new: String,
    /// Only this provider: its name in any case. * and ? match any part of a name.
    #[arg(long, value_name = "NAME")]
    provider: Option<String>,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

const AFTER: &str = "\
An event differs without a new version if its fields differ and its ID and version are the same: readers that do not \
consider the release misread it. Without --provider, the differences are counted by provider.

Examples:
  etwspec schema changes 11-25H2 11-26H1
  etwspec schema changes 1809 11-24H2 --provider Microsoft-Windows-DxgKrnl";

pub(super) fn changes(args: &ChangesArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let pack = windows::pack().ok_or_else(|| Problem::new("this program contains no events of Windows"))?;
    let releases = &builtin::catalog()?.releases;
    let (old, new) = (dumps(pack, releases, &args.old)?, dumps(pack, releases, &args.new)?);
    let mut all = etwspec_schema::pack::changes(pack, old, new).map_err(|error| Problem::new(error.to_string()))?;
    if let Some(provider) = &args.provider {
        let pattern = NamePattern::new(provider);
        all.retain(|own| pattern.matches(&own.provider));
    }
    match args.format {
        TableFormat::Json => {
            let json = all.iter().map(|own| {
                let changes = own.changes.iter().map(|change| {
                    json!({ "id": change.id, "version": change.version, "name": change.name, "kind": change.kind.words() })
                });
                json!({ "provider": own.provider, "changes": changes.collect::<Vec<_>>() })
            });
            for line in json {
                writeln!(console.out, "{}", visible_json(&line))?;
            }
        }
        TableFormat::Table => write!(console.out, "{}", text(&all, args.provider.is_some(), console.width))?,
    }
    Ok(())
}

/// Returns the dumps of a release.
pub(crate) fn dumps(pack: &Pack<'_>, releases: &Axis, release: &str) -> Result<Dumps, Problem> {
    let stop = releases.stops.iter().find(|stop| stop.release.eq_ignore_ascii_case(release));
    let dumps = stop.map(|stop| pack.of_release(&stop.release)).unwrap_or_default();
    if dumps.is_empty() {
        let mut known: Vec<&str> = pack.dumps().iter().map(|dump| dump.release.as_str()).collect();
        known.retain(|release| !release.is_empty());
        known.dedup();
        return Err(Problem::new(format!("no events of the release {} are known", visible(release)))
            .help(format!("name one of these: {}", known.join(", "))));
    }
    Ok(dumps)
}

fn text(all: &[ProviderChanges], in_full: bool, width: Option<usize>) -> String {
    let mut text = String::new();
    if in_full {
        let rows = all.iter().flat_map(|own| own.changes.iter().map(move |change| (own, change)));
        let rows = rows.map(|(own, change)| {
            let event = format!("{} v{}", change.id, change.version);
            vec![visible(&own.provider).into_owned(), event, change.name.clone(), change.kind.words().to_owned()]
        });
        let columns = ["PROVIDER", "EVENT", "NAME", "DIFFERENCE"].map(Column::Left);
        table(&mut text, &columns, &rows.collect::<Vec<_>>(), width);
        return text;
    }
    let names = ["ADDED", "REMOVED", "NEW VERSION", "VERSION REMOVED", "EXTENDED", "CHANGED"];
    let columns: Vec<Column> = [Column::Left("PROVIDER")].into_iter().chain(names.map(Column::Right)).collect();
    let row = |name: String, own: &[ProviderChanges]| {
        let count = |kind: ChangeKind| own.iter().flat_map(|own| &own.changes).filter(|own| own.kind == kind).count();
        [vec![name], ChangeKind::ALL.map(|kind| count(kind).to_string()).into()].concat()
    };
    let mut rows: Vec<Vec<String>> =
        all.iter().map(|own| row(visible(&own.provider).into_owned(), std::slice::from_ref(own))).collect();
    rows.push(row(format!("{} providers", all.len()), all));
    table(&mut text, &columns, &rows, width);
    text
}
