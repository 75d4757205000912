//! The report of `cargo spec coverage`, as text and as JSON.

use etwspec_catalog::Struct;
use etwspec_catalog::claims::versions_text;
use etwspec_catalog::query::coverage::{Evidence, Fact, Meanings, Row, summary};
use etwspec_console::command::TextReport;
use serde_json::{Value, json};

/// Names of the columns that count kinds of evidence, in the order of [`Row::by_count`].
const COUNTS: [&str; 4] = ["none", "one", "two", "more"];

/// Formats a summary and the facts: all of them, or only those with at most one kind of evidence.
pub(crate) fn text(facts: &[Fact<'_>], meanings: &[Meanings<'_>], only_one: bool, width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    let rows = summary(facts);
    report.heading("Facts by number of kinds of evidence");
    report.table(2, &table(&rows, &COUNTS, |row| &row.by_count));
    report.heading("Facts by kind of evidence");
    report.table(2, &table(&rows, &Evidence::ALL.map(Evidence::name), |row| &row.by_kind));
    if !meanings.is_empty() {
        report.heading("Fields with a known meaning");
        report.table(2, &meanings_table(meanings));
    }
    let listed = || facts.iter().filter(|fact| !only_one || fact.has_only_one());
    report.heading(if only_one { "Facts with at most one kind of evidence" } else { "All facts" });
    if listed().next().is_none() {
        report.words(2, "None");
    }
    let mut lines = Vec::new();
    for fact in listed() {
        let releases = fact.releases.map_or(String::new(), |releases| format!(" ({})", versions_text(releases)));
        let name = format!("{}{releases}", fact.full_name());
        lines.push(vec![fact.what.one().to_owned(), fact.evidence.text(), name]);
    }
    report.table(2, &lines);
    report.finish()
}

/// Formats the fields without a known meaning, by structure.
pub(crate) fn without_meaning(meanings: &[Meanings<'_>], width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    report.heading("Fields with a known meaning");
    report.table(2, &meanings_table(meanings));
    for group in meanings.iter().filter(|group| !group.without.is_empty()) {
        report.heading(&format!("Without a known meaning: {}", group.group));
        let row = |(structure, path, unknown): &(&Struct, String, bool)| {
            let why = if *unknown { "purpose unknown" } else { "no source states the meaning" };
            vec![format!("{}.{path}", structure.name), why.to_owned()]
        };
        report.table(2, &group.without.iter().map(row).collect::<Vec<_>>());
    }
    report.finish()
}

fn meanings_table(meanings: &[Meanings<'_>]) -> Vec<Vec<String>> {
    let mut lines = vec![["", "total", "known", "share", "purpose unknown"].map(str::to_owned).to_vec()];
    lines.extend(meanings.iter().map(|group| {
        let unknown = group.without.iter().filter(|(.., unknown)| *unknown).count();
        let share = format!("{}.{} %", group.permille() / 10, group.permille() % 10);
        let numbers = [group.total, group.known()].map(|number| number.to_string());
        let [total, known] = numbers;
        vec![group.group.to_owned(), total, known, share, unknown.to_string()]
    }));
    lines
}

/// Returns one row per kind of fact, with a number in each column.
fn table(rows: &[Row], columns: &[&str], numbers: impl Fn(&Row) -> &[usize]) -> Vec<Vec<String>> {
    let mut lines: Vec<Vec<String>> =
        vec![["", "total"].iter().chain(columns).map(|head| (*head).to_owned()).collect()];
    for row in rows {
        let counts = numbers(row).iter().map(usize::to_string);
        lines.push([row.what.name().to_owned(), row.total.to_string()].into_iter().chain(counts).collect());
    }
    lines
}

/// Formats the same as JSON.
pub(crate) fn json(facts: &[Fact<'_>], meanings: &[Meanings<'_>], only_one: bool) -> Value {
    let object = |keys: &[&str], counts: &[usize]| -> Value {
        keys.iter().zip(counts).map(|(key, count)| ((*key).to_owned(), json!(count))).collect()
    };
    let rows = summary(facts);
    let rows = rows.iter().map(|row| {
        json!({
            "facts": row.what.name(),
            "total": row.total,
            "by_count": object(&COUNTS, &row.by_count),
            "by_kind": object(&Evidence::ALL.map(Evidence::name), &row.by_kind),
        })
    });
    let listed = facts.iter().filter(|fact| !only_one || fact.has_only_one()).map(|fact| {
        let evidence: Vec<&str> = fact.evidence.iter().map(Evidence::name).collect();
        let mut row = json!({
            "kind": fact.what.one(), "of": fact.owner.name(), "name": fact.name, "evidence": evidence,
        });
        if let Some(releases) = fact.releases {
            row["releases"] = json!(releases);
        }
        row
    });
    let meanings = meanings.iter().map(|group| {
        let without = group.without.iter().map(
            |(structure, path, unknown)| json!({ "struct": structure.name, "field": path, "purpose_unknown": unknown }),
        );
        json!({
            "fields": group.group,
            "total": group.total,
            "known": group.known(),
            "without": without.collect::<Vec<_>>(),
        })
    });
    json!({
        "summary": rows.collect::<Vec<_>>(),
        "meanings": meanings.collect::<Vec<_>>(),
        "facts": listed.collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use etwspec_catalog::query::coverage::{Evidence, Fact, Kinds, Owner, What};
    use etwspec_catalog::{ValueSet, Versions};

    use super::{json, text};

    /// Returns the owner of facts. The report uses only the name.
    fn owner(name: &str) -> ValueSet {
        let json = r#"{"name": "", "rust": "", "module": "headers", "summary": "", "kind": "enumeration",
            "type": "ULONG", "scalar": "u32", "values": [], "sources": [], "file": ""}"#;
        ValueSet { name: name.to_owned(), ..serde_json::from_str(json).expect("a set of values") }
    }

    struct Owners {
        header: ValueSet,
        kind: ValueSet,
        releases: Versions,
    }

    fn owners() -> Owners {
        let releases = serde_json::from_str("\"5.0+\"").expect("releases");
        Owners { header: owner("HEADER"), kind: owner("KIND"), releases }
    }

    fn facts(owners: &Owners) -> Vec<Fact<'_>> {
        let fact = |what, owner, name: &str, kinds: &[Evidence]| {
            let evidence = kinds.iter().fold(Kinds::default(), |all, kind| all.with(*kind, true));
            Fact { what, owner, name: name.to_owned(), releases: None, evidence, against: Kinds::default() }
        };
        let (header, kind) = (Owner::Set(&owners.header), Owner::Set(&owners.kind));
        let form = fact(What::Form, header, "V5_0", &[Evidence::Study, Evidence::Compiler, Evidence::Bytes]);
        vec![
            Fact { releases: Some(&owners.releases), ..form },
            fact(What::Field, header, "Size", &[Evidence::Study, Evidence::Header]),
            fact(What::Field, header, "Kind", &[]),
            fact(What::Value, kind, "KIND_ONE", &[Evidence::Study, Evidence::Bytes]),
            fact(What::Value, kind, "KIND_TWO", &[Evidence::Header]),
        ]
    }

    #[test]
    fn prints_summary_then_every_fact() {
        let owners = owners();
        insta::assert_snapshot!(text(&facts(&owners), &[], false, None), @r"
        Facts by number of kinds of evidence
                               total  none  one  two  more
          forms of structures  1      0     0    0    1
          fields               2      1     0    1    0
          values               2      0     1    1    0

        Facts by kind of evidence
                               total  study  header  symbols  documentation  C compiler  real bytes
          forms of structures  1      1      0       0        0              1           1
          fields               2      1      1       0        0              0           0
          values               2      1      1       0        0              0           1

        All facts
          form   study, C compiler, real bytes  HEADER V5_0 (5.0+)
          field  study, header                  HEADER.Size
          field  none                           HEADER.Kind
          value  study, real bytes              KIND_ONE
          value  header                         KIND_TWO
        ");
    }

    #[test]
    fn lists_only_facts_with_at_most_one_kind_of_evidence() {
        let owners = owners();
        let all = facts(&owners);
        let report = json(&all, &[], true);
        let listed = report["facts"].as_array().expect("a list");
        let names: Vec<&str> = listed.iter().filter_map(|fact| fact["name"].as_str()).collect();
        assert_eq!(names, ["Kind", "KIND_TWO"]);
        assert!(!text(&all, &[], true, None).contains("KIND_ONE"));
    }
}
