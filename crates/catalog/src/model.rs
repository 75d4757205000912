//! The resolved facts: the contents of `catalog.json`, from which every emitter and command works.
//!
//! The model does not depend on TOML or on a target language, except for the names of items in the generated Rust crate,
//! which are part of the catalog.

/// Declares structures of the model. JSON omits a key that is declared with `?` if it has no value, no elements or is false.
macro_rules! model {
    ($($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $key:ident $(? $($never:ident)?)?: $ty:ty,)*
    })*) => {$(
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        $(#[$about])*
        pub struct $name {$(
            $(#[$doc])*
            $(#[serde(default, skip_serializing_if = "crate::words::is_default")] $($never)?)?
            pub $key: $ty,
        )*}
    )*};
}

mod disclosure;
mod dispatch;
mod fields;
mod hooks;
mod masks;
mod observed;
mod paths;
mod providers;
mod requests;
mod structs;
mod tail;
mod values;

use serde::{Deserialize, Serialize};

use crate::axis::Axis;
pub(crate) use crate::words::{
    Accessor, Combine, On, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy, ValueKind, Versions,
};
pub use disclosure::{DisclosedIn, Disclosure};
pub use dispatch::{Case, Dispatch, Selector};
pub use fields::{Bit, CountFrom, Field, Mask, Shape};
pub use hooks::{HookEvent, HookGroup, Payload};
pub use masks::{CommunityGroup, EnableFlag, GroupMask, MaskGroup, MaskValue, Sets};
pub use observed::{SeenHook, SeenStruct, SeenValue, Trace};
pub(crate) use paths::{End, end};
pub use paths::{find, find_bit, joined, locate};
pub use providers::{
    EventField, EventMap, EventTemplate, Keyword, MapEntry, NamedNumber, Opcode, Provider, ProviderEvent, Quantity,
};
pub use requests::{Class, Effect, Limit, MaskBits, Requests, Requirement, Rule, StatusCode};
pub use structs::{Alias, DeclaredPart, DeclaredRow, Form, Inserted, Member, Prefix, StatedSize, Struct};
pub use tail::{Element, Many, Part};
pub use values::{ByPointer, Combination, Sentinel, SentinelAt, Value, ValueGuid, ValueSet};

/// Version of the catalog format that this crate reads and codegen writes.
pub const FORMAT: u32 = 3;

model! {
    /// All facts of the tables, resolved.
    pub struct Catalog {
        /// Origin of the catalog, in one sentence.
        #[serde(default)]
        pub about: String,
        /// Version of the catalog format.
        pub format: u32,
        /// Releases and points within them, oldest first.
        pub releases: Axis,
        /// Sources that facts cite.
        pub sources: Vec<Source>,
        /// Scalar types.
        pub types: Vec<ScalarType>,
        /// Families of topics.
        pub families?: Vec<Family>,
        /// Topics of structures and sets.
        pub topics?: Vec<Topic>,
        /// Structures.
        pub structs: Vec<Struct>,
        /// Dispatches: choices between structures by the value of an integer.
        pub dispatches?: Vec<Dispatch>,
        /// Enumerations, flags and constants.
        pub sets: Vec<ValueSet>,
        /// Group masks.
        pub masks: Vec<GroupMask>,
        /// Information classes.
        pub requests: Vec<Requests>,
        /// Kernel events by group, and then classic events by class.
        pub hooks: Vec<HookGroup>,
        /// Providers of events.
        pub providers?: Vec<Provider>,
        /// Kinds of things that fields of events refer to, and the events that name them.
        pub references?: Vec<crate::things::Reference>,
        /// Lists whose rows follow from several events.
        pub lists?: Vec<crate::things::List>,
        /// Observations in real traces.
        pub observed?: Vec<Trace>,
    }
}

impl Catalog {
    /// Creates a catalog that contains only providers.
    pub fn of_providers(providers: Vec<Provider>) -> Catalog {
        Catalog {
            about: String::new(),
            format: FORMAT,
            releases: Axis { stops: Vec::new() },
            sources: Vec::new(),
            types: Vec::new(),
            families: Vec::new(),
            topics: Vec::new(),
            structs: Vec::new(),
            dispatches: Vec::new(),
            sets: Vec::new(),
            masks: Vec::new(),
            requests: Vec::new(),
            hooks: Vec::new(),
            providers,
            references: Vec::new(),
            lists: Vec::new(),
            observed: Vec::new(),
        }
    }

    /// Returns the structure with this name, or else the structure with this alias or former name.
    pub fn structure(&self, name: &str) -> Option<&Struct> {
        let is = |one: &&Struct| {
            one.aliases.iter().any(|alias| alias.name == name) || one.renamed_from.iter().any(|former| former == name)
        };
        let mut aliased = self.structs.iter().filter(is);
        self.structs.iter().find(|one| one.name == name).or_else(|| aliased.next())
    }

    /// Returns a form of a structure by its index, as [`Shape::Struct`] refers to it.
    pub fn form(&self, structure: &str, index: usize) -> Option<&Form> {
        self.structure(structure)?.forms.get(index)
    }

    /// Returns the enumeration, flags or constants with this name.
    pub fn set(&self, name: &str) -> Option<&ValueSet> {
        self.sets.iter().find(|set| set.name == name)
    }

    /// Returns the information classes of the enumeration with this name.
    pub fn requests_of(&self, set: &str) -> Option<&Requests> {
        self.requests.iter().find(|requests| requests.name == set)
    }

    /// Returns the dispatch with this name.
    pub fn dispatch(&self, name: &str) -> Option<&Dispatch> {
        self.dispatches.iter().find(|dispatch| dispatch.name == name)
    }

    /// Returns the provider with this name.
    pub fn provider(&self, name: &str) -> Option<&Provider> {
        self.providers.iter().find(|provider| provider.name == name)
    }

    /// Returns the source with this ID.
    pub fn source(&self, id: &str) -> Option<&Source> {
        self.sources.iter().find(|source| source.id == id)
    }
}

model! {
    /// Source of facts.
    pub struct Source {
        /// ID that facts cite.
        pub id: String,
        /// Title of the page, header or file.
        pub title: String,
        /// Author.
        pub author: String,
        /// Kind of evidence.
        pub kind: SourceKind,
        /// Location, such as a URL.
        #[serde(rename = "where")]
        pub location: String,
        /// Address, with `https://`.
        pub url?: Option<String>,
        /// Edition that was read.
        pub edition?: Option<String>,
        /// ID of the last release that it examined.
        pub examined_to?: Option<String>,
        /// Remark.
        pub doc?: Option<String>,
        /// Parts of the page at the address that describe one item each.
        pub sections?: Vec<Section>,
    }

    /// Part of a source that describes an item.
    pub struct Section {
        /// Name of the structure or set of values.
        pub of: String,
        /// Fragment of the address, without `#`.
        pub at: String,
    }
}

impl Source {
    /// Returns the part that describes an item.
    pub fn section(&self, item: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.of == item)
    }
}

model! {
    /// Family of topics: one module and one feature of the generated Rust crate.
    pub struct Family {
        /// Name of the module and of the feature.
        pub name: String,
        /// Former names, newest first. Modules and features of the crate keep them as aliases.
        pub renamed_from?: Vec<String>,
        /// Summary in one sentence.
        pub summary: String,
    }

    /// Topic of structures and sets: one module of the generated Rust crate, one section of the documentation.
    pub struct Topic {
        /// Path of the module from the crate root, such as `headers` or `payloads::thread`.
        pub module: String,
        /// Former paths, newest first. Modules and features of the crate keep them as aliases.
        pub renamed_from?: Vec<String>,
        /// Name of the family, if the topic belongs to one.
        pub family?: Option<String>,
        /// Summary in one sentence.
        pub summary: String,
    }
}

/// Strength of a statement about releases.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// Documented: holds in these releases and in no others.
    Exact,
    /// Observed in these releases. Nothing is claimed about others.
    Seen,
    /// Unknown: no source states any release.
    #[default]
    Unknown,
}

model! {
    /// Releases in which a fact holds, and the strength of that statement.
    #[derive(Default)]
    pub struct When {
        /// Strength of the statement.
        pub relation: Relation,
        /// Releases, in the grammar of the tables.
        pub releases?: Option<Versions>,
    }

    /// Statement of a source that disagrees with another.
    pub struct Dispute {
        /// ID of the source.
        pub source: String,
        /// Statement of the source.
        pub says: String,
        /// True if the tables follow this source.
        pub preferred: bool,
        /// Reason for the preference.
        pub why?: Option<String>,
    }

    /// Scalar type.
    pub struct ScalarType {
        /// Name in C.
        pub name: String,
        /// Representation.
        #[serde(rename = "is")]
        pub scalar: Scalar,
        /// True if arrays of the type contain text.
        pub character?: bool,
        /// True if the type has the size of a pointer, but contains a number and not an address.
        pub number?: bool,
        /// Description.
        pub doc?: Option<String>,
    }
}
