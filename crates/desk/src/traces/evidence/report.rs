//! The report of `cargo spec evidence`, as text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::evidence::{Example, Finding, Report, Status};
use etwspec_cli::shared::{count, number};
use etwspec_console::command::TextReport;
use etwspec_console::visible;

/// Lines of the rows of tables, by item and table: `spec/structs/A.toml:12`.
pub(super) struct Rows {
    /// Name of the folder of the tables; none for a catalog file.
    pub(super) folder: Option<String>,
    /// Lines by item.
    pub(super) lines: BTreeMap<String, (String, usize)>,
}

impl Rows {
    /// Returns the row of an item, or of what contains it: `spec/structs/A.toml:12`.
    pub(super) fn place(&self, finding: &Finding) -> String {
        let mut name = finding.item.as_str();
        loop {
            if let Some((path, line)) = self.lines.get(name) {
                return format!("{}{path}:{line}", self.prefix());
            }
            match name.rsplit_once('.') {
                Some((outer, _)) => name = outer,
                None if finding.file.is_empty() => return String::new(),
                None => return format!("{}{}", self.prefix(), in_folder(&finding.file)),
            }
        }
    }

    fn prefix(&self) -> String {
        let folder = self.folder.as_deref().unwrap_or("spec");
        format!("{}/", folder.trim_end_matches('/'))
    }
}

/// Returns the path of a table from the folder of the tables. The catalog names tables with the folder `spec`.
pub(super) fn in_folder(table: &str) -> &str {
    table.strip_prefix("spec/").unwrap_or(table)
}

/// Formats what a trace shows as text.
pub(super) fn text(
    name: &str,
    argument: &str,
    report: &Report,
    rows: &Rows,
    all: bool,
    width: Option<usize>,
) -> String {
    let mut out = TextReport::new(width);
    out.line(&format!(
        "{name}: {} in {}, compared with {} ({})",
        count(report.events, "event"),
        count(report.buffers, "buffer"),
        report.release,
        report.release_name
    ));
    for status in Status::ALL {
        let found: Vec<&Finding> = report.findings.iter().filter(|finding| finding.rule.status == status).collect();
        if found.is_empty() {
            continue;
        }
        let heading = match status {
            Status::Contradicts => "Contradicts the tables",
            Status::New => "New: not in the tables, or only for other releases",
        };
        out.gap();
        out.line(heading);
        let mut rule = "";
        for finding in found {
            if finding.rule.name != rule {
                if !rule.is_empty() {
                    out.gap();
                }
                rule = finding.rule.name;
                out.line(&format!("  {rule}: {}", finding.rule.meaning));
            }
            self::finding(&mut out, finding, argument, rows);
        }
    }
    supported(&mut out, report, all);
    if report.skipped_buffers > 0 {
        out.gap();
        out.line(&format!("Skipped because of damage: {}", count(report.skipped_buffers, "buffer")));
    }
    out.finish()
}

fn finding(out: &mut TextReport, finding: &Finding, argument: &str, rows: &Rows) {
    let times = if finding.count == 1 { String::new() } else { format!(" ({} times)", number(finding.count)) };
    let item = if finding.item.is_empty() { "other items" } else { &finding.item };
    out.gap();
    out.line(visible(&format!("    {item}{times}")).as_ref());
    out.line(visible(&format!("      found  {}", finding.text)).as_ref());
    let row = rows.place(finding);
    if !row.is_empty() {
        out.line(visible(&format!("      row    {row}")).as_ref());
    }
    if finding.example.bytes.is_empty() {
        return;
    }
    out.line(&format!("      place  {argument}@{}", finding.place));
    for line in dump(&finding.example) {
        out.line(&format!("      bytes  {line}"));
    }
}

fn supported(out: &mut TextReport, report: &Report, all: bool) {
    out.gap();
    out.line("Supports");
    let mut kinds: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for fact in &report.supported {
        let (facts, times) = kinds.entry(fact.kind).or_default();
        *facts += 1;
        *times += fact.count;
    }
    if kinds.is_empty() {
        out.line("  nothing");
    }
    for (kind, (facts, times)) in kinds {
        out.line(&format!("  {}, {}", count(facts, kind), count(times, "time")));
        for fact in report.supported.iter().filter(|fact| all && fact.kind == kind) {
            let what = if fact.what.is_empty() { String::new() } else { format!(" ({})", fact.what) };
            out.line(&format!("    {}{what}: {}", fact.name, number(fact.count)));
        }
    }
    out.line(&format!("  not described by the tables: {}", count(report.not_described, "event")));
}

/// Returns lines of hexadecimal digits and characters.
fn dump(example: &Example) -> Vec<String> {
    let lines = example.bytes.chunks(16).enumerate().map(|(nth, bytes)| {
        let mut line = format!("{:04x} ", example.at + nth * 16);
        for byte in bytes {
            let _ = write!(line, " {byte:02x}");
        }
        let text: String =
            bytes.iter().map(|byte| if (0x20..0x7F).contains(byte) { char::from(*byte) } else { '.' }).collect();
        format!("{line:<54} {text}")
    });
    let mut lines: Vec<String> = lines.collect();
    if example.total > example.bytes.len() {
        lines.push(format!("and {} more", count((example.total - example.bytes.len()) as u64, "byte")));
    }
    lines
}
