//! New tables and rows, to be filled in. Placeholders are marked with [`TODO`].

mod c;
mod hexdump;
mod provider;
mod row;

use std::fmt::Write as _;

pub use c::{CError, from_c};
pub(crate) use hexdump::{from_hexdump, read_hexdump};
pub(crate) use provider::{portable_name, provider, provider_with_one_event};
pub(crate) use row::event;

use etwspec_codegen::format::format;
use etwspec_codegen::schema::Kind;
pub(crate) use etwspec_codegen::schema::TODO;

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
    fn module(&self) -> String {
        format!("module = {} # a topic from topics.toml\n", quoted(self.module.as_deref().unwrap_or(TODO)))
    }

    fn summary(&self) -> String {
        format!("summary = {} # one sentence, with a full stop\n", quoted(self.summary.as_deref().unwrap_or(TODO)))
    }

    fn sources(&self) -> String {
        let sources: Vec<_> = self.sources.iter().map(|source| quoted(source)).collect();
        let sources = if sources.is_empty() { quoted(TODO) } else { sources.join(", ") };
        format!("sources = [{sources}] # ids from sources.toml\n")
    }
}

/// Returns the path of a new table from the folder of the tables.
pub(crate) fn path(kind: Kind, name: &str) -> Option<String> {
    let symbol = !name.is_empty() && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    let valid = if kind == Kind::Provider { portable_name(name) == name } else { symbol };
    let folder = match kind {
        Kind::Struct => "structs",
        Kind::Enum => "enums",
        Kind::Classes => "classes",
        Kind::Provider => "providers",
        _ => return None,
    };
    let file = if kind == Kind::Classes { name.to_lowercase() } else { name.to_owned() };
    valid.then(|| format!("{folder}/{file}.toml"))
}

/// Returns a structure with one field.
pub(crate) fn structure(head: &Head) -> String {
    let mut text = String::new();
    text += "# Releases: `versions` if a source compared them, `seen` if it names some; neither means unknown.\n";
    text += "# Offsets and sizes: `at` of fields and `size`, only if a source states them.\n";
    let _ = writeln!(text, "name = {}", quoted(&head.name));
    text += &(head.module() + &head.summary() + &head.sources());
    text +=
        "\n# A field is a `type`, a `union`, a `struct` or `bits` of a `unit`. An array has a `count`, or is `open`.\n";
    let _ = write!(text, "[[field]]\nname = {0}\ntype = \"ULONG\"\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Struct, text)
}

/// Returns a set of values with one value.
pub(crate) fn values(head: &Head) -> String {
    let mut text = String::new();
    text += "# Releases: `versions` if a source compared them, `seen` if it names some; neither means unknown.\n";
    let _ = writeln!(text, "name = {}", quoted(&head.name));
    text += &(head.module() + &head.summary());
    text += "kind = \"enumeration\" # or flags, or constants\ntype = \"ULONG\"\n";
    text += &head.sources();
    let _ = write!(text, "\n[[value]]\nvalue = 0x00\nname = {0}\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Enum, text)
}

/// Returns a class of classic events with one event.
pub(crate) fn class(head: &Head, guid: Option<&str>) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "guid = {} # of the class, as in event headers", quoted(guid.unwrap_or(TODO)));
    let _ = writeln!(text, "name = {} # with `own-name = true` if Microsoft gives none", quoted(&head.name));
    text += &(head.summary() + &head.sources());
    text += "\n# `payload` names the structures of the data: [{ struct = \"NAME\", event-version = 2 }]\n";
    let _ = write!(text, "[[event]]\ntype = 0x00\ntype-name = {0}\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Classes, text)
}

/// Returns the canonical form of a text of this module.
fn formatted(kind: Kind, text: String) -> String {
    format(kind, &text).unwrap_or(text)
}

/// Returns a string of TOML.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// Returns a number as tables write offsets and sizes.
fn hex(number: u32) -> String {
    format!("0x{number:02X}")
}

/// Returns a number for both pointer sizes.
fn by_pointer(ptr32: u32, ptr64: u32) -> String {
    match ptr32 == ptr64 {
        true => hex(ptr32),
        false => format!("{{ ptr32 = {}, ptr64 = {} }}", hex(ptr32), hex(ptr64)),
    }
}
