//! Findings of a check.

use std::collections::BTreeMap;

use etwspec_console::quantity::count;
use etwspec_etl::counts::OrderBy as _;
use serde::Serialize;

use super::rules::{Severity, rule};
use crate::trace::lost::Lost;

/// A place in a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Offset in the file. For a place within a compressed buffer, the offset of the buffer.
    pub(crate) offset: u64,
    /// Offset in the decompressed buffer, for a place within a compressed buffer.
    pub(crate) in_compressed: Option<u32>,
}

impl Place {
    pub(super) fn at(offset: u64) -> Place {
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
    /// Number of findings: more than 1 if this is the sum of those that are not listed.
    pub(crate) findings: u64,
}

/// Maximum number of findings of a rule that are listed. A small file can contain millions of damaged places.
const MAX_LISTED: u64 = 1000;

/// Findings in the making: the first of each rule, and one that sums up the others.
#[derive(Debug, Default)]
pub(super) struct List {
    listed: Vec<Finding>,
    rules: BTreeMap<&'static str, Rest>,
}

/// Number of findings of a rule, and the sum of those that are not listed.
#[derive(Debug, Default)]
struct Rest {
    findings: u64,
    more: Option<Finding>,
}

impl List {
    /// Adds a finding.
    pub(super) fn add(&mut self, finding: Finding) {
        let rest = self.rules.entry(finding.rule).or_default();
        rest.findings += 1;
        match &mut rest.more {
            _ if rest.findings <= MAX_LISTED => self.listed.push(finding),
            None => rest.more = Some(finding),
            Some(more) => {
                more.findings += 1;
                more.count = more.count.saturating_add(finding.count);
                more.length = more.length.saturating_add(finding.length);
            }
        }
    }

    /// Returns the findings by severity, then by place.
    pub(super) fn done(self) -> Vec<Finding> {
        let more = self.rules.into_values().filter_map(|rest| rest.more);
        let more =
            more.map(|more| Finding { text: format!("{} from here on", count(more.findings, "more finding")), ..more });
        let mut all: Vec<Finding> = self.listed.into_iter().chain(more).collect();
        all.order_by_key(|finding| {
            let Place { offset, in_compressed } = finding.place;
            (rule(finding.rule).severity, offset, in_compressed, finding.rule, finding.text.clone())
        });
        all
    }
}

/// The result of checking a trace.
#[derive(Debug)]
pub(crate) struct Findings {
    pub(crate) file: String,
    /// Name of the trace before the @ of a place.
    pub(crate) argument: String,
    pub(crate) buffers: u64,
    pub(crate) events: u64,
    /// Total losses of the trace.
    pub(crate) lost: Lost,
    /// The findings by severity, then by place.
    pub(crate) findings: Vec<Finding>,
}

impl Findings {
    /// Returns the number of findings with a severity.
    pub(crate) fn count(&self, severity: Severity) -> u64 {
        let of = self.findings.iter().filter(|finding| rule(finding.rule).severity == severity);
        of.map(|finding| finding.findings).sum()
    }
}

/// A finding in JSON.
#[derive(Serialize)]
pub(super) struct Row<'f> {
    pub(super) severity: Severity,
    pub(super) rule: &'static str,
    /// FILE@OFFSET, as `etwspec hex` accepts it.
    pub(super) place: String,
    pub(super) offset: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) in_buffer: Option<u32>,
    pub(super) count: u64,
    pub(super) skipped_bytes: u64,
    pub(super) text: &'f str,
}
