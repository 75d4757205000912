//! Findings in a trace, with places and examples, in bounded memory.

use std::collections::HashMap;
use std::fmt;

use crate::evidence::rules::Rule;

/// Maximum number of different findings of one rule about one item. Others are counted together.
const MAX_OF_ITEM: usize = 32;
/// Maximum number of different findings. Others are counted by rule.
const MAX: usize = 4096;
/// Maximum number of bytes of an example.
const EXAMPLE: usize = 64;

/// A place in a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Offset of the buffer in the file.
    pub buffer: u64,
    /// Offset from the start of the buffer.
    pub offset: u64,
    /// True if the buffer is compressed: the offset is then an offset in the decompressed buffer.
    pub compressed: bool,
}

impl Place {
    /// Returns the place a number of bytes further on.
    pub(crate) fn after(self, bytes: usize) -> Place {
        Place { offset: self.offset.saturating_add(bytes as u64), ..self }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.compressed {
            write!(f, "{:#x}+{:#x}", self.buffer, self.offset)
        } else {
            write!(f, "{:#x}", self.buffer.saturating_add(self.offset))
        }
    }
}

/// Bytes that show a finding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Example {
    /// The bytes, at most 64.
    pub bytes: Vec<u8>,
    /// Offset of the first byte from the start of the data or the header.
    pub at: usize,
    /// Number of bytes from there to the end of the data.
    pub total: usize,
}

impl Example {
    /// Takes the bytes around a field.
    pub(crate) fn around(bytes: &[u8], at: usize) -> Example {
        let from = (at & !15).min(bytes.len());
        let rest = bytes.get(from..).unwrap_or(&[]);
        Example { bytes: rest.get(..EXAMPLE).unwrap_or(rest).to_vec(), at: from, total: rest.len() }
    }
}

/// A claim of a row that a trace widens: the row was observed in one more release.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Widening {
    /// Table of the row, as the catalog names it.
    pub file: String,
    /// Key of the list of rows in that table, such as `event`.
    pub list: &'static str,
    /// Index of the row in the list.
    pub row: usize,
    /// Claim of the row after the change: releases in the grammar of the tables.
    pub seen: etwspec_catalog::Versions,
    /// Sources of the row before the change.
    pub sources: Vec<String>,
}

/// A violated rule about one item of the tables.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// Item of the tables, as `cargo spec why` accepts it: a structure, a field, a set, an event.
    pub item: String,
    /// Table of the item, as the catalog names it.
    pub file: String,
    /// Text of the finding.
    pub text: String,
    /// Number of occurrences.
    pub count: u64,
    /// First place.
    pub place: Place,
    /// Bytes at the first place.
    pub example: Example,
    /// Possible widening of a claim of the tables.
    pub widening: Option<Widening>,
    /// Number of different findings: more than 1 if this is the sum of those that are not listed.
    pub findings: u64,
}

impl Finding {
    /// Creates a finding without a place.
    pub(crate) fn new(rule: &'static Rule, item: String, file: &str, text: String) -> Finding {
        Finding {
            rule,
            item,
            file: file.to_owned(),
            text,
            count: 0,
            place: Place::default(),
            example: Example::default(),
            widening: None,
            findings: 1,
        }
    }

    /// Sets the first place, and the bytes there around an offset.
    pub(crate) fn at(self, place: Place, bytes: &[u8], at: usize) -> Finding {
        Finding { place, example: Example::around(bytes, at), ..self }
    }
}

/// Identity of a finding: rule, item and detail.
type Key = (&'static str, u32, u64);

/// Findings in the making.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    listed: HashMap<Key, Finding>,
    of_item: HashMap<(&'static str, u32), usize>,
    more: HashMap<(&'static str, Option<u32>), Finding>,
}

impl Findings {
    /// Counts a finding. `new` is called if it is the first with this rule, item and detail that is listed.
    pub(crate) fn add(&mut self, rule: &'static Rule, item: u32, detail: u64, new: impl FnOnce() -> Finding) {
        self.add_times(rule, item, detail, 1, new);
    }

    pub(crate) fn add_times(
        &mut self,
        rule: &'static Rule,
        item: u32,
        detail: u64,
        times: u64,
        new: impl FnOnce() -> Finding,
    ) {
        if let Some(found) = self.listed.get_mut(&(rule.name, item, detail)) {
            found.count = found.count.saturating_add(times);
            return;
        }
        let of_item = self.of_item.entry((rule.name, item)).or_default();
        let full = self.listed.len() >= MAX;
        if *of_item < MAX_OF_ITEM && !full {
            *of_item += 1;
            self.listed.insert((rule.name, item, detail), Finding { count: times, ..new() });
            return;
        }
        // The number of different details that are not listed is unknown: only occurrences are counted.
        let key = (rule.name, (!full).then_some(item));
        let more = self.more.entry(key).or_insert_with(|| {
            let found = new();
            let item = if full { String::new() } else { found.item };
            Finding {
                item,
                text: "others, which are not listed".to_owned(),
                count: 0,
                widening: None,
                findings: 2,
                ..found
            }
        });
        more.count = more.count.saturating_add(times);
    }

    /// Returns the findings by status, rule and item.
    pub(crate) fn done(self) -> Vec<Finding> {
        let mut all: Vec<Finding> = self.listed.into_values().chain(self.more.into_values()).collect();
        all.sort_by(|a, b| {
            let key = |finding: &Finding| {
                (
                    finding.rule.status,
                    crate::evidence::rules::RULES.iter().position(|rule| rule.name == finding.rule.name),
                )
            };
            let place = |finding: &Finding| (finding.findings, finding.place.buffer, finding.place.offset);
            key(a)
                .cmp(&key(b))
                .then_with(|| a.item.cmp(&b.item))
                .then_with(|| place(a).cmp(&place(b)))
                .then_with(|| a.text.cmp(&b.text))
        });
        all
    }
}
