//! Checks a trace for damage, losses and anomalies: `etwspec check-trace`.

mod events;
mod header;
mod report;
mod rules;

use std::collections::HashMap;
use std::hash::Hash;
use std::ops::ControlFlow;

use etwspec_console::Problem;
use etwspec_etl::{BufferHeader, Counts, Damage, Decoder, LogFile, Scratch};
use serde::Serialize;

pub(crate) use report::{json, text};
pub(crate) use rules::Severity;

use super::{Input, Results};
use events::Times;
use rules::rule;

/// A place in a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Offset in the file. For a place within a compressed buffer, the offset of the buffer.
    pub(crate) offset: u64,
    /// Offset in the decompressed buffer, for a place within a compressed buffer.
    pub(crate) in_compressed: Option<u32>,
}

impl Place {
    fn at(offset: u64) -> Place {
        Place { offset, in_compressed: None }
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#x}", self.offset)?;
        self.in_compressed.map_or(Ok(()), |offset| write!(f, "+{offset:#x}"))
    }
}

/// A violated rule, with its first place and the number of places.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(crate) rule: &'static str,
    /// The first place.
    pub(crate) place: Place,
    /// Number of places.
    pub(crate) count: u64,
    /// Number of bytes that were skipped because of it.
    pub(crate) length: u64,
    pub(crate) text: String,
}

/// The result of checking a trace.
#[derive(Debug)]
pub(crate) struct Findings {
    pub(crate) file: String,
    /// Name of the trace before the @ of a place.
    pub(crate) argument: String,
    pub(crate) buffers: u64,
    pub(crate) events: u64,
    /// The findings by severity, then by place.
    pub(crate) findings: Vec<Finding>,
}

impl Findings {
    /// Returns the number of findings with a severity.
    pub(crate) fn count(&self, severity: Severity) -> usize {
        self.findings.iter().filter(|finding| rule(finding.rule).severity == severity).count()
    }
}

/// Counts findings by kind, and keeps the first place of each.
#[derive(Debug)]
struct Kinds<K>(HashMap<K, (Place, u64)>);

impl<K: Eq + Hash> Kinds<K> {
    fn add(&mut self, kind: K, place: Place) {
        self.0.entry(kind).or_insert((place, 0)).1 += 1;
    }
}

impl<K> Default for Kinds<K> {
    fn default() -> Self {
        Kinds(HashMap::new())
    }
}

/// The state of a check.
struct Check {
    log_file: Option<LogFile>,
    decoder: Decoder,
    counts: Counts,
    headers: Vec<(u64, BufferHeader)>,
    findings: Vec<Finding>,
    kinds: Kinds<events::Kind>,
    times: Times,
}

/// Checks a whole trace.
pub(crate) fn check(input: &mut Input<'_>) -> Result<Findings, Problem> {
    let log_file = input.log_file();
    let mut check = Check {
        decoder: Decoder::new(log_file.as_ref()),
        log_file,
        counts: Counts::default(),
        headers: Vec::new(),
        findings: Vec::new(),
        kinds: Kinds::default(),
        times: Times::default(),
    };
    let (progress, mut scratch) = (input.progress(Results::AtEnd), Scratch::new());
    input.each_buffer(&progress, &mut |next| {
        match next {
            Err(damage) => check.damage(&damage, false),
            Ok(raw) => {
                check.headers.push((raw.file_offset(), *raw.header()));
                let buffer = raw.open(&mut scratch);
                check.buffer(&buffer);
            }
        }
        Ok(ControlFlow::Continue(()))
    })?;
    drop(progress);
    check.header();
    check.kinds();
    let Check { counts, mut findings, .. } = check;
    let order = |finding: &Finding| {
        let Place { offset, in_compressed } = finding.place;
        (rule(finding.rule).severity, offset, in_compressed, finding.rule, finding.text.clone())
    };
    findings.sort_by_cached_key(order);
    let (file, argument) = (input.name().to_owned(), input.argument().to_owned());
    Ok(Findings { file, argument, buffers: counts.buffers, events: counts.all.events, findings })
}

impl Check {
    fn find(&mut self, rule: &'static str, offset: u64, count: u64, text: impl Into<String>) {
        self.findings.push(Finding { rule, place: Place::at(offset), count, length: 0, text: text.into() });
    }

    fn damage(&mut self, damage: &Damage, compressed: bool) {
        let within = damage.in_buffer.filter(|at| compressed && *at > 0);
        let place = Place { offset: damage.offset, in_compressed: within };
        let id = rule(damage.rule.id()).id;
        let text = damage.rule.to_string();
        self.findings.push(Finding { rule: id, place, count: 1, length: damage.length, text });
    }
}

/// A finding in JSON.
#[derive(Serialize)]
struct Row<'f> {
    severity: Severity,
    rule: &'static str,
    /// FILE@OFFSET, as `etwspec hex` accepts it.
    place: String,
    offset: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_buffer: Option<u32>,
    count: u64,
    skipped_bytes: u64,
    text: &'f str,
}
