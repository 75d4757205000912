//! The state of a check, and how findings are added to it.

use etwspec_etl::counts::Counts;
use etwspec_etl::payload::Decoder;
use etwspec_etl::{Damage, LogFile};

use super::findings::{Finding, List, Place};
use super::kinds::{Kinds, Times};
use super::rules::rule;

/// The state of a check.
pub(super) struct Check {
    pub(super) log_file: Option<LogFile>,
    pub(super) decoder: Decoder,
    pub(super) schemas: etwspec_schema::Decoder,
    pub(super) counts: Counts,
    pub(super) findings: List,
    pub(super) kinds: Kinds,
    pub(super) times: Times,
}

impl Check {
    /// Starts the check of a trace.
    pub(super) fn new(log_file: Option<LogFile>, schemas: etwspec_schema::Decoder) -> Self {
        Check {
            schemas,
            decoder: Decoder::new(log_file.as_ref()),
            log_file,
            counts: Counts::default(),
            findings: List::default(),
            kinds: Kinds::default(),
            times: Times::default(),
        }
    }

    /// Adds a finding at an offset in the file.
    pub(super) fn find(&mut self, rule: &'static str, offset: u64, count: u64, text: impl Into<String>) {
        self.findings.add(Finding { rule, place: Place::at(offset), count, length: 0, text: text.into(), findings: 1 });
    }

    /// Adds damage that the reader reports.
    pub(super) fn damage(&mut self, damage: &Damage, compressed: bool) {
        let within = damage.in_buffer.filter(|at| compressed && *at > 0);
        let place = Place { offset: damage.offset, in_compressed: within };
        let id = rule(damage.rule.id()).id;
        let text = damage.rule.to_string();
        self.findings.add(Finding { rule: id, place, count: 1, length: damage.length, text, findings: 1 });
    }
}
