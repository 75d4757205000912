//! What a check finds.

use serde::Serialize;

use super::rules::{Severity, rule};

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
