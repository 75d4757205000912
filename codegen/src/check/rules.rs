//! The list of all rules.

/// Declares a rule: its name, its stage, its purpose and its explanation. Its examples are `bad.toml` and `good.toml` in
/// the folder of its name in `check/examples/`.
macro_rules! rule {
    ($name:literal, $stage:expr, $purpose:literal, $explanation:literal $(,)?) => {{
        use $crate::check::Stage::*;
        $crate::check::Rule {
            name: $name,
            purpose: $purpose,
            explanation: $explanation,
            bad: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/check/examples/", $name, "/bad.toml")),
            good: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/check/examples/", $name, "/good.toml")),
            stage: $stage,
        }
    }};
}

mod accessor;
mod after_open_array;
mod bad_name;
mod bit_width;
mod byte_order;
mod composite;
mod count_field;
mod disclosure;
mod dispatch_case;
mod disputes;
mod duplicate_name;
mod event_class;
mod field_width;
mod file_name;
mod gap;
mod guid_syntax;
mod help;
mod hook_ids;
mod list;
mod loading;
mod mapping_to_nothing;
mod meaning;
mod misaligned;
mod no_end;
mod offset_mismatch;
mod once;
mod one_of;
mod overlap;
mod part_type;
mod payload_type;
mod portable_file;
mod provider;
mod recursion;
mod reference;
mod release_order;
mod releases;
mod request_field;
mod reserved;
mod rust_name;
mod same_as;
mod sentinel;
mod size_mismatch;
mod sources;
mod stated_offsets;
mod too_large;
mod topics;
mod two_meanings;
mod unknown_name;
mod unknown_type;
mod values;
mod wrong_group;

pub(super) use help::of as help_of;
pub(super) use releases::files_with_unreadable_releases;
pub(super) use too_large::too_many_releases;

use super::Rule;

/// All rules: the rules of the loader, then the rules over the whole spec, from the axis of releases to single rows.
pub static RULES: &[&Rule] = &[
    &loading::NOT_TOML,
    &loading::MISSING_FILE,
    &loading::UNEXPECTED_FILE,
    &loading::UNKNOWN_KEY,
    &loading::MISSING_KEY,
    &loading::WRONG_TYPE,
    &loading::UNKNOWN_WORD,
    &loading::HIDDEN_TEXT,
    &loading::NOT_FILLED_IN,
    &loading::SENTENCE,
    &loading::LISTED_TWICE,
    &release_order::RULE,
    &releases::UNKNOWN_RELEASE,
    &releases::REVERSED_RANGE,
    &releases::EMPTY_RANGE,
    &releases::ONE_POINTER_SIZE,
    &releases::NO_EDITION,
    &sources::NO_SOURCE,
    &sources::UNKNOWN_SOURCE,
    &sources::SOURCE_LOCATION,
    &sources::SOURCE_SECTION,
    &disputes::RULE,
    &disclosure::RULE,
    &reserved::RULE,
    &bad_name::RULE,
    &file_name::RULE,
    &portable_file::RULE,
    &duplicate_name::RULE,
    &rust_name::RULE,
    &one_of::RULE,
    &unknown_type::RULE,
    &unknown_name::RULE,
    &topics::UNKNOWN_TOPIC,
    &topics::OUT_OF_FAMILY,
    &recursion::RULE,
    &too_large::RULE,
    &overlap::RULE,
    &gap::RULE,
    &misaligned::RULE,
    &offset_mismatch::RULE,
    &stated_offsets::MISSING_OFFSET,
    &stated_offsets::UNSTATED_OFFSET,
    &size_mismatch::RULE,
    &after_open_array::RULE,
    &no_end::RULE,
    &count_field::RULE,
    &part_type::RULE,
    &byte_order::RULE,
    &request_field::RULE,
    &same_as::RULE,
    &reference::RULE,
    &list::RULE,
    &payload_type::RULE,
    &payload_type::WHOLE,
    &dispatch_case::RULE,
    &accessor::RULE,
    &meaning::RULE,
    &values::NO_VALUES,
    &values::UNUSED_PREFIX,
    &bit_width::RULE,
    &field_width::RULE,
    &two_meanings::RULE,
    &hook_ids::HOOK_ID,
    &hook_ids::COLLISION,
    &composite::RULE,
    &sentinel::RULE,
    &wrong_group::RULE,
    &mapping_to_nothing::RULE,
    &guid_syntax::RULE,
    &event_class::CLASS,
    &event_class::NAME,
    &provider::NAME,
    &provider::UNIQUE,
    &provider::FIELD,
    &provider::NUMBER,
    &provider::UNUSED,
];
