//! The table of events by release.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::Path;

use etwspec_console::{Problem, visible};
use etwspec_schema::pack::write::{FieldFacts, ProviderFacts, RowFacts};
use etwspec_schema::pack::{Dumps, Row, in_type};

/// Names of the columns.
const COLUMNS: &str = "provider\tid\tversion\tname\tfields\topcode\tkeywords\ttask\tlevel\tchannel\treleases";

/// Begins the line with the releases.
const RELEASES: &str = "# releases: ";

/// The table of events, which is a row for each different event of a dump.
pub(super) struct Table {
    name: String,
    text: String,
    pub(super) releases: Vec<String>,
}

/// Reads the table, compressed or not.
pub(super) fn read(path: &Path) -> Result<Table, Problem> {
    let name = visible(&path.to_string_lossy()).into_owned();
    let failed = |error: std::io::Error| Problem::new(format!("cannot read {name}: {error}"));
    let bytes = super::read_file(path)?;
    let mut text = String::new();
    if bytes.starts_with(b"\xFD7zXZ") {
        lzma_rust2::XzReader::new(&bytes[..], true).read_to_string(&mut text).map_err(failed)?;
    } else {
        text = String::from_utf8(bytes).map_err(|_| Problem::new(format!("{name} is not text in UTF-8")))?;
    }
    let mut lines = text.lines();
    let releases = lines.next().and_then(|line| line.strip_prefix(RELEASES));
    let releases = releases.filter(|_| lines.next() == Some(COLUMNS));
    let Some(releases) = releases else {
        return Err(Problem::new(format!("{name} is no table of events")).help(format!("it begins with `{RELEASES}`")));
    };
    let releases = releases.split(' ').map(str::to_owned).collect();
    Ok(Table { name, releases, text })
}

impl Table {
    /// Adds the rows. `dump` returns the dump of a release, or none for a release that is left out.
    pub(super) fn add(
        &self,
        dump: &dyn Fn(&str) -> Option<Dumps>,
        providers: &mut BTreeMap<String, ProviderFacts>,
    ) -> Result<(), Problem> {
        for (at, line) in self.text.lines().enumerate().skip(2) {
            let bad = |what: &str| Problem::new(format!("{}:{}: {what}", self.name, at + 1));
            let columns: Vec<&str> = line.split('\t').collect();
            let [provider, id, version, name, fields, opcode, keywords, task, level, channel, releases] = columns[..]
            else {
                return Err(bad("a row has 11 columns"));
            };
            let row = row([id, version, name, fields, opcode, keywords, task, level, channel], &bad)?;
            let mut all = Dumps::default();
            for release in releases.split(',') {
                if !self.releases.iter().any(|own| own == release) {
                    return Err(bad("a release is not in the first line"));
                }
                all = all.union(dump(release).unwrap_or_default());
            }
            if all.is_empty() {
                continue;
            }
            let statements = providers.entry(provider.to_owned()).or_default().rows.entry(row).or_default();
            statements.dumps = statements.dumps.union(all);
        }
        Ok(())
    }
}

/// Adds the events of a dump: a folder with a table for each provider.
pub(super) fn add_dump(
    folder: &Path,
    dump: Dumps,
    providers: &mut BTreeMap<String, ProviderFacts>,
) -> Result<(), Problem> {
    for path in super::manifest::entries(folder)? {
        let shown = visible(&path.to_string_lossy()).into_owned();
        for (at, line) in super::read_text(&path)?.lines().enumerate() {
            let bad = |what: &str| Problem::new(format!("{shown}:{}: {what}", at + 1));
            let columns: Vec<&str> = line.split('\t').collect();
            let [provider, id, version, event, opcode, keywords, task, level, channel, ..] = columns[..] else {
                // Messages have several lines.
                if at == 0 || columns.get(1).is_some_and(|id| id.parse::<u16>().is_ok()) {
                    return Err(bad("a row of a dump has 9 columns, provider to channel, and a message"));
                }
                continue;
            };
            if at == 0 {
                continue;
            }
            let (name, fields) = event.split_once('(').ok_or_else(|| bad("an event has no fields"))?;
            let fields = fields.strip_suffix(')').unwrap_or(fields);
            let row = row([id, version, name, fields, opcode, keywords, task, level, channel], &bad)?;
            let statements = providers.entry(provider.to_owned()).or_default().rows.entry(row).or_default();
            statements.dumps = statements.dumps.union(dump);
        }
    }
    Ok(())
}

/// Reads a row: ID, version, name, fields, opcode, keywords, task, level and channel.
fn row(columns: [&str; 9], bad: &dyn Fn(&str) -> Problem) -> Result<RowFacts, Problem> {
    let [id, version, name, fields, opcode, keywords, task, level, channel] = columns;
    let (name, fields) = whole(name, fields);
    Ok(RowFacts {
        id: id.parse().map_err(|_| bad("the ID is no number"))?,
        version: version.parse().map_err(|_| bad("the version is no number"))?,
        name,
        fields: self::fields(fields).ok_or_else(|| bad("a field has no known type"))?,
        opcode: opcode.to_owned(),
        keywords: keywords.split(' ').filter(|name| !name.is_empty()).map(str::to_owned).collect(),
        task: task.to_owned(),
        level: level.to_owned(),
        channel: channel.to_owned(),
    })
}

/// Returns the name and the fields. Names with parentheses are cut off at the first, since the fields are in parentheses in
/// the dump; the rest of the name is before the fields.
fn whole<'f>(name: &str, fields: &'f str) -> (String, &'f str) {
    let before = fields.split(' ').next().unwrap_or_default();
    match before.rfind('(') {
        Some(end) if before.contains(')') => (format!("{name}({}", &fields[..end]), &fields[end + 1..]),
        _ => (name.to_owned(), fields),
    }
}

fn fields(text: &str) -> Option<Vec<FieldFacts>> {
    let field = |text: &str| {
        let (of, name) = text.split_once(' ')?;
        Some(FieldFacts { name: name.to_owned(), in_type: in_type(of)?, members: None })
    };
    if text.is_empty() { Some(Vec::new()) } else { text.split(", ").map(field).collect() }
}

/// Returns the columns of a row in the table, between the provider and the releases.
pub(super) fn columns(row: Row<'_>) -> [String; 9] {
    let fields: Vec<String> =
        row.fields().iter().map(|field| format!("{} {}", field.type_name(), field.name)).collect();
    let line = format!("{}({}", row.name(), fields.join(", "));
    let (name, fields) = line.split_once('(').unwrap_or((&line, ""));
    let keywords: Vec<&str> = row.keywords().collect();
    [
        row.id().to_string(),
        row.version().to_string(),
        name.to_owned(),
        fields.to_owned(),
        row.opcode().to_owned(),
        keywords.join(" "),
        row.task().to_owned(),
        row.level().to_owned(),
        row.channel().to_owned(),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use etwspec_schema::pack::Pack;

    use super::*;

    /// The column of a release in the table that repeats another: the commit that it was read from has the name of the first
    /// release, and contains the dump of the second. The pack has a dump of the first in its place.
    const REPEATED: (&str, &str) = ("1511", "11-25H2");

    /// Returns the table in `../shared`. Without it, prints what was skipped.
    fn table() -> Option<Table> {
        let path = etwspec_corpus::repository().join("../shared/reference/windows-events/events.tsv.xz");
        if !path.is_file() {
            _ = std::io::Write::write_all(&mut std::io::stderr(), b"skipped: no table of events\n");
            return None;
        }
        Some(read(Path::new(&path)).unwrap_or_else(|_| panic!("the table is readable")))
    }

    #[test]
    fn pack_answers_every_row_of_the_table() {
        let Some(table) = table() else { return };
        let pack = Pack::builtin();
        let is_of_table = |at: usize| pack.source_of(at).is_some_and(|source| source.id == super::super::EVENTS);
        let mut answered = BTreeSet::new();
        for provider in pack.providers() {
            let events = provider.read().expect("a provider is readable");
            for row in events.rows() {
                let dumps = row.dumps().iter().filter(|at| is_of_table(*at));
                let releases = dumps.map(|at| pack.dumps()[at].label.as_str());
                let releases: Vec<&str> = releases.filter(|release| *release != REPEATED.0).collect();
                if !releases.is_empty() {
                    let line = format!("{}\t{}\t{}", provider.name(), columns(row).join("\t"), releases.join(","));
                    assert!(answered.insert(line.clone()), "two rows: {line}");
                }
            }
        }
        let mut stated = BTreeSet::new();
        for line in table.text.lines().skip(2) {
            let (row, releases) = line.rsplit_once('\t').expect("columns");
            let releases: Vec<&str> = releases.split(',').collect();
            let [repeated, repeats] = [REPEATED.0, REPEATED.1].map(|own| releases.contains(&own));
            assert_eq!(repeated, repeats, "{line}");
            let releases: Vec<&str> = releases.into_iter().filter(|release| *release != REPEATED.0).collect();
            stated.insert(format!("{row}\t{}", releases.join(",")));
        }
        assert!(stated.len() > 70_000, "{} rows", stated.len());
        let missing: Vec<&String> = stated.difference(&answered).collect();
        assert!(missing.is_empty(), "{} rows are missing, the first: {:?}", missing.len(), missing[0]);
        assert_eq!(answered.len(), stated.len(), "the pack states rows that the table lacks");
    }
}
