//! What stands behind the facts, for people and for programs.

use etwspec_catalog::claims::versions_text;
use etwspec_catalog::query::coverage::{Evidence, Fact, Row, summary};
use serde_json::{Value, json};

use crate::sheet::Sheet;

/// How many kinds of evidence a fact has, in the order of [`Row::by_count`].
const COUNTS: [&str; 4] = ["none", "one", "two", "more"];

/// A summary, and the facts: all, or those with one kind of evidence or none.
pub(crate) fn text(facts: &[Fact<'_>], only_one: bool) -> String {
    let mut sheet = Sheet::default();
    let rows = summary(facts);
    sheet.heading("Facts by how many kinds of evidence stand behind them");
    sheet.table(2, &table(&rows, &COUNTS, |row| &row.by_count));
    sheet.heading("Facts that each kind of evidence stands behind");
    sheet.table(2, &table(&rows, &Evidence::ALL.map(Evidence::name), |row| &row.by_kind));
    let listed = || facts.iter().filter(|fact| !only_one || fact.has_only_one());
    sheet.heading(if only_one { "Facts with one kind of evidence, or none" } else { "All facts" });
    if listed().next().is_none() {
        sheet.words(2, "There is none.");
    }
    let mut lines = Vec::new();
    for fact in listed() {
        let releases = fact.releases.map_or(String::new(), |releases| format!(" ({})", versions_text(releases)));
        let name = format!("{}{releases}", fact.full_name());
        lines.push(vec![fact.what.one().to_owned(), fact.evidence.text(), name]);
    }
    sheet.table(2, &lines);
    sheet.finish()
}

/// A row for each kind of fact, with a number in each column.
fn table(rows: &[Row], columns: &[&str], numbers: impl Fn(&Row) -> &[usize]) -> Vec<Vec<String>> {
    let mut lines: Vec<Vec<String>> =
        vec![["", "total"].iter().chain(columns).map(|head| (*head).to_owned()).collect()];
    for row in rows {
        let counts = numbers(row).iter().map(usize::to_string);
        lines.push([row.what.name().to_owned(), row.total.to_string()].into_iter().chain(counts).collect());
    }
    lines
}

/// The same for programs.
pub(crate) fn json(facts: &[Fact<'_>], only_one: bool) -> Value {
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
    json!({ "summary": rows.collect::<Vec<_>>(), "facts": listed.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use etwspec_catalog::Catalog;
    use etwspec_catalog::query::coverage::facts;
    use etwspec_codegen::{check, context, load, lower};

    use super::{json, text};

    /// A few tables with evidence of every kind.
    const TABLES: [(&str, &str); 7] = [
        ("releases.toml", "release = [{ id = \"5.0\", name = \"Windows 2000\", build = 2195 }]"),
        (
            "sources.toml",
            "source = [
  { id = \"study\", title = \"T\", author = \"A\", kind = \"study\", where = \"W\" },
  { id = \"header\", title = \"T\", author = \"A\", kind = \"header\", where = \"W\" },
  { id = \"pages\", title = \"T\", author = \"A\", kind = \"documentation\", where = \"W\" },
  { id = \"traces\", title = \"T\", author = \"A\", kind = \"observed\", where = \"W\" },
]",
        ),
        ("types.toml", "type = [{ name = \"ULONG\", is = \"u32\" }]"),
        ("topics.toml", "topic = [{ name = \"headers\", summary = \"Headers.\" }]"),
        (
            "structs/HEADER.toml",
            "name = \"HEADER\"
module = \"headers\"
summary = \"A header.\"
size = 8
sources = [\"study\", \"header\"]

[[field]]
at = 0x00
name = \"Size\"
type = \"ULONG\"
sources = [\"study\", \"header\", \"pages\"]

[[field]]
name = \"Kind\"
type = \"KIND\"
disputed = [{ source = \"header\", says = \"USHORT Kind\", why = \"The study looked.\" }]
",
        ),
        (
            "enums/KIND.toml",
            "name = \"KIND\"
module = \"headers\"
summary = \"Kinds.\"
kind = \"enumeration\"
type = \"ULONG\"
prefix = \"KIND_\"
sources = [\"study\"]
value = [{ value = 1, name = \"KIND_ONE\" }, { value = 2, name = \"KIND_TWO\", sources = [\"header\"] }]
",
        ),
        (
            "../evidence/observed.toml",
            "sources = [\"traces\"]
[[trace]]
file = \"a.etl\"
build = 2195
pointer = 32
structs = [{ struct = \"HEADER\", pointer = 32, count = 3 }]
values = [{ name = \"KIND_ONE\", count = 3 }]
",
        ),
    ];

    fn catalog() -> Catalog {
        let texts = TABLES.map(|(path, text)| (path.to_owned(), text.to_owned())).to_vec();
        let spec = load::load_from_texts(texts).expect("the tables can be read");
        let context = context(&spec);
        assert!(check::run(&context).is_empty(), "the tables have no problem");
        lower::lower(&context)
    }

    #[test]
    fn a_summary_comes_first_then_every_fact_with_what_stands_behind_it() {
        let catalog = catalog();
        insta::assert_snapshot!(text(&facts(&catalog), false), @r"
        Facts by how many kinds of evidence stand behind them
                               total  none  one  two  more
          forms of structures  1      0     0    0    1
          fields               2      0     1    0    1
          values               2      0     1    1    0

        Facts that each kind of evidence stands behind
                               total  study  header  symbols  documentation  C compiler  real bytes
          forms of structures  1      1      0       0        0              1           1
          fields               2      2      1       0        1              1           0
          values               2      1      1       0        0              0           1

        All facts
          form   study, C compiler, real bytes             HEADER V5_0 (5.0+)
          field  study, header, documentation, C compiler  HEADER.Size
          field  study                                     HEADER.Kind
          value  study, real bytes                         KIND_ONE
          value  header                                    KIND_TWO
        ");
    }

    #[test]
    fn only_facts_with_one_kind_of_evidence_are_listed_if_only_they_are_asked_for() {
        let catalog = catalog();
        let all = facts(&catalog);
        let told = json(&all, true);
        let names: Vec<&str> =
            told["facts"].as_array().expect("a list").iter().filter_map(|fact| fact["name"].as_str()).collect();
        assert_eq!(names, ["Kind", "KIND_TWO"]);
        assert!(!text(&all, true).contains("KIND_ONE"));
    }
}
