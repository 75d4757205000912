//! The resolved facts: what every emitter and every command works from, and what `catalog.json` holds.
//!
//! Nothing here knows TOML or a target language, apart from the Rust names of items, which are part of what the
//! catalog says of them.

mod dispatch;
mod hooks;
mod masks;
mod observed;
mod paths;
mod requests;
mod structs;
mod tail;
mod values;

use serde::{Deserialize, Serialize};

use crate::axis::Axis;
pub(crate) use crate::words::{
    Combine, Meaning, On, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy, ValueKind, Versions,
};
pub use dispatch::{Case, Dispatch, Selector};
pub use hooks::{HookEvent, HookGroup, Payload};
pub use masks::{EnableFlag, GroupMask, MaskGroup, MaskValue, Sets};
pub use observed::{SeenHook, SeenStruct, SeenValue, Trace};
pub use paths::{find, locate};
pub use requests::{Asks, Class, Effect, Limit, Requests, Rule, StatusCode};
pub use structs::{
    Alias, Bit, CountFrom, DeclaredPart, DeclaredRow, Field, Form, Inserted, Mask, Member, Prefix, Shape, StatedSize,
    Struct,
};
pub use tail::{Element, Many, Part};
pub use values::{ByPointer, Combination, Sentinel, SentinelAt, Value, ValueGuid, ValueSet};

/// Everything that the spec knows.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Catalog {
    /// Where this comes from, in a sentence.
    #[serde(default)]
    pub about: String,
    /// The version of this form of the catalog.
    pub format: u32,
    /// Releases and points within them, oldest first.
    pub releases: Axis,
    /// Where the facts come from.
    pub sources: Vec<Source>,
    /// Scalar types.
    pub types: Vec<ScalarType>,
    /// The families of topics.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub families: Vec<Family>,
    /// What structures and sets are about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub topics: Vec<Topic>,
    /// Structures.
    pub structs: Vec<Struct>,
    /// Things that may be of one of several structures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dispatches: Vec<Dispatch>,
    /// Enumerations, flags and constants.
    pub sets: Vec<ValueSet>,
    /// Group masks.
    pub masks: Vec<GroupMask>,
    /// Information classes.
    pub requests: Vec<Requests>,
    /// Kernel events.
    pub hooks: Vec<HookGroup>,
    /// What was seen in real traces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub observed: Vec<Trace>,
}

impl Catalog {
    /// The structure with a name or an alias.
    pub fn structure(&self, name: &str) -> Option<&Struct> {
        let mut aliased = self.structs.iter().filter(|one| one.aliases.iter().any(|alias| alias.name == name));
        self.structs.iter().find(|one| one.name == name).or_else(|| aliased.next())
    }

    /// The form of a structure that a field refers to by its index.
    pub fn form(&self, structure: &str, index: usize) -> Option<&Form> {
        self.structure(structure)?.forms.get(index)
    }

    /// The enumeration, flags or constants with a name.
    pub fn set(&self, name: &str) -> Option<&ValueSet> {
        self.sets.iter().find(|set| set.name == name)
    }

    /// Returns the information classes of the enumeration with this name.
    pub fn requests_of(&self, set: &str) -> Option<&Requests> {
        self.requests.iter().find(|requests| requests.name == set)
    }

    /// The dispatch with a name.
    pub fn dispatch(&self, name: &str) -> Option<&Dispatch> {
        self.dispatches.iter().find(|dispatch| dispatch.name == name)
    }

    /// The source with an ID.
    pub fn source(&self, id: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.id == id)
    }
}

/// A source of facts.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// The name that facts cite.
    pub id: String,
    /// The title of the page, header or file.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// What kind of evidence it is.
    pub kind: SourceKind,
    /// Where it is found.
    #[serde(rename = "where")]
    pub location: String,
    /// The edition that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The last release that it examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub examined_to: Option<String>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Topics that are a module and a feature of the crate together.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Family {
    /// The name of the module and of the feature.
    pub name: String,
    /// What is in it, in a sentence.
    pub summary: String,
}

/// What structures and sets are about: one module of the crate, one part of the docs.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Topic {
    /// The module, from the root of the crate: `headers`, `payloads::thread`.
    pub module: String,
    /// The family, if the topic is of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub family: Option<String>,
    /// What is in it, in a sentence.
    pub summary: String,
}

/// How a fact relates to releases.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// It holds in these releases and no others.
    Exact,
    /// It was seen in these; absence elsewhere is not claimed.
    Seen,
    /// No source says when it holds.
    #[default]
    Unknown,
}

/// When a fact holds.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct When {
    /// What the releases mean.
    pub relation: Relation,
    /// The releases, in the grammar of the tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// What another source says.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dispute {
    /// The source.
    pub source: String,
    /// What it says.
    pub says: String,
    /// Whether the tables follow it.
    pub preferred: bool,
    /// Why the preferred side is preferred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A scalar type.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScalarType {
    /// The name in C.
    pub name: String,
    /// What the bytes are.
    #[serde(rename = "is")]
    pub scalar: Scalar,
    /// Whether arrays of the type contain text.
    #[serde(default, skip_serializing_if = "is_false")]
    pub character: bool,
    /// What it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !value
}
