//! The first keys of new tables, and values as tables write them.

use etwspec_codegen::format::format;
use etwspec_codegen::schema::{Kind, TODO};

/// Known facts about a new table. The rest are placeholders.
#[derive(Clone, Debug)]
pub struct Head {
    /// Name of its subject.
    pub name: String,
    /// Topic.
    pub module: Option<String>,
    /// Description in one sentence.
    pub summary: Option<String>,
    /// Sources.
    pub sources: Vec<String>,
}

impl Head {
    pub(super) fn module(&self) -> String {
        format!("module = {} # a topic from topics.toml\n", quoted(self.module.as_deref().unwrap_or(TODO)))
    }

    pub(super) fn summary(&self) -> String {
        format!("summary = {} # one sentence, with a full stop\n", quoted(self.summary.as_deref().unwrap_or(TODO)))
    }

    pub(super) fn sources(&self) -> String {
        let sources: Vec<_> = self.sources.iter().map(|source| quoted(source)).collect();
        let sources = if sources.is_empty() { quoted(TODO) } else { sources.join(", ") };
        format!("sources = [{sources}] # ids from sources.toml\n")
    }
}

/// Returns the canonical form of a text of this module.
pub(super) fn formatted(kind: Kind, text: String) -> String {
    format(kind, &text).unwrap_or(text)
}

/// Returns a string of TOML.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// Returns a number as tables write offsets and sizes.
pub(super) fn hex(number: u32) -> String {
    format!("0x{number:02X}")
}

/// Returns a number for both pointer sizes.
pub(super) fn by_pointer(ptr32: u32, ptr64: u32) -> String {
    match ptr32 == ptr64 {
        true => hex(ptr32),
        false => format!("{{ ptr32 = {}, ptr64 = {} }}", hex(ptr32), hex(ptr64)),
    }
}
