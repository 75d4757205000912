//! Information classes: what each asks of its buffer, and what is known of the state that it changes.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{DisclosureRow, DisputeRow, MaskOf, On, SentinelRow, Versions};
use crate::span::At;

/// `requests.toml`: an enumeration whose values select requests.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RequestsFile {
    /// The name of the enumeration.
    pub name: At<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Why it should no longer be used, as a sentence.
    pub deprecated: Option<String>,
    /// The module of the generated crate, and the topic of the docs.
    pub module: At<String>,
    /// Description, in one sentence.
    pub summary: String,
    /// Further description.
    pub doc: Option<String>,
    /// The C type that holds a value.
    #[serde(rename = "type")]
    pub ty: At<String>,
    /// What all names begin with; dropped from the names of Rust's constants.
    pub prefix: Option<At<String>>,
    /// What all names end with; dropped likewise.
    pub suffix: Option<At<String>>,
    /// The releases for which the table is known to hold every value.
    pub complete: Option<At<Versions>>,
    /// Sources of the facts; a row may cite others.
    pub sources: Option<At<Vec<At<String>>>>,
    /// The status for a class that is not valid for the function; left out where it is unknown.
    pub invalid_class: Option<At<String>>,
    /// Open questions: what no source states.
    #[serde(default)]
    pub unknown: Vec<String>,
    /// How Microsoft discloses it: documentation, headers, symbol files, functions.
    pub disclosure: Option<At<DisclosureRow>>,
    /// The name that is always one more than the last value.
    pub sentinel: At<SentinelRow>,
    /// Numbers that rules refer to and that differ by release.
    #[serde(default)]
    pub limit: Vec<At<LimitRow>>,
    /// The classes.
    pub class: Vec<At<ClassRow>>,
}

/// A limit in some releases. Exactly one of `value` and `decided-by` says what it is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LimitRow {
    /// The name that rules use; the project's.
    pub name: At<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// The number.
    pub value: Option<At<u32>>,
    /// Who decides, where no table can say.
    pub decided_by: Option<At<String>>,
    /// The releases.
    pub versions: At<Versions>,
    /// A remark.
    pub doc: Option<String>,
    /// Sources of the fact, if they are not those of the file.
    pub sources: Option<At<Vec<At<String>>>>,
}

/// One information class.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ClassRow {
    /// The number.
    pub value: At<u64>,
    /// Microsoft's name.
    pub name: At<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Why it should no longer be used, as a sentence.
    pub deprecated: Option<String>,
    /// Other names.
    #[serde(default)]
    pub aliases: Vec<At<String>>,
    /// The releases whose enumeration has the value.
    pub versions: Option<At<Versions>>,
    /// The releases in which information can be queried.
    pub query: Option<At<Versions>>,
    /// The releases in which information can be set.
    pub set: Option<At<Versions>>,
    /// The structure at the start of the buffer.
    #[serde(rename = "struct")]
    pub structure: Option<At<String>>,
    /// The rules are written in the order in which the study says that they are evaluated.
    #[serde(default)]
    pub ordered: bool,
    /// What it does.
    pub doc: Option<String>,
    /// Where the facts come from, if not from the file's sources.
    pub sources: Option<At<Vec<At<String>>>>,
    /// What success changes.
    pub effect: Option<At<EffectRow>>,
    /// Sources that disagree.
    #[serde(default)]
    pub disputed: Vec<At<DisputeRow>>,
    /// Open questions: what no source states.
    #[serde(default)]
    pub unknown: Vec<String>,
    /// What is asked of the buffer, the caller and the state.
    #[serde(default)]
    pub rule: Vec<At<RuleRow>>,
}

/// A rule. Exactly one of the keys from `exactly` to `every-processor` says what it asks.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RuleRow {
    /// The buffer is exactly one of these structures.
    pub exactly: Option<At<Vec<At<String>>>>,
    /// The buffer is at least this structure.
    pub at_least: Option<At<String>>,
    /// The buffer is at least the structure up to, but not including, this field.
    pub at_least_to: Option<At<String>>,
    /// What follows is a whole number of elements of this array.
    pub whole_elements: Option<At<String>>,
    /// The array has so many elements.
    pub elements: Option<At<ElementCount>>,
    /// Every element of the array is this.
    pub each_element: Option<At<ElementValue>>,
    /// A field has at least this value.
    pub field_at_least: Option<At<FieldMinimum>>,
    /// The caller holds this privilege; asked of requests from user mode.
    pub privilege: Option<At<String>>,
    /// A privilege that only some bits of the request require; checked for requests from user mode.
    pub privilege_for: Option<At<PrivilegeForRow>>,
    /// A handle selects an active event logger.
    pub logger: Option<At<LoggerRow>>,
    /// The caller has this permission for the logger.
    pub permission: Option<At<String>>,
    /// The logger's mode includes this flag.
    pub logger_mode_with: Option<At<String>>,
    /// The logger's mode is without this flag.
    pub logger_mode_without: Option<At<String>>,
    /// The logger has, or can be given, this structure.
    pub logger_can_have: Option<At<String>>,
    /// The logger does not have this yet; the name is the project's, and an effect sets it.
    pub not_yet: Option<At<String>>,
    /// Every active processor accepts, as this interface reports.
    pub every_processor: Option<At<String>>,

    /// The operation for which it is asked; left out, both.
    pub on: Option<At<On>>,
    /// The releases in which the rule holds; left out, all that have the class.
    pub versions: Option<At<Versions>>,
    /// The status if it does not hold; left out where the study names none.
    #[serde(rename = "else")]
    pub otherwise: Option<At<String>>,
    /// The study says "typically" of that status.
    #[serde(default)]
    pub typically: bool,
    /// A remark.
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the class's sources.
    pub sources: Option<At<Vec<At<String>>>>,
}

/// How many elements an array may have.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ElementCount {
    /// The array.
    pub of: At<String>,
    /// The fewest.
    #[serde(default)]
    pub min: u32,
    /// The most.
    pub max: Option<u32>,
    /// The most, as a limit of this file says.
    pub max_limit: Option<At<String>>,
}

/// What an element must be.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ElementValue {
    /// The array.
    pub of: At<String>,
    /// The number.
    pub equals: u64,
}

/// Minimum of a field.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FieldMinimum {
    /// The field, an unsigned integer of the class's structure.
    pub field: At<String>,
    /// The minimum.
    pub min: At<u64>,
    /// Whether 0 is valid, too.
    #[serde(default)]
    pub or_zero: bool,
}

/// Privilege that bits of a group mask require.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PrivilegeForRow {
    /// The privilege.
    pub privilege: At<String>,
    /// The field of the class's structure that contains the group mask.
    pub field: At<String>,
    /// The bits; any of them requires the privilege.
    pub bits: At<Vec<At<String>>>,
}

/// How a handle selects a logger.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LoggerRow {
    /// The field and the bits of it that hold the logger's id.
    pub id: MaskOf,
    /// The constant that selects the NT Kernel Logger.
    pub kernel: At<String>,
}

/// What success changes.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EffectRow {
    /// What the logger then has; a `not-yet` rule refers to it.
    pub gives: At<String>,
    /// The array whose elements it keeps.
    pub from: At<String>,
    /// How long it keeps them.
    pub until: At<String>,
}
