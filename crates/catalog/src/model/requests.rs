//! Information classes: what each asks, and what success changes.

use serde::{Deserialize, Serialize};

use super::{Dispute, On, Versions, When, is_false};

/// Information classes.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Requests {
    /// The name of the enumeration, which is also among the sets.
    pub name: String,
    /// What the names of classes begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// What the names of classes end with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suffix: Option<String>,
    /// The status for a class that is not valid for the function.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invalid_class: Option<StatusCode>,
    /// Numbers that rules refer to.
    pub limits: Vec<Limit>,
    /// The classes.
    pub classes: Vec<Class>,
}

/// A status that a function returns.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatusCode {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: u32,
}

/// A limit in some releases.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limit {
    /// The name that rules use.
    pub name: String,
    /// The number, if a table can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// Who decides, where no table can say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<String>,
    /// The releases.
    pub releases: Versions,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of what it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// One information class.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Class {
    /// The number.
    pub value: u32,
    /// Microsoft's name.
    pub name: String,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The releases whose enumeration has it.
    pub when: When,
    /// The releases in which information can be queried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub query: Option<Versions>,
    /// The releases in which information can be set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<Versions>,
    /// The structure at the start of the buffer.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// Whether the rules are in the order in which they are evaluated.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ordered: bool,
    /// What it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The rules.
    pub rules: Vec<Rule>,
    /// What success changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
}

/// A rule of an information class.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rule {
    /// What it asks.
    pub asks: Asks,
    /// The operation for which it is asked; none stated: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// The status if it does not hold, where the study names one.
    #[serde(rename = "else", default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<StatusCode>,
    /// The study says "typically" of that status.
    #[serde(default, skip_serializing_if = "is_false")]
    pub typically: bool,
    /// The releases in which it holds; none stated: all that have the class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of what it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// What a rule asks.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// The buffer is exactly one of these structures.
    Exactly(Vec<String>),
    /// The buffer is at least this structure.
    AtLeast(String),
    /// The buffer is at least the structure up to, but not including, this field.
    AtLeastTo(String),
    /// What follows is a whole number of elements of this array.
    WholeElements(String),
    /// The array has so many elements.
    Elements {
        /// The array.
        of: String,
        /// The fewest.
        min: u32,
        /// The most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
        /// The most, as a limit says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max_limit: Option<String>,
    },
    /// Every element of the array is this.
    EachElement {
        /// The array.
        of: String,
        /// The number.
        equals: u64,
    },
    /// The caller holds this privilege, if it calls from user mode.
    Privilege(String),
    /// A handle selects an active event logger.
    Logger {
        /// The field that holds the handle.
        field: String,
        /// The bits of it that hold the logger's id.
        mask: u64,
        /// The id that stands for the NT Kernel Logger: the constant's name.
        kernel: String,
        /// And its value.
        kernel_id: u64,
    },
    /// The caller has this permission for the logger.
    Permission {
        /// The constant's name.
        name: String,
        /// And its value.
        value: u32,
    },
    /// The logger's mode is without this flag.
    LoggerModeWithout {
        /// The flag's name.
        name: String,
        /// And its value.
        value: u32,
    },
    /// The logger has, or can be given, this structure.
    LoggerCanHave(String),
    /// The logger does not have this yet.
    NotYet(String),
    /// Every active processor accepts, as this interface reports.
    EveryProcessor(String),
}

/// What success changes.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// What the logger then has.
    pub gives: String,
    /// The array whose elements it keeps.
    pub from: String,
    /// How long it keeps them.
    pub until: String,
}
