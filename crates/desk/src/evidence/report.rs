//! Reports for programs: what `cargo spec evidence --format json` prints.

use serde::Serialize;

use crate::evidence::{Finding, Report, Status};

/// Output of `cargo spec evidence --format json`.
#[derive(schemars::JsonSchema, Clone, Debug, Serialize)]
pub struct EvidenceReport {
    /// Reports of the traces, in the order of the arguments.
    files: Vec<TraceReport>,
}

impl EvidenceReport {
    /// Returns the report of some traces.
    pub fn new(files: Vec<TraceReport>) -> EvidenceReport {
        EvidenceReport { files }
    }
}

/// Evidence of a trace for the facts, and against them.
#[derive(schemars::JsonSchema, Clone, Debug, Serialize)]
pub struct TraceReport {
    /// Name of the trace.
    file: String,
    /// Release with which the trace was compared.
    release: String,
    /// Build of the trace, if the tables list no release with it; null otherwise.
    unlisted_build: Option<u32>,
    /// Number of buffers that were compared.
    buffers: u64,
    /// Number of events that were compared.
    events: u64,
    /// Number of buffers that were skipped because of damage.
    skipped_buffers: u64,
    /// Number of events whose kind no table describes.
    not_described: u64,
    /// Number of findings that contradict the tables.
    contradictions: usize,
    /// Number of findings that are new.
    new: usize,
    /// Contradictions, then what is new.
    findings: Vec<FoundReport>,
    /// Facts that the trace supports.
    supported: Vec<SupportedReport>,
}

/// Violated rule about one item of the tables.
#[derive(schemars::JsonSchema, Clone, Debug, Serialize)]
struct FoundReport {
    /// Relation of the bytes to the tables: a contradiction, or something new.
    status: Status,
    /// Name of the rule, such as `payload-size`.
    rule: &'static str,
    /// Item of the tables: a structure, a field, a set, an event.
    item: String,
    /// Row of the item, with its line if the tables were read: `spec/structs/A.toml:12`. Empty if it has none.
    row: String,
    /// Description of the finding.
    text: String,
    /// Number of occurrences.
    count: u64,
    /// False for the sum of findings that are not listed.
    listed: bool,
    /// First place, as `etwspec hex` accepts it.
    place: String,
    /// Offset of the buffer of the first place in the file.
    buffer: u64,
    /// Offset of the first place from the start of the buffer.
    offset: u64,
    /// True if the buffer is compressed, so that the offset is that in the decompressed buffer.
    compressed: bool,
    /// Bytes at the first place, in hexadecimal.
    bytes: String,
    /// Offset of the first of these bytes from the start of the data or the header.
    bytes_at: usize,
}

/// Fact that bytes support.
#[derive(schemars::JsonSchema, Clone, Debug, Serialize)]
struct SupportedReport {
    /// Kind of fact: `layout`, `event key` or `value`.
    kind: &'static str,
    /// Name of the item.
    name: String,
    /// Supported facts about it, such as the form and the pointer size.
    what: String,
    /// Number of occurrences.
    count: u64,
}

impl TraceReport {
    /// Returns the report of a trace. `name` and `argument` are its name in output and on the command line; `row` returns
    /// the row of a finding's item.
    pub fn new(name: &str, argument: &str, report: &Report, row: impl Fn(&Finding) -> String) -> TraceReport {
        let found = |finding: &Finding| FoundReport {
            status: finding.rule.status,
            rule: finding.rule.name,
            item: finding.item.clone(),
            row: row(finding),
            text: finding.text.clone(),
            count: finding.count,
            listed: finding.findings == 1,
            place: format!("{argument}@{}", finding.place),
            buffer: finding.place.buffer,
            offset: finding.place.offset,
            compressed: finding.place.compressed,
            bytes: finding.example.bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
            bytes_at: finding.example.at,
        };
        let supported = report.supported.iter().map(|fact| SupportedReport {
            kind: fact.kind,
            name: fact.name.clone(),
            what: fact.what.clone(),
            count: fact.count,
        });
        TraceReport {
            file: name.to_owned(),
            release: report.release.clone(),
            unlisted_build: report.unlisted,
            buffers: report.buffers,
            events: report.events,
            skipped_buffers: report.skipped_buffers,
            not_described: report.not_described,
            contradictions: report.count(Status::Contradicts),
            new: report.count(Status::New),
            findings: report.findings.iter().map(found).collect(),
            supported: supported.collect(),
        }
    }
}
