//! Information classes: what each asks of its buffer, and what is known of the state that it changes.

use super::{DisclosureRow, DisputeRow, Former, MaskOf, On, Releases, SentinelRow, Sources, Versions};
use crate::role::{Among, As, Owner, RELEASES, Sort, TEXT, among, defines, field, refers};
use crate::span::At;

rows! {
    /// `requests.toml`: an enumeration whose values select requests.
    pub struct RequestsFile {
        /// The name of the enumeration.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// The module of the generated crate, and the topic of the docs.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Description, in one sentence.
        pub summary: String,
        /// Further description.
        pub doc: Option<String>,
        /// C type of a value.
        #[serde(rename = "type")]
        pub ty: As<At<String>, { among(Sort::Type, Among::Scalars) }>,
        /// Common prefix of all names. Constants in Rust drop it.
        pub prefix: As<Option<At<String>>, TEXT>,
        /// Common suffix of all names. Constants in Rust drop it.
        pub suffix: As<Option<At<String>>, TEXT>,
        /// Releases for which the table is known to be complete.
        pub complete: Releases,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// The status for a class that is not valid for the function; left out where it is unknown.
        pub invalid_class: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// Open questions: facts that no source states.
        pub unknown?: Vec<String>,
        /// Disclosure by Microsoft: documentation, headers, symbol files, functions.
        pub disclosure: Option<At<DisclosureRow>>,
        /// The name that is always one more than the last value.
        pub sentinel: At<SentinelRow>,
        /// Numbers that rules refer to and that differ by release.
        pub limit?: Vec<At<LimitRow>>,
        /// The classes.
        pub class: Vec<At<ClassRow>>,
    }

    /// Limit in some releases. Exactly one of `value` and `decided-by` is given.
    pub struct LimitRow {
        /// The name that rules use; the project's.
        pub name: As<At<String>, { defines(Sort::Limit) }>,
        /// Former names, newest first.
        pub renamed_from?: Former,
        /// The number.
        pub value: Option<At<u32>>,
        /// Component that decides the limit, if it is not a fixed number.
        pub decided_by: As<Option<At<String>>, TEXT>,
        /// The releases.
        pub versions: As<At<Versions>, RELEASES>,
        /// A remark.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }

    /// One information class.
    pub struct ClassRow {
        /// The number.
        pub value: At<u64>,
        /// Microsoft's name.
        pub name: As<At<String>, { defines(Sort::InformationClass) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Other names.
        pub aliases?: As<Vec<At<String>>, { defines(Sort::InformationClass) }>,
        /// The releases whose enumeration has the value.
        pub versions: Releases,
        /// The releases in which information can be queried.
        pub query: Releases,
        /// The releases in which information can be set.
        pub set: Releases,
        /// The structure at the start of the buffer.
        #[serde(rename = "struct")]
        pub structure: As<Option<At<String>>, { among(Sort::Type, Among::Structures) }>,
        /// The order of the rules is the order of evaluation.
        pub ordered?: bool,
        /// Effect, in one sentence.
        pub doc: Option<String>,
        /// Sources of the facts, if they are not those of the file.
        pub sources: Sources,
        /// Effects of success.
        pub effect: Option<At<EffectRow>>,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
        /// Open questions: facts that no source states.
        pub unknown?: Vec<String>,
        /// Requirements on the buffer, the caller and the state.
        pub rule?: Vec<At<RuleRow>>,
    }

    /// Rule. Exactly one of the keys from `exactly` to `every-processor` is given.
    pub struct RuleRow {
        /// The buffer is exactly one of these structures.
        pub exactly: As<Option<At<Vec<At<String>>>>, { among(Sort::Type, Among::Structures) }>,
        /// The buffer is at least this structure.
        pub at_least: As<Option<At<String>>, { among(Sort::Type, Among::Structures) }>,
        /// The buffer is at least the structure up to, but not including, this field.
        pub at_least_to: As<Option<At<String>>, { field(Owner::Named) }>,
        /// The bytes from here on are a whole number of elements of this array.
        pub whole_elements: As<Option<At<String>>, { field(Owner::Named) }>,
        /// Number of elements of the array.
        pub elements: Option<At<ElementCount>>,
        /// Every element of the array is this.
        pub each_element: Option<At<ElementValue>>,
        /// A field has at least this value.
        pub field_at_least: Option<At<FieldMinimum>>,
        /// Privilege that a caller in user mode needs.
        pub privilege: As<Option<At<String>>, TEXT>,
        /// A privilege that only some bits of the request require; checked for requests from user mode.
        pub privilege_for: Option<At<PrivilegeForRow>>,
        /// A handle selects an active event logger.
        pub logger: Option<At<LoggerRow>>,
        /// The caller has this permission for the logger.
        pub permission: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// The logger's mode includes this flag.
        pub logger_mode_with: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// The logger's mode is without this flag.
        pub logger_mode_without: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// The logger has, or can be given, this structure.
        pub logger_can_have: As<Option<At<String>>, { among(Sort::Type, Among::Structures) }>,
        /// The logger does not have this yet; the name is the project's, and an effect sets it.
        pub not_yet: As<Option<At<String>>, { refers(Sort::State) }>,
        /// Every active processor accepts, as this interface reports.
        pub every_processor: As<Option<At<String>>, TEXT>,

        /// The operation for which it is asked; left out, both.
        pub on: Option<At<On>>,
        /// Releases in which the rule applies. All releases of the class by default.
        pub versions: Releases,
        /// Status of a violation. Absent if no source states it.
        #[serde(rename = "else")]
        pub otherwise: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// The source qualifies the status with "typically".
        pub typically?: bool,
        /// A remark.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the class.
        pub sources: Sources,
    }

    /// Bounds of the number of elements of an array.
    pub struct ElementCount {
        /// The array.
        pub of: As<At<String>, { field(Owner::Named) }>,
        /// The fewest.
        pub min?: u32,
        /// The most.
        pub max: Option<u32>,
        /// Name of the limit in this file that is the maximum.
        pub max_limit: As<Option<At<String>>, { refers(Sort::Limit) }>,
    }

    /// Requirement on an element.
    pub struct ElementValue {
        /// The array.
        pub of: As<At<String>, { field(Owner::Named) }>,
        /// The number.
        pub equals: u64,
    }

    /// Minimum of a field.
    pub struct FieldMinimum {
        /// The field, an unsigned integer of the class's structure.
        pub field: As<At<String>, { field(Owner::Named) }>,
        /// The minimum.
        pub min: At<u64>,
        /// 0 is also valid.
        pub or_zero?: bool,
    }

    /// Privilege that bits of a group mask require.
    pub struct PrivilegeForRow {
        /// The privilege.
        pub privilege: As<At<String>, TEXT>,
        /// The field of the class's structure that contains the group mask.
        pub field: As<At<String>, { field(Owner::Named) }>,
        /// The bits; any of them requires the privilege.
        pub bits: As<At<Vec<At<String>>>, { among(Sort::Constant, Among::Bits) }>,
    }

    /// Selection of a logger by a handle.
    pub struct LoggerRow {
        /// Field, and its bits, that contain the logger ID.
        pub id: As<MaskOf, { field(Owner::Named) }>,
        /// The constant that selects the NT Kernel Logger.
        pub kernel: As<At<String>, { refers(Sort::Constant) }>,
    }

    /// Effects of success.
    pub struct EffectRow {
        /// State that the logger then has. A `not-yet` rule refers to it.
        pub gives: As<At<String>, { defines(Sort::State) }>,
        /// The array whose elements it keeps.
        pub from: As<At<String>, { field(Owner::Named) }>,
        /// Lifetime of the state.
        pub until: As<At<String>, TEXT>,
    }
}
