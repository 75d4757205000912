//! Information classes: their rules, and the effect of a successful request.

use serde::{Deserialize, Serialize};

use super::{Dispute, On, Versions, When};

model! {
    /// Information classes.
    pub struct Requests {
        /// Name of the enumeration, which is also one of the catalog's sets.
        pub name: String,
        /// Common prefix of the names of classes.
        pub prefix?: Option<String>,
        /// Common suffix of the names of classes.
        pub suffix?: Option<String>,
        /// Status for a class that is not valid for the function.
        pub invalid_class?: Option<StatusCode>,
        /// Limits that rules refer to.
        pub limits: Vec<Limit>,
        /// Classes.
        pub classes: Vec<Class>,
    }

    /// Status that a function returns.
    pub struct StatusCode {
        /// Name.
        pub name: String,
        /// Value.
        pub value: u32,
    }

    /// Limit on a request, by release.
    pub struct Limit {
        /// Name that rules refer to.
        pub name: String,
        /// Former names, newest first.
        pub renamed_from?: Vec<String>,
        /// Number, if it is constant.
        pub value?: Option<u32>,
        /// Component that determines the limit, if it is not constant.
        pub decided_by?: Option<String>,
        /// Releases.
        pub releases: Versions,
        /// Remark.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of its parent.
        pub sources?: Vec<String>,
    }

    /// Information class.
    pub struct Class {
        /// Number.
        pub value: u32,
        /// Microsoft's name.
        pub name: String,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Other names.
        pub aliases?: Vec<String>,
        /// Releases whose enumeration contains it.
        pub when: When,
        /// Releases in which it can be queried.
        pub query?: Option<Versions>,
        /// Releases in which it can be set.
        pub set?: Option<Versions>,
        /// Name of the structure at the start of the buffer.
        #[serde(rename = "struct")]
        pub structure?: Option<String>,
        /// True if the rules are in evaluation order.
        pub ordered?: bool,
        /// Effect on the group mask.
        pub doc?: Option<String>,
        /// Rules.
        pub rules: Vec<Rule>,
        /// Effect of a successful request.
        pub effect?: Option<Effect>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
        /// Open questions that no source answers.
        pub unknown?: Vec<String>,
    }

    /// Rule of an information class.
    pub struct Rule {
        /// Requirement.
        pub asks: Requirement,
        /// Operation to which it applies; none for both.
        pub on?: Option<On>,
        /// Status if the rule is violated, if a source states one.
        #[serde(rename = "else")]
        pub otherwise?: Option<StatusCode>,
        /// True if the source states the status as typical only.
        pub typically?: bool,
        /// Releases in which it holds; none for all releases of the class.
        pub releases?: Option<Versions>,
        /// Remark.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of its parent.
        pub sources?: Vec<String>,
    }
}

/// Requirement of a rule.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// The buffer has exactly the size of one of these structures.
    Exactly(Vec<String>),
    /// The buffer is at least as large as this structure.
    AtLeast(String),
    /// The buffer contains at least the structure up to, but not including, this field.
    AtLeastTo(String),
    /// The rest of the buffer is a whole number of elements of this array.
    WholeElements(String),
    /// The number of elements of the array is within bounds.
    Elements {
        /// Name of the array.
        of: String,
        /// Minimum.
        min: u32,
        /// Maximum, if it is a number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
        /// Name of the limit that is the maximum.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max_limit: Option<String>,
    },
    /// Every element of the array has this value.
    EachElement {
        /// Name of the array.
        of: String,
        /// Number.
        equals: u64,
    },
    /// The field has at least this value.
    FieldAtLeast {
        /// Name of the field.
        field: String,
        /// Minimum.
        min: u64,
        /// True if 0 is valid, too.
        #[serde(default, skip_serializing_if = "crate::words::is_default")]
        or_zero: bool,
    },
    /// A caller from user mode has this privilege.
    Privilege(String),
    /// A caller from user mode has this privilege, if the request sets any of these bits.
    PrivilegeFor {
        /// Name of the privilege.
        privilege: String,
        /// Path of the array of words that contains the bits.
        field: String,
        /// Bits.
        bits: Vec<MaskBits>,
    },
    /// A handle selects an active logger.
    Logger {
        /// Field that contains the handle.
        field: String,
        /// Bits of the handle that contain the logger ID.
        mask: u64,
        /// Name of the constant for the NT Kernel Logger's ID.
        kernel: String,
        /// Value of the constant.
        kernel_id: u64,
    },
    /// The caller has this permission for the logger.
    Permission {
        /// Name of the constant.
        name: String,
        /// Value of the constant.
        value: u32,
    },
    /// The mode of the logger includes this flag.
    LoggerModeWith {
        /// Name of the flag.
        name: String,
        /// Value of the constant.
        value: u32,
    },
    /// The mode of the logger lacks this flag.
    LoggerModeWithout {
        /// Name of the flag.
        name: String,
        /// Value of the constant.
        value: u32,
    },
    /// The logger has this structure, or can be given it.
    LoggerCanHave(String),
    /// The logger does not have this structure yet.
    NotYet(String),
    /// Every active processor accepts the request, as this interface reports.
    EveryProcessor(String),
}

model! {
    /// Bits of a group mask.
    pub struct MaskBits {
        /// Name.
        pub name: String,
        /// Index of the 32-bit word.
        pub word: u32,
        /// Mask of the bits within the word.
        pub mask: u32,
    }

    /// Effect of a successful request.
    pub struct Effect {
        /// Structure that the logger has afterwards.
        pub gives: String,
        /// Array whose elements the logger keeps.
        pub from: String,
        /// Time until which the logger keeps them.
        pub until: String,
    }
}
