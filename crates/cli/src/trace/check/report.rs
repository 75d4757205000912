//! The report of `etwspec check-trace`, as text and as JSON.

use std::collections::BTreeSet;

use etwspec_console::command::TextReport;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::table::{Column, table};
use serde_json::{Map, Value, json as make};

use super::findings::{Finding, Findings, Row};
use super::rules::{Severity, rule};

/// Formats the findings as text.
pub(crate) fn text(found: &Findings, width: Option<usize>) -> String {
    let checked = format!("{} and {}", count(found.buffers, "buffer"), count(found.events, "event"));
    if found.findings.is_empty() {
        return format!("{}: no findings in {checked}\n", found.file);
    }
    let counts = [Severity::Damage, Severity::Loss, Severity::Note].map(|severity| {
        let n = found.count(severity);
        match (severity, n) {
            (Severity::Damage, 0) => "no damage".to_owned(),
            (Severity::Damage, n) => count(n, "damaged place"),
            (Severity::Loss, 1) => "1 loss".to_owned(),
            (Severity::Loss, n) => format!("{} losses", number(n)),
            (Severity::Note, n) => count(n, "note"),
        }
    });
    let mut text = format!("{}: {} in {checked}\nLost: {}\n\n", found.file, counts.join(", "), found.lost.text());
    let columns = [Column::Left("severity"), Column::Left("place"), Column::Left("rule"), Column::Left("finding")];
    let row = |finding: &Finding| {
        let what = match finding.length {
            0 => finding.text.clone(),
            length => format!("{}; {} skipped", finding.text, bytes(length)),
        };
        let place = format!("{}@{}", found.argument, finding.place);
        vec![rule(finding.rule).severity.word().to_owned(), place, finding.rule.to_owned(), what]
    };
    table(&mut text, &columns, &found.findings.iter().map(row).collect::<Vec<_>>(), width);
    text.push_str("\nRules\n");
    let ids: BTreeSet<_> = found.findings.iter().map(|finding| (rule(finding.rule).severity, finding.rule)).collect();
    let mut rules = TextReport::new(width);
    let rows = ids.into_iter().map(|(_, id)| vec![id.to_owned(), rule(id).meaning.to_owned()]);
    rules.table(2, &rows.collect::<Vec<_>>());
    text.push_str(&rules.finish());
    text
}

/// Formats the findings as JSON.
pub(crate) fn json(found: &Findings) -> Value {
    let row = |finding: &Finding| {
        make!(Row {
            severity: rule(finding.rule).severity,
            rule: finding.rule,
            place: format!("{}@{}", found.argument, finding.place),
            offset: finding.place.offset,
            in_buffer: finding.place.in_compressed,
            count: finding.count,
            skipped_bytes: finding.length,
            text: &finding.text,
        })
    };
    let ids: BTreeSet<_> = found.findings.iter().map(|finding| finding.rule).collect();
    let rules: Map<String, Value> = ids.into_iter().map(|id| (id.to_owned(), Value::from(rule(id).meaning))).collect();
    make!({
        "file": found.file,
        "buffers": found.buffers,
        "events": found.events,
        "damage": found.count(Severity::Damage),
        "losses": found.count(Severity::Loss),
        "notes": found.count(Severity::Note),
        "lost": found.lost,
        "findings": found.findings.iter().map(row).collect::<Vec<_>>(),
        "rules": rules,
    })
}
